import { serverNow } from './clock.ts';
import { readShopConfig } from './config.ts';
import { requestHash } from './hash.ts';

interface Signature {
  readonly date: string;
  readonly hash: string;
}

let latest: Signature | undefined;
let isLeaving = false;

window.addEventListener('pagehide', () => (isLeaving = true), { capture: true });
window.addEventListener('pageshow', () => (isLeaving = false));

/**
 * The date of a request and its hash (§7). Firefox gives a page that is being left no answer from `crypto.subtle`, so
 * its last requests carry the signature of the one before: the server accepts it for 300 s, and the session check
 * makes a new one every minute.
 */
export async function signature(): Promise<Signature> {
  if (isLeaving && latest) return latest;
  const date = serverNow().toUTCString();
  latest = { date, hash: await requestHash(readShopConfig().hashSalt, date) };
  return latest;
}
