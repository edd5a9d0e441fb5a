/**
 * Computes the Hash header (§7): lower-case hex of SHA-256 over the salt and the exact date header. The salt is in
 * every page, so the hash checks integrity and freshness and never authenticates anyone.
 */
export async function requestHash(salt: string, date: string): Promise<string> {
  const digest = await sha256(new TextEncoder().encode(salt + date));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `crypto.subtle` does not exist on plain http outside loopback; the page loads a library only there. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const library = await import('@noble/hashes/sha2.js');
  return library.sha256(bytes);
}
