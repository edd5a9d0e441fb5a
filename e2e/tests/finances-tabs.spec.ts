import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';

test('a buyer finds payments, comes back to them by the address, and saves them (§1.30)', {
  tag: '@once',
}, async ({ page, signIn }) => {
  await signIn('buyer');
  await page.goto('/finances/history/');
  const found = page.getByRole('table', { name: 'История платежей' });
  await expect(found.getByText(/^Отгрузка №/).first()).toBeVisible();
  await page.getByLabel('Вид документа').selectOption('Оплата');
  await expect(page).toHaveURL(/\?kind=payment$/);
  await expect(found.getByText(/^Отгрузка №/)).toHaveCount(0);
  await page.getByLabel('Период').selectOption('Этот год');
  await expect(page).toHaveURL(/kind=payment&period=year$/);

  await page.reload();
  await expect(page.getByLabel('Вид документа')).toHaveValue('payment');
  await expect(found.getByText(/^Оплата №/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать Excel' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('a buyer asks for an act of reconciliation and opens it (§1.29)', { tag: '@once' }, async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await page.goto('/finances/acts/');
  await page.getByLabel('Период').selectOption('Год');
  await page.getByRole('button', { name: 'Сформировать акт' }).click();
  await expect(page.getByText(/^Акт №\sАС-\S+ готов$/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Акты сверки' })).toContainText('все договоры');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const opened = page.waitForEvent('popup');
  const file = page.context().waitForEvent('response', (response) => response.url().includes('/api/files/'));
  await page
    .getByRole('table')
    .getByRole('button', { name: /^PDF: Акт/ })
    .first()
    .click();
  await opened;
  expect((await file).headers()['content-type']).toContain('application/pdf');
});

test('a buyer walks the calendar of payments by keyboard (§1.31)', async ({ page, signIn, isMobile }) => {
  await signIn('buyer');
  await page.goto('/finances/schedule/');
  const list = page.getByRole('table', { name: 'График платежей' });
  await expect(list.getByText(/^(просрочено на|через|сегодня|завтра)/).first()).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Календарь платежей' }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const grid = page.getByRole('grid');
  await grid.locator('[tabindex="0"]').focus();
  const due = page.locator('[role="grid"] button:focus:not([aria-disabled])');
  for (let day = 0; day < 60 && (await due.count()) === 0; day += 1) await page.keyboard.press('ArrowRight');
  const day = await due.getAttribute('data-day');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`day=${day}$`));
  const shown = `${day?.slice(8)}.${day?.slice(5, 7)}.${day?.slice(0, 4)}`;
  await expect(list.getByRole('row').nth(1)).toContainText(shown);
  await page.getByRole('button', { name: 'Показать все дни' }).click();
  await expect(page).toHaveURL(/\/finances\/schedule\/$/);
  await expect(grid.locator(`[data-day="${day}"]`)).toBeFocused();
});

for (const [path, chunk, label] of [
  ['/finances/', 'balance', 'Баланс загружается'],
  ['/finances/acts/', 'acts', 'Акты сверки загружаются'],
  ['/finances/history/', 'history', 'История платежей загружается'],
  ['/finances/schedule/', 'schedule', 'График платежей загружается'],
  ['/finances/bonus/', 'bonus', 'Бонусный план загружается'],
] as const)
  test(`${path} keeps the place of its tab from the frame on`, async ({ page, signIn }) => {
    await signIn('buyer');
    const [sections, code] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/finance/availableSections/**', async (route) => {
      await sections.promise;
      await route.continue();
    });
    await page.route(new RegExp(`/releases/finances/.*/${chunk}\\.[^/]*js$`), async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const place = page.getByLabel(label);
    await expect(place).toBeVisible();
    const kept = (await place.boundingBox())!.height;
    expect(kept).toBeGreaterThan(200);

    sections.resolve();
    await expect(page.getByRole('navigation', { name: 'Разделы финансов' })).toBeVisible();
    await expect(place).toBeVisible();
    expect((await place.boundingBox())!.height).toBe(kept);

    code.resolve();
    await expect(place).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Финансы');
  });
