import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1075;

/** The button that asks for the logout: in the side menu, on a phone behind «Меню». */
async function openLogout(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Меню', exact: true }).click();
  const button = page.getByRole('button', { name: 'Выйти' }).filter({ visible: true }).first();
  await button.click();
  return page.getByRole('alertdialog', { name: 'Выйти из аккаунта?' });
}

/** The search box: in the header, on a phone in a modal of its own. */
async function openSearch(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Поиск' }).click();
  const field = page.getByRole('combobox', { name: 'Поиск по каталогу' });
  await field.click();
  return field;
}

test('suggestions come while typing, and the keyboard alone opens one', { tag: '@once' }, async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await page.goto('/');
  const field = await openSearch(page);
  await field.fill('каск');
  const found = page.getByRole('group', { name: 'Найдено' }).getByRole('option');
  await expect(found.first()).toBeVisible();
  await expect(found.filter({ hasText: 'Каска' }).first().locator('mark, b')).toHaveText(/каск/i);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const name = (await found.last().textContent()) ?? '';
  await field.press('ArrowUp');
  await expect(found.last()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/detail\//);
  await expect(new ShopPage(page).heading).toHaveText(name);
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('nothing found is said, and a failing search leaves the page alone', { tag: '@once' }, async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await page.goto('/');
  const field = await openSearch(page);
  await field.fill('ъъъъъ');
  await expect(page.getByText('Ничего не найдено')).toBeVisible();
  await page.route('**/api/searchHeader/', (route) => route.fulfill({ status: 500, body: '{}' }));
  await field.fill('каска');
  await expect(page.getByText(/^Поиск сейчас не отвечает/)).toBeVisible();
  await expect(new ShopPage(page).heading).toHaveText(/Ирина/);
});

test('a user without a city is asked for the one of the address, once', async ({ page, signIn }) => {
  await signIn('buyer');
  let city: object | null = null;
  await page.route('**/api/header/', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.user.city = city;
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/web/geoIp/getCityByIP/', (route) =>
    route.fulfill({
      json: { status: 'success', data: { city: { id: 1, name: 'Москва', region: 'Москва' } } },
    }),
  );
  await page.goto('/');
  const question = page.getByRole('dialog', { name: 'Ваш город Москва?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await question.getByRole('button', { name: 'Изменить' }).click();
  await expect(page.getByRole('combobox', { name: 'Название города' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();

  city = { id: 1, name: 'Москва', region: 'Москва' };
  await page.route('**/web/geoIp/setUserCity/**', (route) =>
    route.fulfill({ json: { status: 'success', data: null } }),
  );
  await question.getByRole('button', { name: 'Да' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Город: Москва' })).toBeVisible();

  city = null;
  await page.reload();
  await page.getByRole('button', { name: 'Не сейчас' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Выберите город' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a confirmed city is kept on the server', { tag: '@once' }, async ({ page, signIn }) => {
  await signIn('clerk');
  await page.goto('/');
  const question = page.getByRole('dialog', { name: /^Ваш город .+\?$/ });
  await question.getByRole('button', { name: 'Да' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Город: / })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('the picker opens at once when the address tells no city', { tag: '@once' }, async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await page.route('**/api/header/', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.user.city = null;
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/web/geoIp/getCityByIP/', (route) => route.abort());
  await page.goto('/');
  const picker = page.getByRole('dialog', { name: 'Выберите ваш город' });
  await expect(picker.getByRole('option', { name: /Москва/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
});

test('switching the counterparty first sends what was typed, and every tab follows (§4.33)', {
  tag: '@once',
}, async ({ page, context, signIn }) => {
  await signIn('buyer');
  await page.goto('/catalog/perchatki/');
  await page
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^В корзине: \d+/ }).first()).toBeVisible();
  await page.goto('/basket/');
  const other = await context.newPage();
  await other.goto('/catalog/');
  await expect(new ShopPage(other).heading).toHaveText(/Каталог/);
  const quantity = page.getByRole('table', { name: 'В наличии' }).getByRole('spinbutton').first();
  await quantity.fill('600');

  /** Types into the basket and switches before the 300 ms of its debounce are over. */
  const switchTo = async (name: string) => {
    if (isPhone(page)) await page.getByRole('button', { name: 'Меню', exact: true }).click();
    const [reloaded, followed] = [page.waitForEvent('load'), other.waitForEvent('load')];
    const field = page.getByRole('combobox', { name: 'Организация' }).filter({ visible: true });
    // A person blurs the field by clicking on the list.
    await field.focus();
    await field.selectOption({ label: name });
    await Promise.all([reloaded, followed]);
  };
  await switchTo('ИП Васильков Андрей Петрович');
  await expect(quantity).toHaveCount(0);
  await switchTo('ООО «Ромашка»');
  await expect(quantity).toHaveValue('600');
});

test('the logout question keeps the focus inside, gives it back, and closes in every usual way', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await page.goto('/catalog/');
  await page.getByRole('banner').getByRole('link', { name: 'Спецоснова' }).click();
  await expect(new ShopPage(page).heading).toHaveText(/Ирина/);
  const dialog = await openLogout(page);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside, `after ${press + 1} presses of Tab`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  if (!isPhone(page)) {
    await expect(page.getByRole('complementary').getByRole('button', { name: 'Выйти' })).toBeFocused();
    await openLogout(page);
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
  }
  await openLogout(page);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/catalog/');
  await expect(dialog).toHaveCount(0);
});

test('the cookie notice is on every layout until it is acknowledged, and covers nothing that has the focus (§2.53)', async ({
  page,
  context,
  signIn,
}) => {
  const notice = page.getByRole('region', { name: 'Файлы cookie' });
  await page.goto('/auth');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await signIn('buyer');
  await context.clearCookies({ name: 'cookie-notice' });
  await page.goto('/catalog/perchatki/');
  await expect(new ShopPage(page).heading).toHaveText(/Перчатки/);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  if (isPhone(page)) {
    const [bar, menu] = [
      await notice.boundingBox(),
      await page.getByRole('navigation', { name: 'Быстрое меню' }).boundingBox(),
    ];
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((menu?.y ?? 0) + 1);
  }
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const isHidden = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const bar = document.querySelector('[aria-label="Файлы cookie"]') as HTMLElement;
      const isFixed = focused.closest('nav[aria-label="Быстрое меню"]') !== null;
      if (isFixed || bar.contains(focused) || focused === document.body) return false;
      return focused.getBoundingClientRect().top >= bar.getBoundingClientRect().top;
    });
    expect(isHidden, `after ${press + 1} presses of Tab`).toBe(false);
  }
  await notice.getByRole('button', { name: 'Понятно' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(new ShopPage(page).heading).toHaveText(/Перчатки/);
  await expect(notice).toHaveCount(0);
});

test('the button to the top comes with any scroll and goes at the top', async ({ page, signIn }) => {
  await signIn('buyer');
  await page.goto('/catalog/perchatki/');
  await expect(new ShopPage(page).heading).toHaveText(/Перчатки/);
  const up = page.getByRole('button', { name: 'Наверх' });
  await expect(up).toHaveCount(0);
  await page.mouse.wheel(0, 40);
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(up).toHaveCount(0);
});

test('the header shows the whole placeholder of its search at every width', { tag: '@once' }, async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await page.goto('/catalog/');
  const field = page.getByRole('combobox', { name: 'Поиск по каталогу' });
  await expect(page.getByRole('banner').getByText('Соколова Ирина Алексеевна')).toBeVisible();
  for (const width of [1100, 1279, 1280, 1300, 1366, 1599, 1600]) {
    await page.setViewportSize({ width, height: 860 });
    await expect
      .poll(
        () =>
          field.evaluate((input: HTMLInputElement) => {
            const { font } = getComputedStyle(input, '::placeholder');
            const canvas = document.createElement('canvas').getContext('2d')!;
            canvas.font = font;
            return input.clientWidth - canvas.measureText(input.placeholder).width;
          }),
        { message: `room left at ${width} px` },
      )
      .toBeGreaterThan(0);
    await expectNoSidewaysScroll(page);
  }
});

test('an entry of the side menu that takes two lines stays clear of its own edges', {
  tag: '@once',
}, async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/');
  await expect(new ShopPage(page).heading).toHaveText(/Елена/);
  const entry = page
    .getByRole('navigation', { name: 'Меню' })
    .getByRole('link', { name: /Обращения клиентов/ });
  const name = entry.getByText('Обращения клиентов');
  // Wide letters, as in a browser set to large text.
  await name.evaluate((element) => {
    element.style.letterSpacing = '4px';
  });
  const [outer, inner] = [(await entry.boundingBox())!, (await name.boundingBox())!];
  expect(inner.height, 'two lines').toBeGreaterThan(36);
  expect(inner.y - outer.y).toBeGreaterThanOrEqual(6);
  expect(outer.y + outer.height - inner.y - inner.height).toBeGreaterThanOrEqual(6);
});

test('the question about the city leaves the heading of the page in sight', async ({ page, signIn }) => {
  await signIn('clerk');
  await page.route('**/api/header/', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.user.city = null;
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/web/geoIp/getCityByIP/', (route) =>
    route.fulfill({
      json: { status: 'success', data: { city: { id: 1, name: 'Москва', region: 'Москва' } } },
    }),
  );
  await page.goto('/catalog/perchatki/');
  const question = page.getByRole('dialog', { name: 'Ваш город Москва?' });
  const { heading } = new ShopPage(page);
  await expect(question.getByRole('button', { name: 'Да' })).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeVisible();
  const [asked, title] = [(await question.boundingBox())!, (await heading.boundingBox())!];
  const isBeside =
    asked.x + asked.width <= title.x ||
    asked.y >= title.y + title.height ||
    asked.y + asked.height <= title.y;
  expect(isBeside, 'the question stands beside the heading').toBe(true);
});
