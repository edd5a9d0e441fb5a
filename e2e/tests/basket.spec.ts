import type { Locator, Page } from '@playwright/test';
import { getBasket, setBasketQuantities } from '@shop/contracts/basket-order/basket';
import { ApiClient } from '../fixtures/api-client.ts';
import { type BasketLine, emptyBasket, fillBasket, heldInBasket, someOffers } from '../fixtures/basket.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';

const rows = (page: Page) => page.getByRole('main').locator('[data-index]');
const quantity = (row: Locator) => row.getByRole('spinbutton');
const rowOf = (page: Page, { id }: BasketLine) => page.getByRole('main').locator(`[data-offer="${id}"]`);

/** Replaces the content of the basket with some offers. */
async function fill(api: ApiClient, count: number): Promise<BasketLine[]> {
  const lines = await someOffers(api, count);
  await fillBasket(api, lines);
  return lines;
}

/** Adds a figure to the report of the run. */
const note = (description: string) => test.info().annotations.push({ type: 'measured', description });

// All tests of a worker share one basket, so they run one after the other.
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ signIn }) => signIn('buyer'));
test.afterEach(({ api }) => emptyBasket(api));

test('what is edited without a connection is kept, said, sent afterwards, and what was deleted comes back after a reload', async ({
  page,
  context,
  api,
}) => {
  const [first, second, third] = (await fill(api, 3)) as [BasketLine, BasketLine, BasketLine];
  await page.goto('/basket/');
  await expect(rows(page)).toHaveCount(3);
  await context.setOffline(true);
  await quantity(rowOf(page, first)).fill('25');
  await quantity(rowOf(page, first)).press('Enter');
  await expect(rowOf(page, first).getByText('не отправлено')).toBeVisible();
  await expect(quantity(rowOf(page, second))).toBeFocused();
  await quantity(rowOf(page, second)).fill('30');
  await quantity(rowOf(page, second)).press('Enter');
  await rowOf(page, third)
    .getByRole('button', { name: /^Удалить: / })
    .click();
  await expect(page.getByText('Нет связи с сервером: не отправлено')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();

  await context.setOffline(false);
  await expect.poll(() => heldInBasket(api)).toEqual({ [first.id]: 25, [second.id]: 30 });
  await expect(page.getByText('не отправлено')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Оформить заказ' })).toBeVisible();

  await page.reload();
  await expect(quantity(rowOf(page, first))).toHaveValue('25');
  await rowOf(page, third)
    .getByRole('button', { name: /^Вернуть: / })
    .click();
  await expect(quantity(rowOf(page, third))).toHaveValue('10');
  await expect.poll(() => heldInBasket(api)).toEqual({ [first.id]: 25, [second.id]: 30, [third.id]: 10 });
});

test('an emptied basket comes back as a whole, after a reload too', { tag: '@once' }, async ({
  page,
  api,
}) => {
  const lines = await fill(api, 4);
  const before = Object.fromEntries(lines.map((line) => [line.id, line.quantity]));
  await page.goto('/basket/');
  await page.getByRole('button', { name: 'Очистить' }).click();
  await expect(page.getByRole('button', { name: 'Вернуть всё' })).toBeFocused();
  await expect.poll(() => heldInBasket(api)).toEqual({});
  await page.reload();
  await expect(page.getByText('Корзина очищена')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Вернуть всё' }).click();
  await expect.poll(() => heldInBasket(api)).toEqual(before);
  const { grid } = await api.call(getBasket, {});
  expect(
    grid.row.map((row) => row.product_id),
    'in their order',
  ).toEqual(lines.map(({ id }) => id));
  await expect(rows(page).getByRole('spinbutton')).toHaveCount(4);
});

test('what is typed goes out by itself, and with the page that is left while the caret is in the field', {
  tag: '@once',
}, async ({ page, api }) => {
  const [line] = (await fill(api, 1)) as [BasketLine];
  await page.goto('/basket/');
  const field = quantity(rowOf(page, line));
  await field.click();
  await page.keyboard.type('77');
  await expect.poll(() => heldInBasket(api)).toEqual({ [line.id]: 77 });
  await expect(field).toBeFocused();

  await field.fill('17');
  await page.goto('/news/');
  await expect.poll(() => heldInBasket(api)).toEqual({ [line.id]: 17 });

  await page.goto('/basket/');
  await field.fill('18');
  await page.reload();
  await expect(field).toHaveValue('18');
  await expect.poll(() => heldInBasket(api)).toEqual({ [line.id]: 18 });
  // A page that still waits for an answer keeps what is typed for the next visit.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .not.toContain('basket.unsent');

  await field.fill('19');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => heldInBasket(api)).toEqual({ [line.id]: 19 });
});

test('a colleague’s change is on screen within a second, by name, and leaves alone what is being typed', {
  tag: '@once',
}, async ({ page, api, shop, browser }) => {
  const [first, second] = (await fill(api, 2)) as [BasketLine, BasketLine];
  const elsewhere = await browser.newContext();
  const clerk = new ApiClient(shop, elsewhere.request);
  await clerk.logIn('clerk@demo.example');
  await page.goto('/basket/');
  await quantity(rowOf(page, first)).fill('7');
  // The live stream is open by the time its first event has come through.
  await expect(async () => {
    await clerk.call(setBasketQuantities, { body: { products: [{ id: second.id, quantity: 40 }] } });
    await expect(quantity(rowOf(page, second))).toHaveValue('40', { timeout: 1000 });
  }).toPass();
  const told = Date.now();
  await clerk.call(setBasketQuantities, { body: { products: [{ id: second.id, quantity: 50 }] } });
  await expect(quantity(rowOf(page, second))).toHaveValue('50');
  note(`a colleague’s change on screen after ${Date.now() - told} ms`);
  await expect(rowOf(page, second).getByText(/^Изменено \(.+\): 40 → 50$/)).toBeVisible();
  await expect(quantity(rowOf(page, first))).toHaveValue('7');
  await expect(quantity(rowOf(page, first))).toBeFocused();
  await elsewhere.close();
});

test('the basket is accessible, needs no mouse, and fits every width', { tag: '@once' }, async ({
  page,
  api,
}) => {
  const [first, second] = (await fill(api, 3)) as [BasketLine, BasketLine];
  await page.goto('/basket/');
  await expect(rows(page)).toHaveCount(3);
  await expectAccessible(page);
  await quantity(rowOf(page, first)).focus();
  await page.keyboard.press('ArrowDown');
  await expect(quantity(rowOf(page, second))).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(quantity(rowOf(page, first))).toBeFocused();
  await page.keyboard.type('77');
  await page.keyboard.press('Escape');
  await expect(quantity(rowOf(page, first))).toHaveValue('10');

  await page.getByRole('button', { name: 'Выгрузить' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Выгрузить корзину' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Выгрузить' })).toBeFocused();
  for (const width of [320, 380, 769, 1280, 1800]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test('the basket leaves as a file', { tag: '@once' }, async ({ page, api }) => {
  await fill(api, 3);
  await page.goto('/basket/');
  for (const [name, ending] of [
    ['Скачать Excel (XLSX)', /\.xlsx$/],
    ['Скачать CSV', /\.csv$/],
  ] as const) {
    await page.getByRole('button', { name: 'Выгрузить' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await download).suggestedFilename()).toMatch(ending);
  }
});

test('2,000 rows are drawn at once, scroll smoothly, are searched while typing, and are all on paper', async ({
  page,
  api,
}) => {
  test.setTimeout(180_000);
  await fill(api, 2000);
  await page.goto('/basket/');
  await expect(quantity(rows(page).first())).toBeVisible();
  const paint = await page.evaluate(() => {
    const [read] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/web/basket/products/')) as PerformanceResourceTiming[];
    return Math.round(performance.now() - (read?.responseEnd ?? 0));
  });
  expect(await rows(page).count()).toBeLessThan(100);

  const fps = await page.evaluate(async () => {
    const begun = performance.now();
    let frames = 0;
    while (performance.now() - begun < 2000) {
      window.scrollBy(0, 120);
      await new Promise(requestAnimationFrame);
      frames += 1;
    }
    return Math.round(frames / ((performance.now() - begun) / 1000));
  });
  expect(await rows(page).count()).toBeLessThan(100);

  await page.evaluate(() => window.scrollTo(0, 0));
  const table = page.getByRole('table', { name: 'В наличии', exact: true });
  const all = (await table.getAttribute('aria-rowcount')) ?? '';
  const search = page.getByRole('searchbox', { name: /^Поиск в корзине/ });
  const slowest = await search.evaluate(async (field: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    let worst = 0;
    for (const text of ['б', 'бо', 'бот', 'боти', 'ботинки']) {
      const begun = performance.now();
      write?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      worst = Math.max(worst, performance.now() - begun);
      await new Promise(requestAnimationFrame);
    }
    return Math.round(worst);
  });
  await expect(table).not.toHaveAttribute('aria-rowcount', all);
  note(
    `2,000 rows: drawn ${paint} ms after their data at the latest, ${fps} frames a second, ${slowest} ms a key`,
  );

  await search.fill('');
  await expect(table).toHaveAttribute('aria-rowcount', all);
  const onPaper = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    window.dispatchEvent(new Event('beforeprint'));
    const count = document.querySelectorAll('#main [data-index]').length;
    window.dispatchEvent(new Event('afterprint'));
    return count;
  });
  expect(onPaper).toBe(2000);
});
