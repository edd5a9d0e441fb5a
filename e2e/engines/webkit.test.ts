import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { findLink, nameOf, ownPaths, type Screen, screens } from '../fixtures/screens.ts';
import { cardTools, covered, overlaps, sidewaysScroll } from './layout.ts';
import { closeShop, shop } from './shop.ts';
import { WebDriver } from './web-driver.ts';

/** A page that is still empty after 10 s says that the shop does not open. */
const NOTICE_AFTER_MS = 11_000;

/** Screens that WebKit also shows at the width of a phone; on a desktop it shows them all. */
const phonePaths = [
  '/',
  '/auth',
  '/registration/',
  '/forgot-password/',
  '/faq/',
  '/catalog/perchatki/',
  '/catalog/perchatki/?view=table',
  '/basket/',
  '/quickorder/?tab=table',
  '/orders/',
  '/finances/',
  '/finances/acts/',
  '/finances/schedule/',
  '/mycompanies/history/',
  '/appeal/add/',
];
const onPhone = (own: readonly Screen[]) =>
  own.filter(({ path, linkedFrom }) => phonePaths.includes(path) && linkedFrom === undefined);

let browser: WebDriver;

before(async () => {
  browser = await WebDriver.start();
});

after(async () => {
  // A browser that is still open holds its stream of events.
  await browser?.close();
  await closeShop();
});

