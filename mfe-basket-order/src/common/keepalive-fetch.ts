/** A request that goes on when its page is left. Browsers let 64 KB of such requests be under way. */
export const keepaliveFetch: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });
