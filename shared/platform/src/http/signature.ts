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
 * Signs a request with its date and hash (§7). While a page is being left, Firefox does not resolve `crypto.subtle`,
 * so its last requests reuse the previous signature: the server accepts it for 300 s, and the session check renews it
 * every minute.
 */
export async function signature(): Promise<Signature> {
  if (isLeaving && latest) return latest;
  const date = serverNow().toUTCString();
  latest = { date, hash: await requestHash(readShopConfig().hashSalt, date) };
  return latest;
}
