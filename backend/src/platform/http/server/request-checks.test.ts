import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { checkSession } from '@shop/contracts/account/session';
import { startTestApp, type TestApp, testSettings } from '../../../../testing/test-app.ts';
import { clockHeaders, type TestClient } from '../../../../testing/test-client.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const salted = (at: Date) => clockHeaders(testSettings.hashSalt, at);

describe('header checks of every call', () => {
  let app: TestApp;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());

  const refused: readonly [
    name: string,
    headers: Record<string, string | undefined>,
    code: string,
    http: number,
  ][] = [
    ['no token', { 'authorization-token': undefined }, 'auth', 401],
    ['an empty token', { 'authorization-token': '' }, 'auth', 401],
    ['a garbage token', { 'authorization-token': 'garbage' }, 'auth', 401],
    ['an endless token', { 'authorization-token': 'x'.repeat(9000) }, 'auth', 401],
    ['a token without the sid of its browser', { cookie: undefined }, 'auth', 401],
    ['a token with another sid', { cookie: 'sid=another' }, 'auth', 401],
    [
      'the token in a cookie only',
      { 'authorization-token': undefined, cookie: 'auth._token.local=x' },
      'auth',
      401,
    ],
    ['no date', { 'x-date': undefined }, 'clock', 400],
    ['no hash', { hash: undefined }, 'clock', 400],
    ['a wrong hash', { hash: '0'.repeat(64) }, 'clock', 400],
    ['the hash of another salt', clockHeaders('another salt'), 'clock', 400],
    ['a date that is none', { ...salted(new Date()), 'x-date': 'yesterday' }, 'clock', 400],
    ['a clock six minutes slow', salted(minutes(-6)), 'clock', 400],
    ['a clock six minutes fast', salted(minutes(6)), 'clock', 400],
  ];
  for (const [name, headers, code, http] of refused) {
    it(`refuses ${name} (§7.5)`, async () => {
      const { httpStatus, envelope, error } = await buyer.attempt(checkSession, {}, { headers });
      assert.deepEqual([httpStatus, envelope.status, error?.code], [http, 'error', code]);
      assert.match(error?.message ?? '', /[а-яё]/i);
    });
  }

  it('reports the server time when the clock is off', async () => {
    const { envelope } = await buyer.attempt(checkSession, {}, { headers: salted(minutes(90)) });
    assert.ok(Math.abs(Date.parse(envelope.serverTime ?? '') - Date.now()) < 5000);
  });

  it('accepts a clock that is four minutes off', async () => {
    const { httpStatus } = await buyer.attempt(checkSession, {}, { headers: salted(minutes(-4)) });
    assert.equal(httpStatus, 200);
  });

  it('accepts Date as well as X-Date', async () => {
    const { 'x-date': date, hash } = salted(new Date());
    const { httpStatus } = await buyer.attempt(
      checkSession,
      {},
      { headers: { 'x-date': undefined, date, hash } },
    );
    assert.equal(httpStatus, 200);
  });

  it('needs no hash for health and the OpenAPI document', async () => {
    for (const url of ['/healthz', '/api/openapi.json']) {
      const { statusCode } = await app.app.inject({ url });
      assert.equal(statusCode, 200, url);
    }
  });
});