describe('WebKit, desktop', () => {
  before(() => browser.resize(1280, 860));

  test('the notice of a page that does not open never covers one that has opened', async () => {
    await open('/auth', 'Вход');
    await browser.waitFor('its time', (ms: number) => performance.now() > ms, NOTICE_AFTER_MS);
    const covers = await browser.ask(
      () => getComputedStyle(document.querySelector('#last-resort')!).visibility !== 'hidden',
    );
    assert.equal(covers, false);
  });

  looksRight(screens.visitor);

  test('a phone gets its mask, and the code of a text message takes digits alone', async () => {
    await open('/auth?tab=sms', 'Вход');
    await browser.type('input[type="tel"]', '89000000001');
    assert.equal(await browser.ask(typedIn, 'input[type="tel"]'), '+7 (900) 000-00-01');
    await browser.click('button', /^Получить код$/);
    await browser.waitFor('the field of the code', () =>
      document.activeElement?.matches('[autocomplete="one-time-code"]'),
    );
    await browser.type('[autocomplete="one-time-code"]', '1а2 3');
    assert.equal(await browser.ask(typedIn, '[autocomplete="one-time-code"]'), '123');
  });

  test('a buyer logs in', () => logIn('buyer@demo.example', 'Ирина'));

  looksRight(screens.buyer);

  test('a dialog that is as high as its content shows it', async () => {
    await open('/', 'Ирина');
    await browser.click('header button', /^Город/);
    await browser.waitFor('the picker', () => document.querySelector('dialog [role="option"]'));
    assert.deepEqual(await browser.ask(hiddenParts), []);
  });

  test('an order is placed', async () => {
    // One of these is above the minimum sum of an order.
    await open('/catalog/elektroinstrument/shlifmashiny/', '');
    await browser.click('main li button', /^В корзину/);
    await browser.waitFor('the product in the basket', () =>
      document.querySelector('main li [aria-label^="В корзине"]'),
    );
    await open('/basket/', 'Корзина');
    await browser.click('main a', /^Оформить заказ/);
    await browser.click('main input[type="radio"]', /^Самовывоз со склада/);
    await browser.click(
      'main fieldset input[type="radio"], main [role="group"] input[type="radio"]',
      /склад/i,
    );
    await browser.click('main input[type="radio"]', /^По счёту/);
    await browser.click('main button', /^Подтвердить заказ/);
    await browser.waitFor('the order', () =>
      /Заказ № .+ оформлен/.test(document.querySelector('main')?.textContent ?? ''),
    );
    assert.deepEqual(await browser.ask(overlaps), []);
  });

  test('a file that lies on no disk is attached', async () => {
    await open('/appeal/add/', 'Новое обращение');
    await browser.ask(() => {
      const chosen = new DataTransfer();
      chosen.items.add(new File(['снято с экрана'], 'снимок.txt', { type: 'text/plain' }));
      const input = document.querySelector<HTMLInputElement>('main input[type="file"]')!;
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await browser.waitFor('its upload', () =>
      document.querySelector('main')?.textContent?.includes('Файл приложен: снимок.txt'),
    );
  });

  test('the drop zone stays lit while files are dragged over its parts', async () => {
    await open('/quickorder/?tab=download', 'Быстрый заказ');
    const calm = await browser.ask(dropZoneColour);
    await drag('dragenter', 'main');
    await drag('dragover', 'main');
    const lit = await browser.ask(dropZoneColour);
    assert.notEqual(lit, calm);
    await drag('dragenter', 'main p');
    await drag('dragleave', 'main');
    assert.equal(await browser.ask(dropZoneColour), lit);
    await drag('dragleave', 'main p');
    assert.equal(await browser.ask(dropZoneColour), calm);
  });
});

describe('WebKit, phone', () => {
  before(() => browser.goToPhone(380, 780));

  looksRight(onPhone(screens.buyer));

  test('the menu leads to the question of logging out, and that to the login', async () => {
    await open('/', 'Ирина');
    await browser.click('header button', /^Меню/);
    assert.deepEqual(await browser.ask(hiddenParts), []);
    await browser.click('dialog button', /^Выйти$/);
    await browser.waitFor('the question', () => document.querySelector('[role="alertdialog"]'));
    assert.deepEqual(await browser.ask(hiddenParts), []);
    await browser.click('[role="alertdialog"] button', /^Выйти$/);
    await browser.waitFor('the login', isThere, 'Вход');
  });

  looksRight(onPhone(screens.visitor));

  test('a manager logs in', () => logIn('manager@demo.example', 'Елена'));

  looksRight(screens.manager);

  test('operations log in', async () => {
    await browser.forget();
    await logIn('ops@demo.example', 'Сергей');
  });

  looksRight(screens.ops);
});

/** Each screen opens, fits the width, and no control is covered. */
function looksRight(own: readonly Screen[]): void {
  for (const screen of own)
    test(`${nameOf(screen)} loads, fits the width, and nothing is covered`, async () => {
      await openScreen(screen);
      assert.equal(await browser.ask(sidewaysScroll), 0);
      assert.deepEqual(await browser.ask(overlaps), []);
      for (const { name, toolsEnd, buttonBegins } of await browser.ask(cardTools))
        assert.ok(toolsEnd < buttonBegins, name);
      assert.deepEqual(await browser.ask(covered), []);
    });
}

async function openScreen({ path, heading, linkedFrom }: Screen): Promise<void> {
  if (linkedFrom === undefined) return open(path, heading);
  await open(linkedFrom, '');
  await open(await browser.waitFor(`a link to ${path}`, findLink, path, ownPaths), heading);
}

async function open(path: string, heading: string): Promise<void> {
  await browser.open(shop.url + path);
  await browser.waitFor(path, (wanted: string) => location.pathname + location.search === wanted, path);
  await browser.waitFor(heading, isThere, heading);
}

async function logIn(login: string, greeting: string): Promise<void> {
  await open('/auth', 'Вход');
  await browser.type('input[name="login"]', login);
  await browser.type('input[name="password"]', 'Demo2026');
  await browser.ask(() => document.querySelector('form')?.requestSubmit());
  await browser.waitFor('the home page', isThere, greeting);
}

/** Dispatches a drag event with a file; WebKit leaves out `relatedTarget`. */
async function drag(type: string, selector: string): Promise<void> {
  await browser.ask(
    (name: string, target: string) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['А-1;5'], 'заявка.csv'));
      const event = new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer });
      document.querySelector(target)!.dispatchEvent(event);
    },
    type,
    selector,
  );
  await delay(100);
}

// The functions below are sent to the page.

function isThere(heading: string) {
  return (
    !document.querySelector('[aria-busy="true"]') &&
    document.querySelector('main h1, h1')?.textContent?.includes(heading)
  );
}

function typedIn(selector: string): string {
  return document.querySelector<HTMLInputElement>(selector)!.value;
}

function dropZoneColour(): string {
  const inside = [...document.querySelectorAll('main p')].find((text) =>
    text.textContent?.startsWith('Перетащите'),
  );
  return getComputedStyle(inside!.parentElement!.parentElement!).backgroundColor;
}

/** Headings and buttons of the open dialog that a click on their middle does not reach. */
function hiddenParts(): string[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)!;
  const parts = [...dialog.querySelectorAll('h2, header button, footer button')];
  return parts
    .filter((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return !part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })
    .map(({ ariaLabel, textContent }) => ariaLabel || textContent || '');
}
