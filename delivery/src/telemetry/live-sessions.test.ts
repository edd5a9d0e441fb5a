import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AUTH_COOKIE } from '@shop/domain/constants';
import type { FastifyRequest } from 'fastify';
import type { ShopAnswer } from '../accounts/shop-accounts.ts';
import type { ShopSession } from '../accounts/shop-session.ts';
import { LiveSessions } from './live-sessions.ts';

const NOW_MS = 60_000_000;

function requestOf(session: string, ip: string): FastifyRequest {
  return { ip, protocol: 'http', headers: { cookie: `${AUTH_COOKIE}=${session}; sid=${session}` } } as never;
}

/** An API that knows the session `real` only, and answers when it is told to. */
function startSessions({ isSlow = false } = {}) {
  const api = { asked: [] as string[] };
  const account = async (_: unknown, { token }: ShopSession): Promise<ShopAnswer<number>> => {
    api.asked.push(token);
    if (isSlow && token !== 'real') await new Promise(() => undefined);
    return token === 'real' ? { kind: 'yes', value: 1 } : { kind: 'no', message: undefined };
  };
  const sessions = new LiveSessions({ account });
  const heardOf = (session: string, ip: string, nowMs = NOW_MS) =>
    sessions.accountOf(requestOf(session, ip), nowMs);
  return { api, heardOf };
}

test('made-up sessions of one address leave questions to all others', async () => {
  const { api, heardOf } = startSessions({ isSlow: true });
  for (let turn = 0; turn < 100; turn += 1) void heardOf(`made-up-${turn}`, '203.0.113.9');
  assert.equal(api.asked.length, 30);
  assert.deepEqual(await heardOf('real', '198.51.100.7'), { kind: 'yes', value: 1 });
});

test('sessions made up in all of a /48 are asked about 300 times a minute, and what is known of others stays', async () => {
  const { api, heardOf } = startSessions();
  await heardOf('real', '198.51.100.7');
  for (let turn = 0; turn < 12_000; turn += 1)
    await heardOf(`made-up-${turn}`, `2001:db8:1:${turn.toString(16)}::1`);
  assert.equal(api.asked.length, 301);
  assert.deepEqual(await heardOf('real', '198.51.100.7'), { kind: 'yes', value: 1 });
  assert.equal(api.asked.length, 301, 'the session is known');
  await heardOf('late', '2001:db8:1:1::1', NOW_MS + 60_000);
  assert.equal(api.asked.length, 302, 'the next minute they are asked about again');
});

test('sessions from everywhere push out what was asked about first, and no more', async () => {
  const { api, heardOf } = startSessions();
  for (let turn = 0; turn < 9_999; turn += 1)
    await heardOf(`made-up-${turn}`, `10.${turn >> 8}.${turn & 255}.1`);
  await heardOf('real', '198.51.100.7');
  for (let turn = 0; turn < 5_000; turn += 1)
    await heardOf(`more-${turn}`, `11.${turn >> 8}.${turn & 255}.1`);
  const asked = api.asked.length;
  await heardOf('real', '198.51.100.7');
  assert.equal(api.asked.length, asked);
});
