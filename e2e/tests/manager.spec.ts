import { AUTH_COOKIE } from '@shop/domain/constants';
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from '../fixtures/test.ts';
import { expectNoManagerCookies, impersonationBar, openClientCard } from '../pages/impersonation.ts';
import { ShopPage } from '../pages/shop-page.ts';

async function expectFitAndAccessible(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  await expectAccessible(page);
  for (const width of [320, 769, 1280, 1800]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(before);
}

test('a manager finds a client, works in its basket as its user in every tab, and comes back to the card (§1.3, §4.62, §4.64, §4.65)', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('manager');
  await openClientCard(page);
  for (const title of ['Сотрудники', 'Реквизиты', 'Деньги', 'Последние заказы', 'Открытые обращения'])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expectFitAndAccessible(page);
  const card = page.url();

  await page.getByRole('button', { name: 'Войти как Ирина Соколова' }).press('Enter');
  const words = 'Текущий выбранный пользователь: Ирина Соколова, ООО «Ромашка»';
  await expect(impersonationBar(page)).toContainText(words);
  await page.goto('/catalog/perchatki/');
  await expect(impersonationBar(page)).toContainText(words);
  const add = page.getByRole('button', { name: /^В корзину: / }).first();
  const name = ((await add.getAttribute('aria-label')) ?? '').replace('В корзину: ', '');
  await add.click();
  await expect(page.getByRole('link', { name: /^В корзине: \d+/ }).first()).toBeVisible();
  const second = await context.newPage();
  await second.goto('/basket/');
  await expect(impersonationBar(second)).toContainText(words);
  await expect(second.getByRole('main').getByRole('link', { name })).toBeVisible();
  await second.getByRole('button', { name: `Удалить: ${name}` }).click();
  await expect(second.getByRole('button', { name: `Вернуть: ${name}` })).toBeVisible();

  await impersonationBar(page).getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(card);
  await expect(page.getByRole('button', { name: 'Войти как Ирина Соколова' })).toBeVisible();
  await expect(impersonationBar(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Корзина/ })).toHaveCount(0);
  await expectNoManagerCookies(context);
  await expect(impersonationBar(second)).toHaveCount(0);
  await second.close();

  await page.getByRole('link', { name: 'История' }).click();
  const done = page.getByRole('row').filter({ hasText: 'от имени: Ирина Соколова' }).first();
  await expect(done).toContainText('Елена Морозова');
  await expectFitAndAccessible(page);
});

