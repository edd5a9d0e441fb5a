import { AREA_GIVE_UP_MS, AREA_SLOW_MS } from '@shop/domain/constants';

/** Loads the current or the previous release; attempts count from 0. */
export interface ReleaseLoads<T> {
  readonly current: (attempt: number) => Promise<T>;
  readonly previous?: () => Promise<T>;
}

type FallbackEvent = 'failed' | 'retry' | 'slow' | 'previous' | 'gave-up';

export interface Watcher {
  /** Called for every step but the first, for telemetry. */
  readonly onStep?: (event: FallbackEvent, error?: unknown) => void;
  /** Called after 5 s: show the panel. The load continues and still mounts when it succeeds. */
  readonly onGiveUp?: () => void;
}

/**
 * The fallback chain (architecture §3). A fast failure is tried once more, then the previous release follows. A load
 * that is pending after 2 s continues while the previous release starts beside it, and the first to finish wins.
 * Rejects only when everything has failed.
 */
export function loadWithFallback<T>(
  { current, previous }: ReleaseLoads<T>,
  { onStep, onGiveUp }: Watcher = {},
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let fallback: Promise<T> | undefined;
    const startFallback = (error?: unknown) => {
      if (!fallback) {
        if (previous) onStep?.('previous', error);
        fallback = previous?.() ?? Promise.reject(error);
        fallback.catch(() => undefined);
      }
      return fallback;
    };
    const slow = setTimeout(() => {
      onStep?.('slow');
      if (previous) startFallback().then(succeed, (error) => onStep?.('failed', error));
    }, AREA_SLOW_MS);
    const late = setTimeout(() => {
      onStep?.('gave-up');
      onGiveUp?.();
    }, AREA_GIVE_UP_MS);

    function stop() {
      clearTimeout(slow);
      clearTimeout(late);
    }
    function succeed(value: T) {
      stop();
      resolve(value);
    }
    async function tryAgain(error: unknown) {
      onStep?.('failed', error);
      onStep?.('retry');
      return current(1);
    }
    async function fallBack(error: unknown) {
      onStep?.('failed', error);
      return startFallback(error);
    }

    current(0)
      .catch(tryAgain)
      .catch(fallBack)
      .then(succeed, (error) => {
        stop();
        onStep?.('failed', error);
        reject(error);
      });
  });
}
