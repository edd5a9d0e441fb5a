import { getHost } from './host.ts';

/** Logs a third party's failure of an area (§8); failed calls of the API are logged where they are made. */
export function logFailedCall(area: string, what: string, error: unknown): void {
  getHost().report({ kind: 'call', area, release: '', message: `${what}: ${String(error)}` });
}
