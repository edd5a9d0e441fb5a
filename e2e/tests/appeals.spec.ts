import type { Browser } from '@playwright/test';
import { AUTH_COOKIE } from '@shop/domain/constants';
import { ApiClient } from '../fixtures/api-client.ts';
import type { Shop } from '../fixtures/shop.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';

test('a buyer writes about an order, the manager answers, and each sees the other’s words without a reload (§1.36)', async ({
  page,
  signIn,
  browser,
  shop,
}) => {
  await signIn('buyer');
  const subject = `Не хватает перчаток ${Date.now()}`;
  await page.goto('/appeal/');
  await page.getByRole('link', { name: 'Новое обращение' }).click();
  await page.getByRole('combobox', { name: /Вид обращения/ }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: /Тема/ }).fill(subject);
  await page.getByRole('combobox', { name: 'Заказ', exact: true }).click();
  await page.getByRole('listbox', { name: 'Заказы компании' }).getByRole('option').first().click();
  const order = page.getByRole('region', { name: 'О каком заказе речь' });
  await order.getByRole('checkbox').first().check();
  await page.getByRole('textbox', { name: /Что случилось/ }).fill('В коробке десять пар вместо двенадцати.');
  const file = { name: 'упаковочный лист.txt', mimeType: 'text/plain', buffer: Buffer.from('10 пар') };
  await page.getByLabel('Файлы к сообщению').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Убрать файл: упаковочный лист.txt' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Отправить' }).click();

  await expect(page).toHaveURL(/\/appeal\/\d+\/$/);
  await expect(new ShopPage(page).heading).toHaveText(subject);
  await page.getByRole('button', { name: 'Скрыть сообщение' }).click();
  await expect(page.getByText('В коробке десять пар вместо двенадцати.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Скачать упаковочный лист\.txt/ })).toBeVisible();
  await expect(order.getByRole('listitem')).toHaveCount(1);

  const desk = await openDesk(browser, shop, page);
  await desk.goto('/appeal/');
  await expect(desk.getByRole('link', { name: /^Ждут ответа/ })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(desk);
  await expectNoSidewaysScroll(desk);
  await desk.getByRole('link', { name: subject }).click();
  await desk.getByRole('textbox', { name: 'Ответ клиенту' }).fill('Довезём две пары завтра.');
  await desk.getByRole('combobox', { name: 'Отправить и' }).selectOption('solved');
  await desk.getByRole('button', { name: 'Отправить', exact: true }).click();

  await expect(page.getByText('Довезём две пары завтра.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^5 из 5/ }).check({ force: true });
  await page.getByRole('button', { name: 'Поставить оценку' }).click();
  await expect(page.getByText(/Ваша оценка: 5 из 5/)).toBeVisible();
  await expect(desk.getByText(/Оценка клиента: 5 из 5/)).toBeVisible();
  await desk.context().close();
});

/** A manager at a screen of the same size. */
async function openDesk(browser: Browser, shop: Shop, like: Page): Promise<Page> {
  const office = await browser.newContext({ baseURL: shop.url, viewport: like.viewportSize() });
  const token = await new ApiClient(shop, office.request).logIn('manager@demo.example');
  await office.addCookies([
    { name: AUTH_COOKIE, value: token, url: shop.url, sameSite: 'Strict' },
    { name: 'cookie-notice', value: 'closed', url: shop.url, sameSite: 'Lax' },
  ]);
  return office.newPage();
}
