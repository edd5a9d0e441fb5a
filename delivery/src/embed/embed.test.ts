import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startOrigin } from '../testing/start-origin.ts';

const key = 'ysc1_</script><script>alert(1)</script>';

test('the frame of the captcha has a policy and a sandbox of its own', async (t) => {
  const { url } = await startOrigin(t, { captchaKey: 'ysc1_key' });
  const answer = await fetch(`${url}/embed/captcha`);
  assert.equal(answer.status, 200);
  const policy = answer.headers.get('content-security-policy')!.replace(/nonce-[\w-]{22}/g, 'nonce-N');
  const provider = 'https://smartcaptcha.cloud.yandex.ru https://smartcaptcha.yandexcloud.net';
  assert.deepEqual(policy.split('; '), [
    "default-src 'none'",
    `script-src 'nonce-N' 'unsafe-eval' ${provider}`,
    `style-src 'unsafe-inline' ${provider}`,
    `img-src data: ${provider}`,
    `font-src ${provider}`,
    `connect-src ${provider}`,
    `frame-src ${provider}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups',
  ]);
  assert.equal(answer.headers.get('x-frame-options'), null);
  assert.equal(answer.headers.get('cache-control'), 'no-store');
});

test('every frame has a nonce of its own, and its script carries it', async (t) => {
  const { url } = await startOrigin(t, { captchaKey: 'ysc1_key' });
  const nonces = new Set<string>();
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await fetch(`${url}/embed/captcha`);
    const [, nonce] = /'nonce-([\w-]{22})'/.exec(answer.headers.get('content-security-policy')!)!;
    assert.ok((await answer.text()).includes(`<script nonce="${nonce}">`));
    nonces.add(nonce!);
  }
  assert.equal(nonces.size, 2);
});

test('the key cannot end the script that holds it', async (t) => {
  const { url } = await startOrigin(t, { captchaKey: key });
  const page = await (await fetch(`${url}/embed/captcha`)).text();
  assert.equal(page.includes('alert(1)</script>'), false);
  const [, settings] = /id="captcha-settings">(.*?)<\/script>/.exec(page)!;
  assert.equal(JSON.parse(settings!).siteKey, key);
});

test('a captcha that comes from elsewhere is allowed from there alone', async (t) => {
  const { url } = await startOrigin(t, { captchaKey: 'ysc1_key', captchaOrigin: 'https://captcha.example' });
  const answer = await fetch(`${url}/embed/captcha`);
  assert.match(answer.headers.get('content-security-policy')!, /frame-src https:\/\/captcha\.example;/);
  assert.match(await answer.text(), /"https:\/\/captcha\.example\/captcha\.js\?/);
});

test('a shop without a captcha has no such frame', async (t) => {
  const { url } = await startOrigin(t);
  assert.equal((await fetch(`${url}/embed/captcha`)).status, 404);
});

test('the frame of the map has a policy and a sandbox of its own', async (t) => {
  const { url } = await startOrigin(t, { mapsKey: 'maps-key' });
  const answer = await fetch(`${url}/embed/map`);
  assert.equal(answer.status, 200);
  const policy = answer.headers.get('content-security-policy')!.replace(/nonce-[\w-]{22}/g, 'nonce-N');
  const others = 'https://*.maps.yandex.net https://yandex.ru';
  assert.deepEqual(policy.split('; '), [
    "default-src 'none'",
    `script-src 'nonce-N' 'unsafe-eval' https://api-maps.yandex.ru ${others} https://yastatic.net`,
    "style-src 'unsafe-inline' blob:",
    `img-src data: https://api-maps.yandex.ru ${others} https://yastatic.net`,
    `connect-src https://api-maps.yandex.ru ${others}`,
    'frame-src https://api-maps.yandex.ru',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ]);
  assert.equal(answer.headers.get('x-frame-options'), null);
  assert.equal(answer.headers.get('cache-control'), 'no-store');
});

test('the map speaks Russian and takes latitude first (§1.47)', async (t) => {
  const { url } = await startOrigin(t, { mapsKey: 'maps&key', mapsOrigin: 'https://maps.example' });
  const answer = await fetch(`${url}/embed/map`);
  assert.match(answer.headers.get('content-security-policy')!, /img-src data: https:\/\/maps\.example;/);
  const [, settings] = /id="map-settings">(.*?)<\/script>/.exec(await answer.text())!;
  const script = new URL(JSON.parse(settings!).scriptUrl);
  assert.equal(`${script.origin}${script.pathname}`, 'https://maps.example/2.1/');
  assert.deepEqual(Object.fromEntries(script.searchParams), {
    apikey: 'maps&key',
    lang: 'ru_RU',
    coordorder: 'latlong',
    onload: 'startMap',
    onerror: 'failMap',
  });
});

test('a shop without maps has no frame of them', async (t) => {
  const { url } = await startOrigin(t);
  assert.equal((await fetch(`${url}/embed/map`)).status, 404);
});
