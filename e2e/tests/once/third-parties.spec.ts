import type { BrowserContext, Page } from '@playwright/test';
import { sendFeedback } from '@shop/contracts/support/feedback';
import { AUTH_COOKIE } from '@shop/domain/constants';
import { ApiClient } from '../../fixtures/api-client.ts';
import { fillBasket, someOffers } from '../../fixtures/basket.ts';
import { startCaptchaProvider } from '../../fixtures/captcha-provider.ts';
import { startMapProvider } from '../../fixtures/map-provider.ts';
import { openShop } from '../../fixtures/shop.ts';
import { expect, test } from '../../fixtures/test.ts';

let provider: Awaited<ReturnType<typeof startCaptchaProvider>>;
let mapProvider: Awaited<ReturnType<typeof startMapProvider>>;
let shop: Awaited<ReturnType<typeof openShop>>;

test.beforeAll(async () => {
  provider = await startCaptchaProvider();
  mapProvider = await startMapProvider();
  shop = await openShop({
    CAPTCHA_KEY: 'ysc1_test',
    CAPTCHA_SERVER_KEY: 'ysc2_test',
    CAPTCHA_ORIGIN: provider.origin,
    MAPS_KEY: 'key of the maps',
    MAPS_ORIGIN: mapProvider.origin,
  });
});
test.afterAll(async () => {
  await shop?.close();
  provider?.close();
  mapProvider?.close();
});

test('a visitor whom the captcha doubts solves its task above the form, in a frame that reaches nothing (§7.79)', async ({
  page,
  context,
}) => {
  await logIn(context);
  // Lazy tiles of the home page move the footer from under the pointer.
  await page.goto(`${shop.url}/privacy/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Обратная связь' }).click();
  const form = page.getByRole('dialog', { name: 'Обратная связь' });
  await form.getByRole('textbox', { name: /Сообщение/ }).fill('Когда откроется склад?');
  const submit = form.getByRole('button', { name: 'Отправить' });
  await submit.click();

  const task = page.frameLocator('iframe').getByRole('button', { name: 'Я не робот' });
  await expect(task).toBeVisible();
  expect(await reachOf('/embed/captcha', page)).toBe('null: SecurityError');
  expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument ?? null)).toBeNull();

  await page.getByRole('button', { name: 'Отменить проверку' }).click();
  await expect(form.getByRole('alert')).toContainText('Проверка «Я не робот» не закончена');
  await expect(submit).toBeFocused();
  await submit.click();
  await task.click();
  await expect(form.getByRole('status')).toContainText('Сообщение отправлено');
  expect(provider.asked).toEqual(['token-of-a-person']);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('without the captcha’s token the API takes no message (§1.46)', async ({ context }) => {
  const api = new ApiClient(shop, context.request);
  const body = { name: 'Робот', phone: '+7 (900) 000-00-01', message: 'Реклама' };
  for (const captchaToken of ['', 'made-up'])
    expect((await api.send(sendFeedback, { body: { ...body, captchaToken } })).status).toBe(400);
});

test('a terminal is chosen on the map or in the list beside it, and the map reaches nothing', async ({
  page,
  context,
}) => {
  const api = await logIn(context);
  await fillBasket(api, await someOffers(api, 1));
  await page.goto(`${shop.url}/order/`);
  await page.getByRole('radio', { name: /Самовывоз из транспортной компании/ }).check();
  expect(mapProvider.asked).toEqual([]);
  await page.getByRole('combobox', { name: 'Транспортная компания' }).selectOption('ПЭК');

  const list = page.getByRole('group', { name: 'Терминал получения' });
  const map = page.frameLocator('iframe');
  const mark = (city: string) => map.locator('[data-preset]', { hasText: city });
  await expect(map.locator('[data-preset]')).toHaveCount(16);
  const asked = new URL(mapProvider.asked[0]!, mapProvider.origin).searchParams;
  expect([asked.get('apikey'), asked.get('lang'), asked.get('coordorder')]).toEqual([
    'key of the maps',
    'ru_RU',
    'latlong',
  ]);

  await mark('Тула').click();
  await expect(list.getByRole('radio', { name: /Тула/ })).toBeChecked();
  await expect(list.getByRole('radio', { name: /Тула/ })).toBeInViewport();
  const chosenLook = await mark('Тула').getAttribute('data-preset');
  await list.getByRole('radio', { name: /Казань/ }).check();
  await expect(mark('Казань')).toHaveAttribute('data-preset', chosenLook!);
  await expect(mark('Тула')).not.toHaveAttribute('data-preset', chosenLook!);
  await expect(map.locator('#map')).toHaveAttribute('data-center', '55.7443 49.1762');
  // The keyboard skips the map, which holds a link: all of its places are in the list.
  await page.keyboard.press('Tab');
  await expect(list.getByRole('radio', { name: /Казань/ })).not.toBeFocused();
  await expect(page.locator('iframe')).not.toBeFocused();

  await list.getByRole('searchbox', { name: 'Город или адрес' }).fill('москва');
  await expect(map.locator('[data-preset]')).toHaveCount(2);
  expect(await reachOf('/embed/map', page)).toBe('null: SecurityError');
});

async function logIn(context: BrowserContext): Promise<ApiClient> {
  const api = new ApiClient(shop, context.request);
  const token = await api.logIn('buyer@demo.example');
  await context.addCookies([{ name: AUTH_COOKIE, value: token, url: shop.url, sameSite: 'Strict' }]);
  return api;
}

/** The errors that code in a frame gets when it reaches for the shop's page. */
async function reachOf(path: string, page: Page) {
  const frame = page.frames().find((candidate) => candidate.url().endsWith(path));
  return frame?.evaluate(() => {
    try {
      return String(parent.document.title);
    } catch (error) {
      return `${self.origin}: ${(error as Error).name}`;
    }
  });
}
