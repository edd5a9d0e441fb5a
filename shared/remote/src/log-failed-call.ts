import { getHost } from './host.ts';

/**
 * Logs a failure of a third-party service in an area (§8). Failed calls of the API are logged by
 * `@shop/platform/http`.
 */
export function logFailedCall(area: string, what: string, error: unknown): void {
  getHost().report({ kind: 'call', area, release: '', message: `${what}: ${String(error)}` });
}
