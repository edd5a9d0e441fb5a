import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TelemetryEvent } from '@shop/contracts/platform/telemetry';
import { FailedCalls } from './failed-calls.ts';
import type { Ticket } from './reporter/ticket.ts';

const of = { area: 'catalog', version: '2.0.0' };
const callTo = (call: string): TelemetryEvent => ({
  ...of,
  kind: 'call',
  call: { call, status: 503, durationMs: 10 },
});
const ticketOf = (nonce: string) => ({ nonce }) as Ticket;

test('a page tells of 20 failed calls in all its reports, of calls that the contracts know', async () => {
  const calls = new FailedCalls();
  const report = Array.from({ length: 15 }, () => callTo('GET /web/brands/'));
  const told = async (page: string, events: readonly TelemetryEvent[]) =>
    (await calls.admitted(ticketOf(page), events)).length;
  assert.equal(await told('one', [callTo('GET /web/made-up/'), ...report]), 15);
  assert.equal(await told('one', [{ ...of, kind: 'mount' }, ...report]), 6, 'its failure and 5 calls');
  assert.equal(await told('another', report), 15);
});
