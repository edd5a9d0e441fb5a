import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import puppeteer, { type Browser } from 'puppeteer-core';
import { nameOf, screens } from '../fixtures/screens.ts';
import { EnginePage } from './engine-page.ts';
import { cardTools, covered, overlaps, sidewaysScroll } from './layout.ts';
import { closeShop, shop } from './shop.ts';

/** Screens that Firefox also shows at the width of a desktop; on a phone it shows them all. */
const desktopPaths = [
  '/',
  '/catalog/',
  '/catalog/perchatki/',
  '/catalog/perchatki/?view=list',
  '/catalog/perchatki/?view=table',
  '/favourites/',
  '/basket/',
  '/quickorder/?tab=table',
  '/orders/',
  '/finances/',
  '/mycompanies/',
  '/appeal/add/',
];
const desktopScreens = screens.buyer.filter(
  ({ path, linkedFrom }) => desktopPaths.includes(path) && linkedFrom === undefined,
);

const widths = [
  { name: 'desktop', width: 1280, height: 860, shown: desktopScreens },
  { name: 'phone', width: 380, height: 780, shown: screens.buyer },
] as const;

let browser: Browser;

before(async () => {
  browser = await launch();
});

after(async () => {
  // A browser that is still open holds its stream of events.
  await browser?.close();
  await closeShop();
});

/** `node tools/engines-test.mjs`: the released build in the Firefox of the machine. */
for (const { name, width, height, shown } of widths)
  describe(`Firefox, ${name}`, () => {
    let visit: EnginePage;

    before(async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      visit = new EnginePage(page, shop.url);
      await visit.resize(width, height);
    });

    test('a buyer logs in', async () => {
      await visit.open('/auth');
      await visit.type('input', /^Электронная почта/, 'buyer@demo.example');
      await visit.type('input', /^Пароль/, 'Demo2026');
      await visit.click('button', /^Войти$/);
      await visit.waitFor('the home page', () =>
        /Ирина/.test(document.querySelector('main h1')?.textContent ?? ''),
      );
      await visit.click('button', /^Понятно$/);
      assert.deepEqual(visit.takeProblems(), []);
    });

    for (const screen of shown)
      test(`${nameOf(screen)} loads without an error, fits the width, and nothing is covered`, async () => {
        await visit.openScreen(screen);
        assert.equal(await visit.page.evaluate(sidewaysScroll), 0);
        assert.deepEqual(await visit.page.evaluate(overlaps), []);
        assert.deepEqual(await visit.page.evaluate(covered), []);
        assert.deepEqual(visit.takeProblems(), []);
      });

    test('the heart and the comparison lie at the top of a card, above its button', async () => {
      await visit.open('/catalog/perchatki/?view=cards');
      await visit.find('main li button', /^В корзину/);
      const cards = await visit.page.evaluate(cardTools);
      assert.ok(cards.length >= 10);
      for (const { name: product, toolsEnd, buttonBegins } of cards) {
        assert.ok(toolsEnd < 100, `${product}: ${toolsEnd}`);
        assert.ok(toolsEnd < buttonBegins, product);
      }
    });

    test('a facet narrows the list', async () => {
      const total = await visit.waitFor('the count', foundProducts);
      if (width < 1000) await visit.click('button', /^Фильтры/);
      await visit.click('input[type="checkbox"]', /^Редут/);
      if (width < 1000) await visit.click('dialog button', /^Показать \d/);
      await visit.waitFor(
        'a shorter list',
        (all) => {
          const found = Number(document.querySelector('main h1')?.textContent?.replaceAll(/\D/g, ''));
          return location.pathname.includes('/filter/brand-is-') && found > 0 && found < all;
        },
        total,
      );
      assert.deepEqual(visit.takeProblems(), []);
    });

    test('what is pasted into the quick order is ordered', async () => {
      await visit.open('/catalog/perchatki/');
      const articles = await visit.page.evaluate(() =>
        [...document.querySelectorAll('main li:has([data-favourite])')]
          .filter((card) => card.textContent?.includes('В наличии'))
          .flatMap((card) => [...card.querySelectorAll('span')].slice(0, 9))
          .map((part) => part.textContent ?? '')
          .filter((text) => /^[А-ЯЁA-Z\d]+(?:-[А-ЯЁA-Z\d]+)+$/.test(text))
          .slice(0, 2),
      );
      await visit.open('/quickorder/?tab=table');
      await visit.copy(articles.map((article) => `${article}\t120`).join('\n'));
      await visit.click('main input', /^Артикул, строка 1$/);
      await visit.pressWithControl('v');
      await visit.click('main button', /^Проверить 2 строки/);
      await visit.click('main button', /^Добавить/);
      await visit.waitFor('the answer', () =>
        /Добавлено в.корзину/.test(document.querySelector('main')?.textContent ?? ''),
      );
      assert.deepEqual(visit.takeProblems(), []);
    });

    test('a quantity is saved though the page is left right after the last digit', async () => {
      await visit.open('/basket/');
      const quantity = await visit.find('main input', /^Количество/);
      await quantity.click({ count: 3 });
      await quantity.type('240');
      await visit.open('/news/');
      // Only the server can remember the quantity now.
      await visit.page.evaluate(() => localStorage.clear());
      await visit.open('/basket/');
      const saved = await visit.find('main input', /^Количество/);
      assert.equal(await saved.evaluate((field) => (field as HTMLInputElement).value), '240');
    });

    test('an order is placed', async () => {
      await visit.open('/basket/');
      await visit.click('main a', /^Оформить заказ/);
      await visit.click('main input[type="radio"]', /^Самовывоз со склада/);
      await visit.click(
        'main fieldset input[type="radio"], main [role="group"] input[type="radio"]',
        /склад/i,
      );
      await visit.click('main input[type="radio"]', /^По счёту/);
      await visit.click('main button', /^Подтвердить заказ/);
      await visit.waitFor('the order', () =>
        /Заказ № .+ оформлен/.test(document.querySelector('main')?.textContent ?? ''),
      );
      await visit.waitFor('its address', () => /^\/orders\/\d+\/$/.test(location.pathname));
      assert.deepEqual(await visit.page.evaluate(overlaps), []);
      assert.deepEqual(visit.takeProblems(), []);
    });
  });

function launch(): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH,
    defaultViewport: null,
    extraPrefsFirefox: { 'intl.accept_languages': 'ru-RU', 'ui.prefersReducedMotion': 1 },
  });
}

/** How many products the listing says it found, beside its name. */
function foundProducts(): number {
  return Number(document.querySelector('main h1')?.textContent?.replaceAll(/\D/g, ''));
}
