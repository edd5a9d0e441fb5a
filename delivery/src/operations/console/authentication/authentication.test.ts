import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Browser } from '../testing/browser.ts';
import { openConsole } from '../testing/open-console.ts';

test('an operator logged in to the shop comes in without a second login', async (t) => {
  const { browser } = await openConsole(t, { role: 'OPERATIONS' });
  browser.cookies.set('auth._token.local', 'shop-token').set('sid', 'shop-sid');
  const page = await browser.open('/operations/');
  assert.match(page.text, /Ирина \(ops@demo\.example\)/);
  assert.match(page.text, /3\.2\.0/);
  assert.ok(browser.cookies.has('shop-console'));
});

for (const role of ['CUSTOMER', 'MANAGER'])
  test(`${role} of the shop gets the login page and nothing of what is inside`, async (t) => {
    const { browser } = await openConsole(t, { role });
    browser.cookies.set('auth._token.local', 'shop-token').set('sid', 'shop-sid');
    for (const path of [
      '/operations/',
      '/operations/areas/catalog/',
      '/operations/journal/',
      '/operations/nothing',
    ]) {
      const page = await browser.open(path);
      assert.match(page.text, /Вход для сотрудников/);
      assert.doesNotMatch(page.text, /3\.2\.0|catalog"|Каталог|Журнал/);
    }
    const refused = await browser.logIn({ login: 'someone@demo.example', password: 'right' });
    assert.equal(refused.status, 401);
    assert.match(refused.text, /Войти с этой учётной записью сюда нельзя/);
    assert.ok(!browser.cookies.has('shop-console'));
  });

test('a stolen shop token without the cookie of its browser opens nothing', async (t) => {
  const { browser } = await openConsole(t, { role: 'OPERATIONS' });
  browser.cookies.set('auth._token.local', 'shop-token');
  assert.match((await browser.open('/operations/')).text, /Вход для сотрудников/);
});

test('an operator logs in by password and stays in while the API does not answer', async (t) => {
  const { browser, shop } = await openConsole(t, { role: 'OPERATIONS' });
  assert.match(
    (await browser.logIn({ login: 'ops@demo.example', password: 'wrong' })).text,
    /Неверный логин/,
  );
  const page = await browser.logIn({ login: 'ops@demo.example', password: 'right' });
  assert.match(page.text, /Ирина/);
  await browser.open('/operations/areas/catalog/');
  shop.isGone = true;
  const done = await browser.send('/operations/areas/catalog/rollback', {
    version: '3.1.0',
    why: 'не работает',
  });
  assert.match(done.text, /Возвращён 3\.1\.0 вместо 3\.2\.0/);
});

test('an operator whose right is gone is out before the next change', async (t) => {
  const { browser, shop, store } = await openConsole(t, { role: 'OPERATIONS' });
  await browser.logIn({ login: 'ops@demo.example', password: 'right' });
  await browser.open('/operations/areas/catalog/');
  shop.role = 'CUSTOMER';
  const page = await browser.send('/operations/areas/catalog/rollback', { version: '3.1.0', why: 'ещё раз' });
  assert.equal(page.status, 401);
  assert.equal((await store.pointers()).get('catalog')?.live, '3.2.0');
});

test('a token of one area sees all and changes only its own', async (t) => {
  const { browser, store, tokenFor } = await openConsole(t);
  await browser.logIn({ token: await tokenFor('finances') });
  assert.match((await browser.open('/operations/')).text, /catalog/);
  const foreign = await browser.open('/operations/areas/catalog/');
  assert.match(foreign.text, /только смотреть/);
  assert.doesNotMatch(foreign.text, /Откатить|Начать/);
  const own = await browser.open('/operations/areas/finances/');
  assert.match(own.text, /Откат/);
  const refused = await browser.send(
    '/operations/areas/catalog/rollback',
    { version: '3.1.0', why: 'чужое' },
    own,
  );
  assert.equal(refused.status, 403);
  assert.match(refused.text, /нет прав/);
  assert.equal((await store.pointers()).get('catalog')?.live, '3.2.0');
});

test('a revoked token is out at once', async (t) => {
  const { browser, store, tokenFor } = await openConsole(t);
  const token = await tokenFor('*');
  await browser.logIn({ token });
  assert.match((await browser.open('/operations/')).text, /Разделы/);
  await store.tokens.remove(token.split('_')[1]!);
  assert.match((await browser.open('/operations/')).text, /Вход для сотрудников/);
});

test('a link from another site opens the console for whoever is logged in, though it brings no strict cookie', async (t) => {
  const { browser, tokenFor } = await openConsole(t);
  await browser.logIn({ token: await tokenFor('*') });
  const fromElsewhere = { headers: { 'sec-fetch-site': 'cross-site' } };
  const first = await (
    await fetch(`${browser.url}/operations/areas/catalog/?hours=24`, fromElsewhere)
  ).text();
  const next =
    /http-equiv="refresh" content="0;url=([^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  assert.equal(next, '/operations/areas/catalog/?hours=24&own');
  assert.match((await browser.open(next)).text, /Откат/);
  assert.match(await (await fetch(browser.url + next, fromElsewhere)).text(), /Вход для сотрудников/);
});

test('whoever guesses tokens has to wait', async (t) => {
  const { browser, tokenFor } = await openConsole(t);
  for (let tries = 0; tries < 20; tries += 1) await browser.logIn({ token: 'shop_wrong' });
  assert.match((await browser.logIn({ token: await tokenFor('*') })).text, /Подождите/);
});

test('after the log-out the browser is unknown again', async (t) => {
  const { browser, tokenFor } = await openConsole(t);
  await browser.logIn({ token: await tokenFor('*') });
  await browser.send('/operations/logout', {}, await browser.open('/operations/'));
  assert.ok(!browser.cookies.has('shop-console'));
});

test('a cookie that was changed by a byte opens nothing', async (t) => {
  const { browser, tokenFor } = await openConsole(t);
  await browser.logIn({ token: await tokenFor('*') });
  const sealed = browser.cookies.get('shop-console')!;
  browser.cookies.set('shop-console', sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA'));
  assert.match((await browser.open('/operations/')).text, /Вход для сотрудников/);
});

test('a form of another site, of another session or without its token changes nothing', async (t) => {
  const { browser, store, tokenFor } = await openConsole(t);
  await browser.logIn({ token: await tokenFor('*') });
  const path = '/operations/areas/catalog/rollback';
  const fields = { version: '3.1.0', why: 'подделка', expected: '2' };
  const page = await browser.open('/operations/areas/catalog/');
  for (const site of ['cross-site', 'same-site', 'none'])
    assert.equal((await browser.send(path, fields, page, { 'sec-fetch-site': site })).status, 403);
  const foreign = { 'sec-fetch-site': '', origin: 'https://evil.example' };
  assert.equal((await browser.send(path, fields, page, foreign)).status, 403);
  assert.equal((await browser.send(path, { ...fields, form: 'made up' }, page)).status, 403);
  const other = new Browser(browser.url);
  await other.logIn({ token: await tokenFor('*') });
  assert.equal((await other.send(path, fields, page)).status, 403);
  assert.equal((await store.pointers()).get('catalog')?.live, '3.2.0');
});

test('a login leads to the page that was asked for, and never away from the console', async (t) => {
  const { browser, tokenFor } = await openConsole(t);
  const token = await tokenFor('*');
  const inside = await browser.logIn({ token, next: '/operations/areas/catalog/?hours=24' });
  assert.equal(inside.path, '/operations/areas/catalog/?hours=24');
  for (const next of [
    'https://evil.example/operations/',
    '//evil.example/operations/',
    '/auth/',
    '/operations/../auth/',
  ])
    assert.equal((await browser.logIn({ token, next })).path, '/operations/');
});
