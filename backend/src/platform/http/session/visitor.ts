import type { FastifyRequest } from 'fastify';
import { readCookie } from './cookies.ts';

/** Where a call comes from, for rate limits and the audit. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
  /** The secret of a browser that has logged in before (modules/session/known-devices.ts). */
  readonly device: string | undefined;
}

/** The cookie of a known browser. */
export const DEVICE_COOKIE = 'device';

/** Reads the visitor of a request; an invalid device cookie is ignored. */
export function visitorOf(request: FastifyRequest): Visitor {
  const device = readCookie(request, DEVICE_COOKIE);
  return {
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    device: device !== undefined && /^[\w-]{43}$/.test(device) ? device : undefined,
  };
}
