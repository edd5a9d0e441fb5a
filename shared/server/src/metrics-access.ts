import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

interface MetricsRequest {
  readonly headers: IncomingHttpHeaders;
  readonly raw: Pick<IncomingMessage, 'socket'>;
}

/** Whether the caller has the token, or, where none is set, calls from this machine itself, past any proxy. */
export function mayReadMetrics({ headers, raw }: MetricsRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && loopback.has(raw.socket.remoteAddress ?? '');
}

function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
