import { getOwnCompanies } from '@shop/contracts/manager/company';
import { getSalePoints, saveSalePoint } from '@shop/contracts/manager/sale-points';
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from '../fixtures/test.ts';

async function expectFitAndAccessible(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  await expectAccessible(page);
  for (const width of [320, 769, 1280, 1800]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(before);
}

test('the companies of a customer: requisites, people, sale points and history, all by keyboard', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await page.goto('/mycompanies/');
  const tabs = page.getByRole('navigation', { name: 'Разделы компаний' });
  await expect(page.getByRole('list', { name: 'Компании' })).toContainText('Договор');
  await expectFitAndAccessible(page);

  await tabs.getByRole('link', { name: 'Сотрудники' }).press('Enter');
  await page.getByRole('button', { name: 'Изменить: Павел Новиков' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Изменить сотрудника' });
  await expect(dialog.getByLabel('Фамилия')).toBeFocused();
  await expect(dialog.getByRole('checkbox', { name: 'Цены' })).toBeChecked();
  await expectFitAndAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Изменить: Павел Новиков' })).toBeFocused();
  await expectFitAndAccessible(page);

  await tabs.getByRole('link', { name: 'Торговые точки' }).press('Enter');
  const points = page.getByRole('list', { name: 'Торговые точки' });
  const office = points.getByRole('listitem').filter({ hasText: 'Витрина в офисе' });
  await office.getByRole('button', { name: /^Закрыть точку/ }).press('Enter');
  await expect(office.getByRole('button', { name: /^Открыть снова/ })).toBeFocused();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).press('Enter');
  await expect(office.getByRole('button', { name: /^Закрыть точку/ })).toBeVisible();
  await expectFitAndAccessible(page);

  await tabs.getByRole('link', { name: 'История' }).press('Enter');
  await expect(page.getByRole('table', { name: 'История действий' })).toContainText('Ирина Соколова');
  await expectFitAndAccessible(page);
});

test('a colleague’s change comes to the open list @once', async ({ page, signIn, api }) => {
  await signIn('buyer');
  const { items } = await api.call(getOwnCompanies, {});
  const contragent = Number(items.find(({ isCurrent }) => isCurrent)!.id);
  const points = await api.call(getSalePoints, { query: { contragent, query: 'Витрина' } });
  const { companies: _, isActive: _open, ...point } = points.items[0]!;
  await page.goto('/mycompanies/salepoints/');
  const list = page.getByRole('list', { name: 'Торговые точки' });
  await expect(list).toContainText('Витрина в офисе');
  const body = { ...point, contragent };
  await api.call(saveSalePoint, { body: { ...body, workingHours: 'круглосуточно' } });
  await expect(list).toContainText('круглосуточно');
  await api.call(saveSalePoint, { body: { ...body, workingHours: point.workingHours } });
  await expect(list).not.toContainText('круглосуточно');
});

test('an administrator goes on as a colleague, and comes back to the list @once', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await page.goto('/mycompanies/people/');
  await page.getByRole('button', { name: 'Войти как Павел Новиков' }).click();
  await expect(page).toHaveURL(/\/$/);
  const bar = page.getByRole('region', { name: 'Работа от имени пользователя' });
  await expect(bar).toContainText('Новиков');
  await page.goto('/catalog/spetsodezhda/');
  await page
    .getByRole('checkbox', { name: /^Выбрать: / })
    .first()
    .check();
  const chosen = page.getByRole('region', { name: 'Действия с выбранными товарами' });
  // Its controls are not covered by the bar.
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([chosen.boundingBox(), bar.boundingBox()]);
      return above!.y + above!.height <= below!.y;
    })
    .toBe(true);
  await bar.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/mycompanies\/people\/$/);
  await expect(page.getByRole('button', { name: 'Добавить сотрудника' })).toBeVisible();
});
