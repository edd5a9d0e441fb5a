import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The Hash header (§7): lower-case hex of SHA-256 over salt and the exact date header.
 * The salt is in every page, so this checks integrity and freshness and never authenticates anybody.
 * A library, because `crypto.subtle` does not exist on plain http outside loopback.
 */
export function requestHash(salt: string, date: string): string {
  return bytesToHex(sha256(utf8ToBytes(salt + date)));
}
