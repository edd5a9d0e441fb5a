import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';

test('a plot is read by arrows, saved as a picture, and its table says the same', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await page.goto('/finances/');
  const figure = page.getByRole('figure', { name: 'Отгрузки и оплаты, ₽' });
  const plot = figure.getByRole('slider');
  await plot.press('End');
  const last = await plot.getAttribute('aria-valuetext');
  await plot.press('ArrowLeft');
  await expect(plot).not.toHaveAttribute('aria-valuetext', last ?? '');
  const said = (await plot.getAttribute('aria-valuetext')) ?? '';
  await expect(figure.getByText(said)).toBeVisible();

  const saved = page.waitForEvent('download');
  await figure.getByRole('button', { name: 'PNG' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe('Отгрузки и оплаты, ₽.png');

  await figure.getByRole('button', { name: 'Таблицей' }).press('Enter');
  const [month = '', sums = ''] = said.split(': ');
  const row = figure.getByRole('row').filter({ hasText: month });
  const cells = await row.getByRole('cell').allTextContents();
  const [shipped, paid] = sums.match(/[\d\u00a0]+,\d\d\u00a0₽/g) ?? [];
  expect(cells.slice(0, 3)).toEqual([month, shipped, paid]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await figure.getByRole('button', { name: 'Графиком' }).press('Enter');
  await expect(plot).toBeAttached();
  await expectNoSidewaysScroll(page);
});
