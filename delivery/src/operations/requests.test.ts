import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publish } from '../releases/moves/publish.ts';
import { openOperations } from '../testing/operations-shop.ts';
import { candidateWith } from '../testing/release.builder.ts';
import type { ErrorBody } from './request-refused.ts';

const by = { by: 'test', why: null };

test('requests that are none are answered as errors that can be read', async (t) => {
  const { send, url, headers } = await openOperations(t);
  const typo = await send('POST', 'canary', { area: 'catalog', percnt: 5 });
  assert.equal(typo.status, 400);
  assert.deepEqual(Object.keys(typo.body.error), ['code', 'message', 'reasons']);
  for (const percent of [-1, 100.1, 0.05, '5', Number.NaN])
    assert.equal((await send('POST', 'canary', { area: 'catalog', percent })).status, 400);
  assert.equal((await send('POST', 'rollback', { area: 'catalog', why: ' ' })).status, 400);
  assert.equal((await send('POST', 'rollback', { area: 'catalog', why: 'a\u001b[2J' })).status, 400);
  assert.equal((await send('GET', 'history?limit=1e9')).status, 400);
  assert.equal((await send('GET', 'nothing')).body.error.code, 'not-found');
  assert.equal((await send('POST', 'promote', { area: 'catalog', why: 'x'.repeat(20_000) })).status, 413);
  const json = { ...headers, 'content-type': 'application/json' };
  const broken = await fetch(`${url}/operations/api/promote`, {
    method: 'POST',
    headers: json,
    body: '{"area"',
  });
  assert.deepEqual([broken.status, ((await broken.json()) as ErrorBody).error.code], [400, 'invalid']);
});

test('of two who decide on the same state one wins, the other reads what has happened', async (t) => {
  const { send, store } = await openOperations(t);
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], by);
  const body = { area: 'catalog', why: 'slow', expected: 2 };
  const both = await Promise.all([send('POST', 'rollback', body), send('POST', 'rollback', body)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  const { error } = both.find(({ status }) => status === 409)!.body;
  assert.deepEqual([error.code, error.area, error.expected, error.found], ['conflict', 'catalog', 2, 3]);
});

test('a store that is gone is 503, and says nothing of where it was', async (t) => {
  const { send, store } = await openOperations(t);
  t.mock.method(store, 'pointers', () =>
    Promise.reject(Object.assign(new Error('EIO: /secret'), { code: 'EIO' })),
  );
  const { status, body } = await send('GET', 'status');
  assert.deepEqual([status, body.error.code], [503, 'unavailable']);
  assert.ok(!body.error.message.includes('secret'));
});
