import { readToken } from '../session/token.ts';
import { relay, subscribe } from './bus.ts';

const RECONNECT_MS = 2_000;
const RECONNECT_MAX_MS = 30_000;

let stop: AbortController | undefined;

/**
 * Keeps the live stream `GET /api/events/` open while a user is logged in. All tabs of a browser share one
 * connection: the tab that holds the lock reads and relays. Reconnects with growing delays. After every gap it
 * publishes `live.resumed`, so that caches refetch; while the stream stays down, that amounts to polling.
 */
export function keepLiveStream(): void {
  subscribe('session.ended', () => stop?.abort());
  subscribe('session.started', connect);
  connect();
}

function connect(): void {
  stop?.abort();
  if (!readToken()) return;
  stop = new AbortController();
  const { signal } = stop;
  // Without Web Locks (plain http outside loopback) every tab opens its own stream.
  const holding = navigator.locks
    ? navigator.locks.request('shop.live', { signal }, () => readUntilStopped(signal))
    : readUntilStopped(signal);
  holding.catch(() => undefined);
}

async function readUntilStopped(signal: AbortSignal): Promise<void> {
  let pauseMs = RECONNECT_MS;
  while (!signal.aborted && readToken()) {
    const reading = import('./read-stream.ts');
    const wasOpen = await reading.then(({ readStream }) => readStream(signal)).catch(() => false);
    pauseMs = wasOpen ? RECONNECT_MS : Math.min(pauseMs * 2, RECONNECT_MAX_MS);
    await pause(pauseMs, signal);
    if (!signal.aborted) relay({ name: 'live.resumed', payload: {} });
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
