import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { getHeader } from '@shop/contracts/account/header';
import { defineCall } from '@shop/contracts/platform/call';
import * as v from 'valibot';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { publicRoute } from '../route.ts';

const order = defineCall({
  method: 'POST',
  path: '/api/test/{id}/',
  summary: 'A call for this test',
  access: 'public',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/)) }),
  query: v.object({ page: v.optional(v.pipe(v.string(), v.regex(/^\d+$/))) }),
  body: v.object({
    lines: v.array(v.object({ quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
    typeId: v.optional(v.number()),
  }),
  names: { page: 'PAGEN_1', typeId: 'type' },
  answer: v.object({ typeId: v.optional(v.number()), page: v.optional(v.string()) }),
});
const broken = defineCall({
  method: 'GET',
  path: '/api/broken/',
  summary: 'A call that fails',
  access: 'public',
  answer: v.unknown(),
});

describe('the envelope', () => {
  let app: TestApp;
  let client: TestClient;
  before(async () => {
    app = await startTestApp({
      modules: [
        [
          publicRoute(order, ({ body, query }) => ({ typeId: body.typeId, page: query.page })),
          publicRoute(broken, () => {
            throw new Error('select secret from /etc/passwd');
          }),
        ],
      ],
    });
    client = app.visitor;
  });
  after(() => app.close());

  it('wraps a successful answer and translates wire names of the input', async () => {
    const { envelope } = await client.attempt(order, {
      params: { id: '7' },
      query: { page: '2' },
      body: { lines: [{ quantity: 1 }], typeId: 3 },
    });
    assert.deepEqual(envelope.data, { typeId: 3, page: '2' });
    assert.deepEqual([envelope.status, envelope.errors], ['success', []]);
  });

  const wrong: readonly [name: string, body: unknown, field: string | undefined, message: RegExp][] = [
    ['a missing field', {}, 'lines', /обязательно для заполнения/],
    ['a missing body', undefined, undefined, /обязательно/],
    ['a negative quantity', { lines: [{ quantity: 1 }, { quantity: -1 }] }, 'lines.1.quantity', /меньше 1/],
    ['half a piece', { lines: [{ quantity: 0.5 }] }, 'lines.0.quantity', /целое/],
    ['text for a number', { lines: [{ quantity: 'x' }] }, 'lines.0.quantity', /число/],
    ['a field under its wire name', { lines: [], typeId: 'x' }, 'type', /число/],
    ['a list for an object', [], 'lines', /обязательно/],
  ];
  for (const [name, body, field, message] of wrong) {
    it(`names the field of ${name} in Russian (§8.26)`, async () => {
      const { httpStatus, error } = await client.attempt(order, { params: { id: '7' }, body });
      assert.deepEqual([httpStatus, error?.code, error?.field], [400, 'validation', field]);
      assert.match(error?.message ?? '', message);
    });
  }

  it('answers a malformed id like an unknown one', async () => {
    const { httpStatus, error } = await client.attempt(order, {
      params: { id: "1' or 1=1" },
      body: { lines: [] },
    });
    assert.deepEqual([httpStatus, error?.code], [404, 404]);
  });

  it('wraps the errors for an unknown path, broken JSON, another format and a body too large', async () => {
    const send = async (payload: string, type = 'application/json') => {
      const request = {
        method: 'POST',
        url: '/api/test/7/',
        payload,
        headers: { 'content-type': type },
      } as const;
      const answer = await client.send(request);
      return [answer.statusCode, answer.json().errors[0].code];
    };
    assert.deepEqual(await send('{"lines":'), [400, 'validation']);
    assert.deepEqual(await send('{"__proto__":{"a":1}}'), [400, 'validation']);
    assert.deepEqual(await send('lines=1', 'application/x-www-form-urlencoded'), [415, 'validation']);
    assert.deepEqual(await send('lines', 'text/plain'), [415, 'validation']);
    assert.deepEqual(await send(JSON.stringify({ lines: 'x'.repeat(1_100_000) })), [413, 'limit']);
    const unknown = await client.send({ method: 'GET', url: '/api/there/is/no/such/' });
    assert.deepEqual([unknown.statusCode, unknown.json().errors[0].code], [404, 404]);
    const badUrl = await client.send({ method: 'GET', url: '/api/test/%zz/' });
    assert.deepEqual([badUrl.statusCode, badUrl.json().status], [400, 'error']);
  });

  it('reports only the request id of an unexpected error', async () => {
    const { httpStatus, envelope, error, headers } = await client.attempt(broken);
    assert.deepEqual([httpStatus, error?.code], [500, 500]);
    assert.doesNotMatch(JSON.stringify(envelope), /secret|passwd|\.ts/);
    assert.equal(headers['x-request-id'], envelope.requestId);
  });

  it('keeps every answer out of caches, frames and sniffing', async () => {
    const { headers } = await client.attempt(getHeader);
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['content-security-policy'], "default-src 'none'; sandbox");
    assert.equal(headers['x-content-type-options'], 'nosniff');
  });

  it('answers malformed HTTP with an envelope', async () => {
    const { port } = new URL(await app.listen());
    const socket = connect(Number(port), '127.0.0.1');
    socket.end('GARBAGE\r\n\r\n');
    assert.match(await text(socket), /^HTTP\/1\.1 400[\s\S]*"status":"error"/);
  });
});
