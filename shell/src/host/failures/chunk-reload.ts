import { CHUNK_RELOAD_GUARD_MS } from '@shop/domain/constants';
import { persisted } from '@shop/platform/storage';
import * as v from 'valibot';
import { isLeaving } from './leaving.ts';

/** When the page last reloaded itself after a script failed to load. */
const lastReload = persisted(v.number(), 'shop.chunk-reload', 'tab');
/** How long the origin may take to answer for this page. */
const ANSWER_MS = 5_000;
let underWay: Promise<boolean> | undefined;

/**
 * Reloads the page after a chunk failed to load, at most once a minute (§4). Returns false if it has just done so or if
 * the page could not be loaded: without a connection the browser would show its own error page. A page that is being
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
  const last = lastReload.read() ?? 0;
  if (now - last < CHUNK_RELOAD_GUARD_MS || !(await doesPageAnswer())) return false;
  if (isLeaving()) return true;
  // A reload that could not be stored might repeat for ever.
  if (!lastReload.write(now)) return false;
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
