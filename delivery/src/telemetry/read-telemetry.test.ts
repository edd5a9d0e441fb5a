import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TelemetryEvent } from '@shop/contracts/platform/telemetry';
import { observe } from './observations.ts';
import { readTelemetry } from './read-telemetry.ts';
import { SqliteTelemetryStore } from './store/sqlite-telemetry-store.ts';
import { quantile } from './vital-buckets.ts';

const nowMs = Date.parse('2026-06-01T12:00:30Z');
const releases = new Map([['catalog', ['2.0.0', '1.0.0']]]);

async function storeWith(pages: readonly { minutesAgo: number; events: readonly TelemetryEvent[] }[]) {
  const store = new SqliteTelemetryStore(':memory:');
  for (const [page, { minutesAgo, events }] of pages.entries()) {
    const ticket = {
      nonce: `page ${page}`,
      issuedAt: nowMs / 1000 - minutesAgo * 60,
      sample: 1,
      releases,
      guests: new Set<string>(),
      stages: new Map<string, number>(),
    };
    await store.add(observe(ticket, events));
  }
  return store;
}

const event = (
  kind: TelemetryEvent['kind'],
  version: string,
  more: Partial<TelemetryEvent> = {},
): TelemetryEvent => ({
  kind,
  area: 'catalog',
  version,
  ...more,
});

test('an area’s releases over time, the most visited first, with one point a step', async () => {
  const store = await storeWith([
    { minutesAgo: 50, events: [event('mounted', '1.0.0')] },
    { minutesAgo: 3, events: [event('mounted', '2.0.0'), event('LCP', '2.0.0', { value: 900 })] },
    { minutesAgo: 3, events: [event('mounted', '2.0.0'), event('LCP', '2.0.0', { value: 3500 })] },
    {
      minutesAgo: 0,
      events: [event('render', '2.0.0', { message: 'Error: «Иван»' }), event('error', '2.0.0')],
    },
  ]);
  const read = await readTelemetry(store, { area: 'catalog', hours: 1, nowMs });
  assert.deepEqual([read.stepMinutes, read.steps, read.from], [1, 60, '2026-06-01T11:01:00.000Z']);
  const [fresh, old] = read.releases;
  assert.deepEqual([fresh?.version, fresh?.total.pages, fresh?.total.failedPages], ['2.0.0', 3, 1]);
  assert.deepEqual(fresh?.total.failures, { render: 1, error: 1 });
  assert.deepEqual([old?.version, old?.total.pages], ['1.0.0', 1]);
  assert.equal(fresh?.series.length, 60);
  assert.deepEqual(
    fresh?.series.flatMap(({ at, pages }) => (pages > 0 ? [`${at.slice(11, 16)} ${pages}`] : [])),
    ['11:57 2', '12:00 1'],
  );
  assert.ok((fresh?.total.p75.LCP ?? 0) > 3000);
  assert.equal(fresh?.total.p75.INP, null);
  assert.deepEqual(
    fresh?.messages.map(({ text }) => text),
    ['Error: «…»'],
  );
});

test('longer times come in longer steps, and nothing has happened of what nobody visited', async () => {
  const store = await storeWith([]);
  for (const [hours, stepMinutes] of [
    [1, 1],
    [6, 5],
    [24, 15],
    [336, 240],
  ] as const) {
    const read = await readTelemetry(store, { area: 'catalog', hours, nowMs });
    assert.deepEqual([read.stepMinutes, read.releases], [stepMinutes, []]);
    assert.ok(read.steps <= 120);
  }
});

test('a quantile lies within its bucket', () => {
  assert.equal(quantile('TTFB', new Map(), 0.75), null);
  assert.equal(quantile('TTFB', new Map([[1, 4]]), 0.75), 43.75);
  assert.equal(quantile('LCP', new Map([[13, 10]]), 0.75), 10_000);
});
