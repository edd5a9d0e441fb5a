import { report } from './report.ts';

/** Logs a call of the shell that failed where §8 says «logged» and the page goes on without its answer. */
export function logFailedCall(what: string, error: unknown): void {
  report({ kind: 'call', area: 'shell', release: '', message: `${what}: ${String(error)}` });
}
