import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
];

/** Headers set by the visitor or an intermediary; the API gets only those that this origin sets itself. */
const claims = ['forwarded', 'x-forwarded-port', 'x-forwarded-server', 'x-real-ip', 'expect'];

type Visitor = Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'id'>;

/**
 * Request headers as the API gets them. Browsers drop a script's `Date`, so the client mirrors it in `X-Date`
 * and here it becomes `Date` again (§7).
 */
export function toApiHeaders(request: Visitor, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = without(headers, [...hopByHop, ...claims]);
  const date = headers['x-date'];
  if (typeof date === 'string') kept.date = date;
  kept['x-forwarded-for'] = request.ip;
  kept['x-forwarded-host'] = request.host;
  kept['x-forwarded-proto'] = request.protocol;
  kept['x-request-id'] = request.id;
  return kept;
}

/** Response headers as the browser gets them; this origin alone decides on document policies. */
export function fromApiHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return without(headers, [...hopByHop, 'content-security-policy', 'server', 'x-powered-by']);
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())));
}
