import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type http from 'node:http';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { envelope } from '@shop/contracts/platform/envelope';
import * as v from 'valibot';
import type { Settings } from '../settings.ts';
import { startApi } from '../testing/start-api.ts';
import { startOrigin } from '../testing/start-origin.ts';

async function startBoth(t: TestContext, handler: http.RequestListener, settings: Partial<Settings> = {}) {
  const { url } = await startOrigin(t, { apiOrigin: await startApi(t, handler), ...settings });
  return url;
}

const echo: http.RequestListener = (request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ url: request.url, headers: request.headers }));
};

test('Date comes back from X-Date, and the path and query arrive as they were written (§7.4, §7.6)', async (t) => {
  const url = await startBoth(t, echo);
  const date = 'Sat, 21 Nov 2026 09:00:00 GMT';
  const path = '/web/catalog/filter/brand-is-%D0%92%D0%92%2F%D0%B3/apply/?PAGEN_1=2&q=%20a';
  const answer = await fetch(url + path, { headers: { 'x-date': date, hash: 'abc' } });
  const seen = (await answer.json()) as { url: string; headers: Record<string, string> };
  assert.equal(seen.url, path);
  assert.equal(seen.headers.date, date);
  assert.equal(seen.headers['x-date'], date);
  assert.equal(seen.headers.hash, 'abc');
});

test('the API learns who asks from the origin, not from the visitor', async (t) => {
  const url = await startBoth(t, echo, { trustProxy: '10.0.0.1' });
  const headers = {
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=1.2.3.4',
    'x-real-ip': '1.2.3.4',
  };
  const seen = (await (await fetch(`${url}/api/header/`, { headers })).json()) as {
    headers: Record<string, string>;
  };
  assert.equal(seen.headers['x-forwarded-for'], '127.0.0.1');
  assert.equal(seen.headers['x-forwarded-proto'], 'http');
  assert.equal(seen.headers['x-forwarded-host'], new URL(url).host);
  assert.equal(seen.headers.forwarded, undefined);
  assert.equal(seen.headers['x-real-ip'], undefined);
});

test('headers between two neighbours stay between them, and an answer opened as a document can do nothing', async (t) => {
  const url = await startBoth(t, (_request, response) => {
    response.writeHead(200, {
      'keep-alive': 'timeout=1',
      'content-security-policy': "default-src 'self'",
      'x-powered-by': 'PHP/5',
      'set-cookie': ['sid=1; HttpOnly', 'auth=2'],
    });
    response.end('{}');
  });
  const { headers } = await fetch(`${url}/api/header/`);
  assert.notEqual(headers.get('keep-alive'), 'timeout=1');
  assert.equal(headers.get('content-security-policy'), "default-src 'none'; sandbox");
  assert.equal(headers.get('x-powered-by'), null);
  assert.deepEqual(headers.getSetCookie(), ['sid=1; HttpOnly', 'auth=2']);
  assert.equal(headers.get('cache-control'), 'no-store');
});

test('each event of the live stream arrives when it happens, and a visitor who leaves ends it', async (t) => {
  let send = (_text: string) => {};
  let isOpen = false;
  const url = await startBoth(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    isOpen = true;
    send = (text) => response.write(text);
    response.on('close', () => {
      isOpen = false;
    });
  });
  const abort = new AbortController();
  const answer = await fetch(`${url}/api/events/`, {
    signal: abort.signal,
    headers: { 'accept-encoding': 'br' },
  });
  const reader = answer.body!.getReader();
  for (const text of ['data: one\n\n', 'data: two\n\n']) {
    send(text);
    const { value } = await Promise.race([
      reader.read(),
      delay(1000).then(() => assert.fail('nothing came')),
    ]);
    assert.equal(new TextDecoder().decode(value), text);
  }
  abort.abort();
  for (let turn = 0; isOpen && turn < 100; turn += 1) await delay(10);
  assert.equal(isOpen, false);
});

test('many open live streams leave room for other calls', async (t) => {
  const url = await startBoth(t, (request, response) => {
    if (!request.url?.startsWith('/api/events/')) return response.end('{}');
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  });
  const abort = new AbortController();
  await Promise.all(Array.from({ length: 200 }, () => fetch(`${url}/api/events/`, { signal: abort.signal })));
  assert.equal((await fetch(`${url}/api/header/`)).status, 200);
  abort.abort();
});

test('uploads and downloads go through byte for byte', async (t) => {
  const url = await startBoth(t, (request, response) => {
    response.setHeader('content-type', 'application/octet-stream');
    request.pipe(response);
  });
  const body = randomBytes(3_000_000);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await fetch(`${url}/api/basket/import/`, { method: 'POST', body, headers });
  assert.ok(body.equals(Buffer.from(await answer.arrayBuffer())));
});

