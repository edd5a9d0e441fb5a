import { CHUNK_RELOAD_GUARD_MS } from '@shop/domain/constants';
import { isLeaving } from './leaving.ts';

const key = 'shop.chunk-reload';
/** How long the origin may take to show that it can answer for this page. */
const ANSWER_MS = 5_000;
let underWay: Promise<boolean> | undefined;

/**
 * Reloads the page after a chunk failed to load, at most once a minute (§4). False when it has just done so, or when
 * the page could not be loaded anew: without a connection it would be the browser's own error page. A page that is being
 * left counts as reloaded.
 */
export function reloadAfterChunkFailure(
  now = Date.now(),
  reload = () => location.reload(),
): Promise<boolean> {
  // Several chunks that fail together are one failure.
  underWay ??= tryReload(now, reload).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function tryReload(now: number, reload: () => void): Promise<boolean> {
  if (isLeaving()) return true;
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (now - last < CHUNK_RELOAD_GUARD_MS || !(await doesPageAnswer())) return false;
  if (isLeaving()) return true;
  sessionStorage.setItem(key, String(now));
  reload();
  return true;
}

async function doesPageAnswer(): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).catch(
    () => undefined,
  );
  return answer?.ok === true;
}
