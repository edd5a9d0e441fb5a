import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { cardTools, overlaps, sidewaysScroll } from './layout.ts';
import { shop } from './shop.ts';
import { WebDriver } from './web-driver.ts';

/** A page that is still empty after 10 s says that the shop does not open. */
const NOTICE_AFTER_MS = 11_000;

type Screens = readonly (readonly [path: string, heading: string])[];

const visitorScreens: Screens = [
  ['/auth', 'Вход'],
  ['/registration/', 'Регистрация'],
  ['/forgot-password/', 'Восстановление пароля'],
  ['/faq/', 'Вопросы и ответы'],
];

const buyerScreens: Screens = [
  ['/', 'Ирина'],
  ['/catalog/perchatki/', 'Перчатки'],
  ['/catalog/perchatki/?view=table', 'Перчатки'],
  ['/basket/', 'Корзина'],
  ['/quickorder/?tab=table', 'Быстрый заказ'],
  ['/orders/', 'Заказы'],
  ['/finances/', 'Финансы'],
  ['/finances/acts/', 'Финансы'],
  ['/finances/schedule/', 'Финансы'],
  ['/mycompanies/history/', 'Мои компании'],
  ['/appeal/add/', 'Новое обращение'],
];

let browser: WebDriver;

before(async () => {
  browser = await WebDriver.start();
});

after(async () => {
  await browser?.close();
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

  looksRight(visitorScreens);

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

  looksRight(buyerScreens);

  test('a dialog that is as high as its content shows it', async () => {
    await open('/', 'Ирина');
    await browser.click('header button', /^Город/);
    await browser.waitFor('the picker', () => document.querySelector('dialog [role="option"]'));
    assert.deepEqual(await browser.ask(hiddenParts), []);
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

  looksRight(buyerScreens);

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

  looksRight(visitorScreens);

  test('a manager logs in', () => logIn('manager@demo.example', 'Елена'));

  looksRight([
    ['/', 'Елена'],
    ['/manager/mycompanies/', 'Компании клиентов'],
    ['/manager/mycompanies/users/', 'Пользователи клиентов'],
    ['/manager/content/', 'Содержание сайта'],
    ['/appeal/', 'Обращения клиентов'],
  ]);

  test('operations log in', async () => {
    await browser.forget();
    await logIn('ops@demo.example', 'Сергей');
  });

  looksRight([
    ['/operations/', 'Разделы'],
    ['/operations/areas/finances/', 'Финансы'],
    ['/operations/journal/', 'Журнал'],
  ]);
});

/** Each screen opens, fits the width, and nothing lies on anything else. */
function looksRight(screens: Screens): void {
  for (const [path, heading] of screens)
    test(`${path} loads, fits the width, and nothing overlaps`, async () => {
      await open(path, heading);
      assert.equal(await browser.ask(sidewaysScroll), 0);
      assert.deepEqual(await browser.ask(overlaps), []);
      for (const { name, toolsEnd, buttonBegins } of await browser.ask(cardTools))
        assert.ok(toolsEnd < buttonBegins, name);
    });
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

/** What a dragged file tells a part of the page; WebKit leaves `relatedTarget` out. */
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

// What follows goes into the page.

function isThere(heading: string) {
  return (
    !document.querySelector('[aria-busy="true"]') &&
    document.querySelector('main h1')?.textContent?.includes(heading)
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
