import { AUTH_COOKIE } from '@shop/shared/contracts/constants';
import { sendFeedback } from '@shop/shared/contracts/feedback';
import { ApiClient } from '../../fixtures/api-client.ts';
import { startCaptchaProvider } from '../../fixtures/captcha-provider.ts';
import { openShop } from '../../fixtures/shop.ts';
import { expect, test } from '../../fixtures/test.ts';

let provider: Awaited<ReturnType<typeof startCaptchaProvider>>;
let guarded: Awaited<ReturnType<typeof openShop>>;

test.beforeAll(async () => {
  provider = await startCaptchaProvider();
  guarded = await openShop({
    CAPTCHA_KEY: 'ysc1_test',
    CAPTCHA_SERVER_KEY: 'ysc2_test',
    CAPTCHA_ORIGIN: provider.origin,
  });
});
test.afterAll(async () => {
  await guarded?.close();
  provider?.close();
});

test('a visitor whom the captcha doubts solves its task above the form, in a frame that reaches nothing', async ({
  page,
  context,
}) => {
  const api = new ApiClient(guarded, context.request);
  const token = await api.logIn('buyer@demo.example');
  await context.addCookies([{ name: AUTH_COOKIE, value: token, url: guarded.url, sameSite: 'Strict' }]);
  await page.goto(`${guarded.url}/`);
  await page.getByRole('button', { name: 'Обратная связь' }).click();
  const form = page.getByRole('dialog', { name: 'Обратная связь' });
  await form.getByRole('textbox', { name: /Сообщение/ }).fill('Когда откроется склад?');
  const submit = form.getByRole('button', { name: 'Отправить' });
  await submit.click();

  const task = page.frameLocator('iframe').getByRole('button', { name: 'Я не робот' });
  await expect(task).toBeVisible();
  const frame = page.frames().find((candidate) => candidate.url().endsWith('/embed/captcha'));
  const reach = await frame?.evaluate(() => {
    try {
      return String(parent.document.title);
    } catch (error) {
      return `${self.origin}: ${(error as Error).name}`;
    }
  });
  expect(reach).toBe('null: SecurityError');
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

test('without the captcha’s token the API takes no message', async ({ context }) => {
  const api = new ApiClient(guarded, context.request);
  const body = { name: 'Робот', phone: '+7 (900) 000-00-01', message: 'Реклама' };
  for (const captchaToken of ['', 'made-up'])
    expect((await api.send(sendFeedback, { body: { ...body, captchaToken } })).status).toBe(400);
});