for (const kind of ['announced', 'streamed'] as const)
  test(`a body that is too long is refused in the envelope (${kind})`, async (t) => {
    const url = await startBoth(
      t,
      (request, response) => request.resume().on('end', () => response.end('{}')),
      {
        bodyLimitBytes: 64 * 1024,
      },
    );
    const long = Buffer.alloc(100_000);
    const body = kind === 'announced' ? long : new Blob([long]).stream();
    const answer = await fetch(`${url}/api/basket/import/`, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    assert.equal(answer.status, 413);
    const { status, errors } = v.parse(envelope, await answer.json());
    assert.equal(status, 'error');
    assert.equal(errors?.[0]?.code, 'limit');
    assert.match(errors?.[0]?.message ?? '', /^Файл больше 0,063.МБ/);
  });

test('a refusal that comes before the upload is over reaches the sender in the words of the API', async (t) => {
  const refusal = {
    status: 'error',
    errors: [{ code: 'validation', field: 'file', message: 'Файл больше 20 МБ' }],
  };
  const url = await startBoth(t, (request, response) => {
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(refusal));
    request.resume();
  });
  const answer = await fetch(`${url}/api/basket/parseFile/`, {
    method: 'POST',
    body: new Blob([Buffer.alloc(60_000_000)]).stream(),
    duplex: 'half',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  } as RequestInit);
  assert.equal(answer.status, 400);
  assert.deepEqual(await answer.json(), refusal);
});

test('an API that is down is an envelope in Russian, not a page', async (t) => {
  const gone = await startApi(t, echo);
  const { url } = await startOrigin(t, { apiOrigin: 'http://127.0.0.1:1' });
  assert.ok(gone);
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(`${url}/api/header/`, { method });
    assert.equal(answer.status, 503);
    assert.match(answer.headers.get('content-type')!, /^application\/json/);
    const { status, errors, requestId } = v.parse(envelope, await answer.json());
    assert.equal(status, 'error');
    assert.deepEqual(errors?.[0], {
      code: 'unavailable',
      message: 'Магазин временно не отвечает. Повторите попытку через минуту.',
    });
    assert.ok(requestId);
  }
});

test('a reading call survives an API that restarts', async (t) => {
  let calls = 0;
  const url = await startBoth(t, (request, response) => {
    calls += 1;
    if (calls === 1) request.socket.destroy();
    else response.end('{"status":"success"}');
  });
  assert.equal((await fetch(`${url}/api/header/`)).status, 200);
  assert.equal(calls, 2);
});

test('a writing call is never sent twice', async (t) => {
  let calls = 0;
  const url = await startBoth(t, (request) => {
    calls += 1;
    request.socket.destroy();
  });
  const answer = await fetch(`${url}/api/order/add/`, { method: 'POST', body: '{}' });
  assert.equal(answer.status, 503);
  assert.equal(calls, 1);
});

test("the API's own errors pass unchanged and at once", async (t) => {
  const url = await startBoth(t, (_request, response) => {
    response.writeHead(503, { 'retry-after': '60' }).end('{"status":"error"}');
  });
  const answer = await fetch(`${url}/web/orders/`);
  assert.equal(answer.status, 503);
  assert.equal(await answer.text(), '{"status":"error"}');
});

test('a path that climbs out is refused in the envelope', async (t) => {
  const { app } = await startOrigin(t, { apiOrigin: await startApi(t, echo) });
  const answer = await app.inject({ url: '/api/..%2f..%2fadmin' });
  assert.equal(answer.statusCode, 400);
  assert.equal(v.parse(envelope, answer.json()).errors?.[0]?.code, 'validation');
});

const json = 'application/json; charset=utf-8';
const listing = JSON.stringify({ items: Array.from({ length: 200 }, (_, id) => ({ id, name: 'Перчатки' })) });

test('a long answer is compressed as the browser asks, and is the same once it is read', async (t) => {
  const url = await startBoth(t, (_request, response) => {
    response.setHeader('content-type', json).end(listing);
  });
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(`${url}/web/catalog/`, { headers: { 'accept-encoding': encoding } });
    assert.equal(answer.headers.get('content-encoding'), encoding);
    assert.match(answer.headers.get('vary') ?? '', /accept-encoding/);
    assert.equal(await answer.text(), listing);
  }
  const plain = await fetch(`${url}/web/catalog/`, { headers: { 'accept-encoding': 'identity' } });
  assert.equal(plain.headers.get('content-encoding'), null);
});

test('what carries a token, is short, or is no JSON keeps its length', async (t) => {
  const answers: Record<string, [string, string, string]> = {
    '/api/token/': [json, 'no-store, no-transform', listing],
    '/api/short/': [json, 'no-store', '{"status":"success"}'],
    '/api/file/': ['application/pdf', 'no-store', listing],
  };
  const url = await startBoth(t, (request, response) => {
    const [type, cacheControl, body] = answers[request.url!]!;
    response.writeHead(200, {
      'content-type': type,
      'cache-control': cacheControl,
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
  for (const [path, [, cacheControl]] of Object.entries(answers)) {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
    assert.equal(answer.headers.get('content-encoding'), null, path);
    assert.equal(answer.headers.get('cache-control'), cacheControl, path);
  }
});
