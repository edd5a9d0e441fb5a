import { getOutbox } from '@shop/contracts/platform/developer';
import type { ApiClient } from '../fixtures/api-client.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShopPage } from '../pages/shop-page.ts';

/** The latest email or text message to an address, once it is in the outbox and matches. */
async function messageTo(api: ApiClient, recipient: RegExp, wanted: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const { items } = await api.call(getOutbox, {});
      found = items
        .filter((item) => recipient.test(item.recipient))
        .map(({ body }) => wanted.exec(body)?.[0])
        .find((part) => part !== undefined);
      return found;
    })
    .toBeDefined();
  return found ?? '';
}

async function codeTo(api: ApiClient, phone: string): Promise<string> {
  const digits = new RegExp(
    `${phone.slice(0, 3)}\\D*${phone.slice(3, 6)}\\D*${phone.slice(6, 8)}\\D*${phone.slice(8)}`,
  );
  return (await messageTo(api, digits, /\b\d{4}\b/)).slice(0, 4);
}

/** Passwords have no role, and their labels also name the groups around them. */
function field(page: Page, name: 'password' | 'confirmation' | 'oldPassword') {
  return page.locator(`input[name=${name}]`);
}

/** Name, e-mail and confirmed phone; `phone` has ten digits. */
async function fillPerson(page: Page, api: ApiClient, email: string, phone: string): Promise<void> {
  const login = new LoginPage(page);
  await page.getByLabel('Фамилия').fill('Новикова');
  await page.getByLabel('Имя', { exact: false }).first().fill('Мария');
  await page.getByLabel('Электронная почта').fill(email);
  await login.phoneField.pressSequentially(`8${phone}`);
  await login.askForCode.click();
  await login.codeField.fill(await codeTo(api, phone));
  await expect(page.getByText('Номер подтверждён')).toBeVisible();
  await page.getByRole('checkbox', { name: /обработку моих персональных данных/ }).check();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Подтвердите почту');
}

/** Opens the link in the email of a registration, which alone changes nothing, and chooses a password. */
async function complete(page: Page, link: string, { isOwnPhone = true } = {}): Promise<void> {
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Завершите регистрацию');
  if (isOwnPhone) await page.getByRole('checkbox').check();
  await field(page, 'password').fill('Demo2026');
  await field(page, 'confirmation').fill('Demo2026');
  await page.getByRole('button', { name: 'Завершить регистрацию' }).click();
  await expect(new ShopPage(page).heading).toHaveText(/Мария|Добр/);
}

test('a phone typed with an eight logs in by the code of a text message', { tag: '@once' }, async ({
  page,
  api,
}) => {
  const login = new LoginPage(page);
  await page.goto('/auth?redirect=%2Fmy-profile%2F');
  await page.getByRole('link', { name: 'По SMS' }).click();
  await login.phoneField.pressSequentially('89000000001');
  await expect(login.phoneField).toHaveValue('+7 (900) 000-00-01');
  await login.askForCode.click();
  await expect(login.codeField).toBeFocused();
  await login.codeField.pressSequentially(await codeTo(api, '9000000001'));
  await expect(page).toHaveURL(/\/my-profile\/$/);
});

