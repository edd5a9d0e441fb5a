import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { cardTools, overlaps, sidewaysScroll } from './layout.ts';
import { shop } from './shop.ts';
import { WebDriver } from './web-driver.ts';

/** A page that is still empty after 10 s says that the shop does not open. */
const NOTICE_AFTER_MS = 11_000;

let browser: WebDriver;

before(async () => {
  browser = await WebDriver.start();
});

after(async () => {
  await browser?.close();
});

const isThere = (heading: string) =>
  !document.querySelector('[aria-busy="true"]') &&
  document.querySelector('main h1')?.textContent?.includes(heading);

test('the notice of a page that does not open never covers one that has opened', async () => {
  await browser.open(`${shop.url}/auth`);
  await browser.waitFor('the login', isThere, 'Вход');
  await browser.waitFor('its time', (ms: number) => performance.now() > ms, NOTICE_AFTER_MS);
  const covers = await browser.ask(
    () => getComputedStyle(document.querySelector('#last-resort')!).visibility !== 'hidden',
  );
  assert.equal(covers, false);
});

test('a buyer logs in', async () => {
  await browser.type('input[name="login"]', 'buyer@demo.example');
  await browser.type('input[name="password"]', 'Demo2026');
  await browser.ask(() => document.querySelector('form')?.requestSubmit());
  await browser.waitFor('the home page', isThere, 'Ирина');
});

for (const [path, heading] of [
  ['/catalog/perchatki/', 'Перчатки'],
  ['/catalog/perchatki/?view=table', 'Перчатки'],
  ['/quickorder/?tab=table', 'Быстрый заказ'],
  ['/orders/', 'Заказы'],
  ['/finances/', 'Финансы'],
] as const)
  test(`${path} loads, fits the width, and nothing overlaps`, async () => {
    await browser.open(shop.url + path);
    await browser.waitFor(path, (wanted: string) => location.pathname + location.search === wanted, path);
    await browser.waitFor(heading, isThere, heading);
    assert.equal(await browser.ask(sidewaysScroll), 0);
    assert.deepEqual(await browser.ask(overlaps), []);
    for (const { name, toolsEnd, buttonBegins } of await browser.ask(cardTools))
      assert.ok(toolsEnd < buttonBegins, name);
  });
