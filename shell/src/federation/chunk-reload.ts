import { CHUNK_RELOAD_GUARD_MS } from '@shop/shared/contracts/constants';

const key = 'shop.chunk-reload';

/** Reloads the page after a chunk failed to load, at most once a minute (§4). False when it has just done so. */
export function reloadAfterChunkFailure(now = Date.now(), reload = () => location.reload()): boolean {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (now - last < CHUNK_RELOAD_GUARD_MS) return false;
  sessionStorage.setItem(key, String(now));
  reload();
  return true;
}
