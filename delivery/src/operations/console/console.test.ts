import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setCanary } from '../../releases/moves/canary.ts';
import { publish } from '../../releases/moves/publish.ts';
import { rollback } from '../../releases/moves/rollback.ts';
import { SqliteTelemetryStore } from '../../telemetry/store/sqlite-telemetry-store.ts';
import { candidateWith } from '../../testing/release.builder.ts';
import { openConsole } from './testing/open-console.ts';

const act = { by: 'a test', why: null };

test('a canary grows, goes to everybody, is rolled back with a reason and brought back', async (t) => {
  const { browser, store, tokenFor } = await openConsole(t);
  await browser.logIn({ token: await tokenFor('*') });
  await publish(store, [candidateWith({ area: 'catalog', version: '3.3.0' })], { ...act, percent: 1 });
  const area = '/operations/areas/catalog';
  await browser.open(`${area}/`);
  assert.match(
    (await browser.send(`${area}/canary`, { version: '3.3.0', percent: '2,5' })).text,
    /Доля канарейки 3\.3\.0: 2,5/,
  );
  assert.match(
    (await browser.send(`${area}/canary`, { version: '3.3.0', percent: '3', share: '50' })).text,
    /50\u00a0% вместо 2,5/,
  );
  assert.match((await browser.send(`${area}/promote`, {})).text, /3\.3\.0 теперь у всех посетителей/);
  const without = await browser.send(`${area}/rollback`, { version: '3.2.0', why: '  ' });
  assert.equal(without.status, 400);
  assert.match(without.text, /Напишите причину/);
  const back = await browser.send(`${area}/rollback`, { version: '3.2.0', why: 'карточки пустые' });
  assert.match(back.text, /Возвращён 3\.2\.0 вместо 3\.3\.0/);
  assert.match(back.text, /<button>Вернуть 3\.3\.0<\/button>/);
  const undone = await browser.send(`${area}/undo`, {});
  assert.match(undone.text, /Возвращён 3\.3\.0 вместо 3\.2\.0/);
  assert.equal((await store.pointers()).get('catalog')?.live, '3.3.0');
  assert.match((await browser.open('/operations/journal/?area=catalog')).text, /карточки пустые/);
});