test('people of clients are edited by keyboard, orders are shown before they move (§1.2)', async ({
  page,
  signIn,
}) => {
  await signIn('manager');
  await page.goto('/manager/mycompanies/users/');
  await page.getByRole('button', { name: 'Изменить: Ирина Соколова' }).press('Enter');
  const edit = page.getByRole('dialog', { name: 'Изменить: Ирина Соколова' });
  await expect(edit.getByRole('combobox', { name: /^Роль/ })).toBeDisabled();
  await expectFitAndAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Изменить: Ирина Соколова' })).toBeFocused();
  await page.getByRole('button', { name: 'Переназначить заказы: Ирина Соколова' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Что перейдёт' })).toContainText('ООО «Ромашка»');
  await expectFitAndAccessible(page);
  await page.keyboard.press('Escape');
  await expectFitAndAccessible(page);

  await page.getByRole('button', { name: 'Все компании' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Название, ИНН или код' }).fill('васильков');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Выбрать: ИП Васильков/ }).press('Enter');
  await expect(page.getByRole('table', { name: 'Пользователи клиентов' }).getByRole('row')).toHaveCount(2);
});

test('sale points of clients are edited by keyboard (§1.2)', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/manager/mycompanies/salepoints/');
  await page.getByRole('button', { name: /^Изменить компании: Витрина/ }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Единственная компания');
  await expectFitAndAccessible(page);
  await page.keyboard.press('Escape');
  await expectFitAndAccessible(page);
});

test('acting for another replaces the first, the company sees who did it, and logging out ends both (§4.15) @once', async ({
  page,
  context,
  signIn,
  shop,
}) => {
  await signIn('manager');
  await openClientCard(page);
  await page.getByRole('button', { name: 'Войти как Ирина Соколова' }).click();
  await expect(impersonationBar(page)).toContainText('Ирина Соколова');
  const first = (await context.cookies()).find(({ name }) => name === AUTH_COOKIE)!.value;
  await impersonationBar(page).getByRole('button', { name: 'Выйти' }).click();
  await page.getByRole('button', { name: 'Войти как Павел Новиков' }).click();
  await expect(impersonationBar(page)).toContainText('Павел Новиков');
  const now = (await context.cookies()).find(({ name }) => name === AUTH_COOKIE)!.value;
  expect(now).not.toBe(first);

  // The former token is void.
  await context.addCookies([{ name: AUTH_COOKIE, value: first, url: shop.url, sameSite: 'Strict' }]);
  await page.goto('/orders/');
  await expect(page).toHaveURL(/\/auth/);
  await expectNoManagerCookies(context);

  await signIn('manager');
  await openClientCard(page);
  await page.getByRole('button', { name: 'Войти как Павел Новиков' }).click();
  await expect(impersonationBar(page)).toContainText('Павел Новиков');
  await new ShopPage(page).logOut();
  await expect(page).toHaveURL(/\/auth/);
  await expectNoManagerCookies(context);

  await signIn('buyer');
  await page.goto('/mycompanies/history/?acted=Y');
  const table = page.getByRole('table', { name: 'История действий' });
  await expect(table.getByRole('row').filter({ hasText: 'от имени: Павел Новиков' }).first()).toContainText(
    'Елена Морозова',
  );
});

test('on a phone the values of a person’s card end at one edge, whole, whatever their length', async ({
  page,
  signIn,
}) => {
  await signIn('manager');
  await page.route('**/web/manager/users/getList/**', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [user] = answer.data.items;
    user.email = 'snabzhenie.otdel-zakupok@stroymontazh-severo-zapad.example';
    user.isPhoneProven = false;
    user.companies = [{ ...user.companies[0], name: 'ООО «Северо-Западная стройка»', isAdmin: true }];
    await route.fulfill({ response, json: answer });
  });
  await page.setViewportSize({ width: 380, height: 800 });
  await page.goto('/manager/mycompanies/users/');
  const card = page.getByRole('row').filter({ hasText: 'snabzhenie.otdel' });
  await expect(card).toBeVisible();
  /** Where the lines of text below an element begin and end, and the element that holds them. */
  const edges = await card.getByRole('cell').evaluateAll((cells) =>
    cells
      .filter((cell) => cell.hasAttribute('data-label'))
      .flatMap((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(cell);
        const lines = new Map<number, number>();
        for (const box of range.getClientRects()) {
          const line = Math.round(box.bottom / 12);
          lines.set(line, Math.max(lines.get(line) ?? 0, box.right));
        }
        return [...lines.values()].map((end) => ({
          label: cell.getAttribute('data-label'),
          isInside: end <= right + 1 && end > left,
          gap: Math.round(right - end),
        }));
      }),
  );
  expect(edges.length).toBeGreaterThan(6);
  for (const { label, isInside, gap } of edges) {
    expect(isInside, `${label} stays in the card`).toBe(true);
    expect(gap, `${label} ends at the edge of the card`).toBeLessThanOrEqual(8);
  }
  await expectNoSidewaysScroll(page);
});

test('the table of clients’ people keeps an address and a phone in one line each', { tag: '@once' }, async ({
  page,
  signIn,
}) => {
  await signIn('manager');
  await page.goto('/manager/mycompanies/users/');
  for (const name of ['himki@demo.example', '+7 (900) 000-00-23'])
    await expect
      .poll(async () => (await page.getByRole('link', { name }).boundingBox())?.height)
      .toBeLessThan(28);
});
