import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { Validation } from '../errors/errors.ts';
import { verifyCaptcha } from './verify-captcha.ts';

/**
 * A fake provider. It sends `answer` to every request, or never answers if that is undefined; `requests` records the
 * requests.
 */
async function startProvider(t: TestContext, answer: { status?: number; body: string } | undefined) {
  const requests: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    requests.push({
      path: `${request.method} ${request.url}`,
      ...Object.fromEntries(new URLSearchParams(await text(request))),
    });
    if (answer) response.writeHead(answer.status ?? 200).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const errors: string[] = [];
  const services = {
    settings: {
      captchaServerKey: 'ysc2_secret',
      captchaOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    log: { error: (_details: object, message: string) => void errors.push(message) },
  };
  return { requests, errors, services };
}

test('a token that the provider accepts passes; the request carries the key and the visitor’s address', async (t) => {
  const { services, requests } = await startProvider(t, {
    body: '{"status":"ok","message":"","host":"shop.example"}',
  });
  await verifyCaptcha(services, 'token-1', '203.0.113.7');
  assert.deepEqual(requests, [
    { path: 'POST /validate', secret: 'ysc2_secret', token: 'token-1', ip: '203.0.113.7' },
  ]);
});

test('a token that the provider refuses is refused at its field', async (t) => {
  const { services } = await startProvider(t, {
    body: '{"status":"failed","message":"Token invalid or expired."}',
  });
  await assert.rejects(verifyCaptcha(services, 'token-1', '203.0.113.7'), (error) => {
    assert.ok(error instanceof Validation);
    assert.equal(error.field, 'captchaToken');
    assert.match(error.message, /«Я не робот» не пройдена/);
    return true;
  });
});

test('an empty token is refused without a request', async (t) => {
  const { services, requests } = await startProvider(t, { body: '{"status":"ok"}' });
  await assert.rejects(verifyCaptcha(services, '', '203.0.113.7'), Validation);
  assert.deepEqual(requests, []);
});

test('a shop without a key sends no request', async (t) => {
  const { services, requests } = await startProvider(t, { body: '{"status":"failed"}' });
  const settings = { ...services.settings, captchaServerKey: undefined };
  await verifyCaptcha({ ...services, settings }, '', '203.0.113.7');
  assert.deepEqual(requests, []);
});

for (const [what, answer] of [
  ['answers 500', { status: 500, body: 'oops' }],
  ['does not answer in 3 s', undefined],
] as const)
  test(`a provider that ${what} lets the form pass, and it is logged`, async (t) => {
    const { services, errors } = await startProvider(t, answer);
    await verifyCaptcha(services, 'token-1', '203.0.113.7');
    assert.equal(errors.length, 1);
    assert.match(errors[0]!, /passes unchecked/);
  });

for (const [what, answer] of [
  ['answers 400', { status: 400, body: '{"status":"ok"}' }],
  ['answers 403', { status: 403, body: 'forbidden' }],
  ['answers what is no JSON', { body: '<html>' }],
  ['answers what its documentation does not know', { body: '{"status":"maybe"}' }],
  [
    'refuses the key of the shop',
    { body: '{"status":"failed","message":"Authentication failed. Invalid secret."}' },
  ],
] as const)
  test(`a provider that ${what} refuses the form, and an error is logged`, async (t) => {
    const { services, errors } = await startProvider(t, answer);
    await assert.rejects(verifyCaptcha(services, 'token-1', '203.0.113.7'), Validation);
    assert.equal(errors.length, 1);
    assert.match(errors[0]!, /CAPTCHA_SERVER_KEY/);
  });