test('somebody was faster: nothing is done, what was typed stays, and the page says what has changed', async (t) => {
  const { browser, store, tokenFor } = await openConsole(t);
  await browser.logIn({ token: await tokenFor('*') });
  const page = await browser.open('/operations/areas/catalog/');
  await setCanary(store, 'catalog', '3.1.0', 5, { by: 'коллега', why: null });
  const path = '/operations/areas/catalog/rollback';
  const conflict = await browser.send(path, { version: '3.1.0', why: 'моя причина' }, page);
  assert.equal(conflict.status, 409);
  assert.match(conflict.text, /Пока вы решали, раздел изменили/);
  assert.match(conflict.text, /3\.1\.0 получают 5\u00a0% посетителей \(коллега/);
  assert.match(conflict.text, />моя причина<\/textarea>/);
  const again = await browser.send(path, { version: '3.1.0', why: 'моя причина' }, conflict);
  assert.match(again.text, /Возвращён 3\.1\.0/);
});

test('whoever rolls back what a colleague has rolled back already is told not to go further back', async (t) => {
  const { browser, store, tokenFor } = await openConsole(t);
  await browser.logIn({ token: await tokenFor('*') });
  const page = await browser.open('/operations/areas/catalog/');
  await rollback(store, 'catalog', '3.1.0', { by: 'коллега', why: 'пустые карточки' });
  const late = await browser.send(
    '/operations/areas/catalog/rollback',
    { version: '3.1.0', why: 'тоже пустые' },
    page,
  );
  assert.equal(late.status, 409);
  assert.match(late.text, /3\.1\.0 уже у всех, второй откат не нужен/);
});

test('what the gate refuses is said at the form, with what was typed', async (t) => {
  const { browser, store, tokenFor } = await openConsole(t);
  const needy = { area: 'catalog', version: '3.4.0', shared: { '@shop/platform/http': ['gone'] } };
  await store.change(async (change) => change.keep(await store.stage(candidateWith(needy))));
  await browser.logIn({ token: await tokenFor('*') });
  await browser.open('/operations/areas/catalog/');
  const refused = await browser.send('/operations/areas/catalog/rollback', { version: '3.4.0', why: 'надо' });
  assert.equal(refused.status, 422);
  assert.match(refused.text, /Проверка релизов не пропустила/);
  assert.match(refused.text, /gone/);
  assert.match(refused.text, />надо<\/textarea>/);
});

test('nothing that was written into releases, reasons or messages becomes markup', async (t) => {
  const { browser, store, tokenFor } = await openConsole(t);
  const script = '<script>alert(1)</script>"\'';
  await rollback(store, 'catalog', '3.1.0', { by: script, why: script });
  const title = `Каталог ${script}`;
  await publish(
    store,
    [candidateWith({ area: 'catalog', version: '3.5.0', commit: script, manifest: { title } })],
    act,
  );
  await browser.logIn({ token: await tokenFor('*', script) });
  const hostile = encodeURIComponent(script);
  for (const path of [
    '/operations/',
    `/operations/areas/catalog/?hours=${hostile}&done=${hostile}`,
    `/operations/journal/?area=${hostile}&page=${hostile}`,
    `/operations/areas/${hostile}/`,
    `/operations/${hostile}`,
  ]) {
    const page = await browser.open(path);
    assert.doesNotMatch(page.text, /<script>alert/, path);
  }
  const page = await browser.open('/operations/areas/catalog/');
  assert.match(page.text, /&lt;script&gt;alert\(1\)/);
  const fields = { version: script, why: script, percent: script, expected: script };
  assert.doesNotMatch(
    (await browser.send('/operations/areas/catalog/rollback', fields)).text,
    /<script>alert/,
  );
  const login = await browser.logIn({ login: script, password: 'x', next: script });
  assert.doesNotMatch(login.text, /<script>alert/);
});

test('pages are never kept and may load nothing but themselves', async (t) => {
  const { browser } = await openConsole(t);
  const { headers } = await browser.open('/operations/');
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'; script-src 'nonce-/);
  assert.equal(headers.get('x-frame-options'), 'DENY');
});

test('the first line of the overview names an area whose release has been taken back', async (t) => {
  const { browser, store, tokenFor } = await openConsole(t);
  await browser.logIn({ token: await tokenFor('*') });
  const title = /Сейчас сбоев нет · релиз взят назад: finances/;
  assert.doesNotMatch((await browser.open('/operations/')).text, title);
  await rollback(store, 'finances', undefined, { by: 'коллега', why: 'суммы' });
  assert.match((await browser.open('/operations/')).text, title);
});

test('failed calls of many releases hide no failure of an area', async (t) => {
  const { browser, store, tokenFor } = await openConsole(t);
  const telemetry = new SqliteTelemetryStore(`${store.folder}/telemetry.sqlite`);
  t.after(() => telemetry.close());
  const said = { area: 'catalog', minute: Math.floor(Date.now() / 60_000), bucket: 0, weight: 1, value: 0 };
  const failure = { ...said, key: 'boom', version: '3.2.0', kind: 'render' as const, message: 'Error: boom' };
  await telemetry.add([failure]);
  for (const version of ['3.0.0', '3.1.0', '3.2.0'])
    for (let field = 0; field < 10; field += 1) {
      const message = `GET /web/brands/ 200 data.${field}`;
      await telemetry.add([{ ...said, key: `${version} ${field}`, version, kind: 'call', message }]);
    }
  await browser.logIn({ token: await tokenFor('*') });
  const { text } = await browser.open('/operations/areas/catalog/');
  assert.match(text, /Error: boom/);
  assert.match(text, /GET \/web\/brands\/ 200 data/);
});
