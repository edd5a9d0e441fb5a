import { AREA_GIVE_UP_MS, AREA_SLOW_MS } from '@shop/domain/constants';

/** How the current release and the previous one are loaded; the try counts from 0. */
export interface Rungs<T> {
  readonly current: (attempt: number) => Promise<T>;
  readonly previous?: () => Promise<T>;
}

type LadderEvent = 'failed' | 'retry' | 'slow' | 'previous' | 'gave-up';

export interface Watcher {
  /** Every step but the first, for telemetry. */
  readonly onStep?: (event: LadderEvent, error?: unknown) => void;
  /** 5 s have passed: show the panel. The load goes on, and still mounts if it comes. */
  readonly onGiveUp?: () => void;
}

/**
 * The failure ladder (architecture §3). A fast failure is tried once more, then the previous release. A load pending
 * after 2 s is left running while the previous release starts beside it, and the first to be ready wins.
 * Rejects only when everything has failed.
 */
export function climb<T>({ current, previous }: Rungs<T>, { onStep, onGiveUp }: Watcher = {}): Promise<T> {
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
