import type { FastifyInstance } from 'fastify';
import { readHistory, verifyHistory } from '../releases/reports/history.ts';
import { readStatus } from '../releases/reports/status.ts';
import type { ReleaseStore } from '../releases/store/store.ts';
import { historyQuery, verifyQuery } from './contract.ts';
import { parseInput } from './parse-input.ts';
import type { StoreSettings } from './run-apart.ts';
import { verifyApart } from './verify-apart.ts';

/** Read-only operations, open to every actor whatever its area. */
export function registerReading(scope: FastifyInstance, store: ReleaseStore, settings: StoreSettings): void {
  scope.get('/status', async () => ({ areas: await readStatus(store) }));

  scope.get('/history', async (request) => ({
    entries: await readHistory(store, parseInput(historyQuery, request.query)),
  }));

  scope.get('/verify-history', async () => ({ faults: await verifyHistory(store) }));

  scope.get('/verify', async (request) => {
    const { areas } = parseInput(verifyQuery, request.query);
    return { faults: await verifyApart({ settings, areas }) };
  });
}
