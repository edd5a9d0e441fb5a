import { api } from '../http/api.ts';
import { readToken } from '../session/token.ts';
import { relay, subscribe } from './bus.ts';

const RECONNECT_MS = 2_000;
const RECONNECT_MAX_MS = 30_000;

let stop: AbortController | undefined;

/**
 * Keeps the live stream `GET /api/events/` open while somebody is logged in, one for all tabs of the browser
 * (the tab that holds the lock reads and relays). Reconnects with growing pauses; after every gap it publishes
 * `live.resumed`, and the caches look again: with the stream down for long that is plain polling.
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
  // Without Web Locks (plain http outside loopback) every tab keeps a stream of its own.
  const holding = navigator.locks
    ? navigator.locks.request('shop.live', { signal }, () => readUntilStopped(signal))
    : readUntilStopped(signal);
  holding.catch(() => undefined);
}

async function readUntilStopped(signal: AbortSignal): Promise<void> {
  let pauseMs = RECONNECT_MS;
  while (!signal.aborted && readToken()) {
    const wasOpen = await readStream(signal).catch(() => false);
    pauseMs = wasOpen ? RECONNECT_MS : Math.min(pauseMs * 2, RECONNECT_MAX_MS);
    await pause(pauseMs, signal);
    if (!signal.aborted) relay({ name: 'live.resumed', payload: {} });
  }
}

/** Reads one connection to its end; says whether it was ever open. */
async function readStream(signal: AbortSignal): Promise<boolean> {
  const response = await api('/api/events/', { signal, timeout: false });
  if (!response.ok || !response.body) return false;
  const { createParser } = await import('eventsource-parser');
  const parser = createParser({
    onEvent: ({ event, data }) => event && relay({ name: event, payload: JSON.parse(data) }),
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    parser.feed(value);
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
