import { MANAGER_PAGE_COOKIE, MANAGER_TOKEN_COOKIE } from '@shop/domain/constants';
import { type BrowserContext, expect, type Page } from '../fixtures/test.ts';

/** The bar of a manager who impersonates a client (§2). */
export const impersonationBar = (page: Page) =>
  page.getByRole('region', { name: 'Работа от имени пользователя' });

/** From the list of clients, searched, to the card of the demo company. */
export async function openClientCard(page: Page): Promise<void> {
  await page.goto('/manager/mycompanies/');
  await page.getByRole('searchbox', { name: 'Название, ИНН или код' }).fill('ромашка');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=/);
  await page.getByRole('link', { name: 'ООО «Ромашка»', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ООО «Ромашка»' })).toBeVisible();
}

/** Nothing of the manager's own session remains beside the one that is shown (§4). */
export async function expectNoManagerCookies(context: BrowserContext): Promise<void> {
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain(MANAGER_TOKEN_COOKIE);
  expect(names).not.toContain(MANAGER_PAGE_COOKIE);
}