test('a person registers and comes in by the link of the letter', { tag: '@once' }, async ({ page, api }) => {
  const email = 'maria@entrance.example';
  await page.goto('/registration/');
  await fillPerson(page, api, email, '9161234501');
  const link = await messageTo(api, new RegExp(email), /https?:\/\/\S+\/login\S*/);
  await complete(page, link);
  await page.goto('/catalog/');
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByRole('button', { name: 'Продолжить регистрацию' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('who has withdrawn the required consent is asked for it on the next page, and can leave', {
  tag: '@once',
}, async ({ page, api }) => {
  const email = 'consent@entrance.example';
  await page.goto('/registration/');
  await expect(page.getByRole('checkbox', { name: /рекламные сообщения/ })).not.toBeChecked();
  await expectAccessible(page);
  await fillPerson(page, api, email, '9161234504');
  await complete(page, await messageTo(api, new RegExp(email), /https?:\/\/\S+\/login\S*/));
  await page.goto('/my-profile/');
  const own = page.getByRole('region', { name: 'Мои данные' });
  await expect(own.getByText(/^Дано .*версия 1$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Скачать копию' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Мои данные .*\.json$/);
  await own.getByRole('button', { name: 'Запросить удаление' }).click();
  await expect(own.getByText(/Запрос отправлен/)).toBeVisible();
  await own.getByRole('button', { name: 'Отозвать запрос' }).click();
  await own.getByRole('button', { name: /^Отозвать.*Согласие/ }).click();
  await expect(own.getByText(/^Отозвано/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/catalog/');
  const dialog = page.getByRole('dialog', { name: 'Нужно ваше согласие' });
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  await expect(dialog.getByText('Отметьте согласие, чтобы продолжить')).toBeVisible();
  await dialog.getByText('Прочитать текст').first().click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/my-profile/');
  await own.getByRole('button', { name: /^Отозвать.*Согласие/ }).click();
  await expect(own.getByText(/^Отозвано/)).toBeVisible();
  await page.goto('/catalog/');
  await dialog.getByRole('button', { name: 'Не согласен, выйти' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('a stranger who registers with the mailbox of somebody else gets nothing of the account', {
  tag: '@once',
}, async ({ page, api, browser, shop }) => {
  const email = 'victim@entrance.example';
  await page.goto('/registration/');
  await fillPerson(page, api, email, '9161234503');
  const letter = await messageTo(api, new RegExp(email), /[\s\S]+/);
  expect(letter).not.toMatch(/Мария|Новикова|916/);
  const link = /https?:\/\/\S+\/login\S*/.exec(letter)?.[0] ?? '';
  const own = await browser.newContext({ baseURL: shop.url });
  const owner = await own.newPage();
  // A mail scanner opens it first and runs its scripts.
  await owner.goto(new URL(link).pathname + new URL(link).search);
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Завершите регистрацию');
  await complete(owner, link, { isOwnPhone: false });
  await owner.goto('/my-profile/');
  await expect(owner.getByText('Не указан')).toBeVisible();
  await own.close();
  const login = new LoginPage(page);
  await page.goto('/auth?tab=sms');
  await login.phoneField.pressSequentially('89161234503');
  await login.askForCode.click();
  await login.codeField.pressSequentially(await codeTo(api, '9161234503'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
});

test('a company that no register knows is typed by hand and registered', async ({ page, api }) => {
  const email = 'owner@entrance.example';
  await page.goto('/registration/?tab=company');
  await page.getByLabel('ИНН').fill('7707083893');
  await expect(page.getByText(/вручную/)).toBeVisible();
  await page.getByLabel('Название').fill('ООО «Входная»');
  await page.getByLabel('Юридический адрес').fill('г. Москва, ул. Вавилова, д. 19');
  await fillPerson(page, api, email, '9161234502');
  const link = await messageTo(api, new RegExp(email), /https?:\/\/\S+\/login\S*/);
  await complete(page, link);
});

test('a forgotten password is changed by the letter, and the other session ends', { tag: '@once' }, async ({
  page,
  api,
  browser,
  shop,
}) => {
  const other = await browser.newContext({ baseURL: shop.url });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/auth');
  await new LoginPage(elsewhere).logIn('clerk@demo.example', 'Demo2026');
  await expect(elsewhere).toHaveURL('/');
  await page.goto('/forgot-password/');
  await page.getByLabel('Электронная почта').fill('clerk@demo.example');
  await page.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проверьте почту');
  const link = await messageTo(api, /clerk@demo/, /https?:\/\/\S+\/change-password\S*/);
  await page.goto(new URL(link).pathname + new URL(link).search);
  await field(page, 'password').fill('Demo2027');
  await field(page, 'confirmation').fill('Demo2027');
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пароль изменён');
  await elsewhere.goto('/my-profile/');
  await expect(elsewhere).toHaveURL(/\/auth/);
  await page.goto('/change-password/');
  await field(page, 'oldPassword').fill('Demo2027');
  await field(page, 'password').fill('Demo2026');
  await field(page, 'confirmation').fill('Demo2026');
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пароль изменён');
  await other.close();
});

test('a forgotten password is changed by a text message, without a mouse', { tag: '@once' }, async ({
  page,
  api,
}) => {
  const login = new LoginPage(page);
  await page.goto('/forgot-password/?tab=sms');
  await login.phoneField.focus();
  await page.keyboard.type('9000000003');
  await page.keyboard.press('Enter');
  await expect(login.codeField).toBeFocused();
  await page.keyboard.type(await codeTo(api, '9000000003'));
  await expect(page).toHaveURL(/\/change-password\/\?checkword=/);
  await field(page, 'password').focus();
  await page.keyboard.type('Demo2026');
  await field(page, 'confirmation').focus();
  await page.keyboard.type('Demo2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пароль изменён');
});

test('the outbox shows what was sent, to anybody who tries the shop', { tag: '@once' }, async ({ page }) => {
  await page.goto('/developer/outbox/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Исходящие');
  await expectAccessible(page);
});

for (const [path, heading] of [
  ['/auth', 'Вход'],
  ['/auth?tab=sms', 'Вход'],
  ['/registration/', 'Регистрация'],
  ['/registration/?tab=company', 'Регистрация'],
  ['/forgot-password/', 'Восстановление пароля'],
  ['/forgot-password/?tab=sms', 'Восстановление пароля'],
  ['/change-password/', 'Смена пароля'],
  [`/change-password/?checkword=${'w'.repeat(32)}`, 'Новый пароль'],
  [`/login?code=${'c'.repeat(32)}`, 'Ссылка не открылась'],
] as const)
  test(`${path} is accessible and fits every width`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const submit = page.getByRole('main').locator('button[type=submit]');
    if (await submit.count()) await submit.click();
    for (const width of [320, 380, 769, 993, 1280, 1800]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      if (width === 380 || width === 1280) await expectAccessible(page);
    }
  });
