/**
 * The Hash header (§7): lower-case hex of SHA-256 over salt and the exact date header.
 * The salt is in every page, so this checks integrity and freshness and never authenticates anybody.
 */
export async function requestHash(salt: string, date: string): Promise<string> {
  const digest = await sha256(new TextEncoder().encode(salt + date));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `crypto.subtle` does not exist on plain http outside loopback; only there does the page fetch a library for it. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const library = await import('@noble/hashes/sha2.js');
  return library.sha256(bytes);
}
