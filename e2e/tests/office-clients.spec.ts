import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from '../fixtures/test.ts';

/** The first price of a section, in rubles. */
async function readPrice(page: Page): Promise<number> {
  await page.goto('/catalog/perchatki/');
  const price = page
    .getByRole('main')
    .getByText(/^\s*[\d\s]+,\d\d\s₽/)
    .first();
  await expect(price).toBeVisible();
  const text = (await price.textContent()) ?? '';
  return Number(/[\d\s]+,\d\d/.exec(text)?.[0].replace(/\s/g, '').replace(',', '.'));
}

async function expectFitAndAccessible(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  await expectAccessible(page);
  for (const width of [320, 769, 1280, 1800]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(before);
}

test('the office changes a client’s discount: the buyer’s price follows, and an undo brings it back', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  const former = await readPrice(page);

  await signIn('office');
  await page.goto('/office/clients/');
  await page.getByRole('searchbox').fill('ромашка');
  await expect(page).toHaveURL(/query=/);
  await expectFitAndAccessible(page);
  await page
    .getByRole('link', { name: /Ромашка/ })
    .first()
    .click();
  const discount = page.getByLabel('Скидка');
  await discount.fill('150');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText(/Скидка: целое число от\s0 до\s99/)).toBeVisible();
  await discount.fill('60');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  const undo = page.getByRole('button', { name: 'Вернуть', exact: true });
  await expect(undo).toBeVisible();
  await expect(page.getByRole('table', { name: 'История условий' })).toContainText('60 %');
  await expectFitAndAccessible(page);

  const buyer = await page.context().newPage();
  await signIn('buyer');
  expect(await readPrice(buyer)).toBeLessThan(former * 0.75);
  await signIn('office');
  await undo.click();
  await expect(discount).not.toHaveValue('60');
  await signIn('buyer');
  expect(await readPrice(buyer)).toBe(former);
});

test('a limit is planned from a day on and withdrawn before it comes', async ({ page, signIn }) => {
  await signIn('office');
  await page.goto('/office/clients/?query=ромашка');
  await page
    .getByRole('link', { name: /Ромашка/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Изменить договор/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Договор/ });
  await dialog.getByLabel('Лимит').fill('1234567');
  await dialog.getByLabel('Когда начнут действовать').selectOption('later');
  const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Действует с').fill(soon);
  await expectFitAndAccessible(page);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  const planned = page.getByRole('table', { name: 'Запланированные изменения' });
  await expect(planned).toContainText('1 234 567,00 ₽');
  await expectFitAndAccessible(page);
  await planned.getByRole('button', { name: /^Отменить/ }).click();
  await expect(planned).toHaveCount(0);
});

test('a file of discounts is shown row by row, refused with an error, and loaded once it is mended', async ({
  page,
  signIn,
}) => {
  await signIn('office');
  await page.goto('/office/clients/?query=ромашка');
  const row = page.getByRole('row', { name: /Ромашка/ }).first();
  await expect(row).toBeVisible();
  const inn = await row.getByText(/^(\d{10}|\d{12})$/).textContent();
  await expectFitAndAccessible(page);
  await page.getByRole('button', { name: /Загрузить из.файла/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Клиенты/ });
  const choose = async (...rows: readonly string[]) => {
    const buffer = Buffer.from(['ИНН;Скидка, %', ...rows].join('\n'));
    await dialog
      .getByLabel('Файл таблицы')
      .setInputFiles({ name: 'discounts.csv', mimeType: 'text/csv', buffer });
  };
  await choose(`${inn};150`);
  await expect(dialog.getByText(/Скидка: целое число от\s0 до\s99/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Загрузить строки/ })).toHaveCount(0);
  await expectFitAndAccessible(page);
  await choose(`${inn};33`);
  await expect(dialog.getByText(/Скидка, %: \d+ → 33/)).toBeVisible();
  await expectFitAndAccessible(page);
  await dialog.getByRole('button', { name: 'Загрузить строки: 1' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('скидка 33 %');
});
