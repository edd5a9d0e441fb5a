import { getHost } from './host.ts';

/** Logs a call of an area that failed where §8 says «logged»; what the user is told is the page's. */
export function logFailedCall(area: string, what: string, error: unknown): void {
  getHost().report({ kind: 'call', area, release: '', message: `${what}: ${String(error)}` });
}
