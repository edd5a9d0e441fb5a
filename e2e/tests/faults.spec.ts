import { addToBasket } from '@shop/contracts/basket-order/basket';
import { getListing } from '@shop/contracts/catalog/listings';
import { AUTH_COOKIE } from '@shop/domain/constants';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { escapeForRegExp } from '../fixtures/text.ts';
import { ShopPage } from '../pages/shop-page.ts';

test.beforeEach(({ signIn }) => signIn('buyer'));

for (const path of ['/orders/999999999/', '/orders/abc/', '/detail/no-such-thing/', '/appeal/777777777/']) {
  test(`${path} says that there is nothing, and the header works`, { tag: '@once' }, async ({ page }) => {
    const shop = new ShopPage(page);
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(/не найден|нет такого|такого|404/i);
    await shop.goToBasket();
    await expect(shop.heading).toHaveText(/Корзина/);
  });
}

test('an unknown path shows the error page with a way home', async ({ page }) => {
  await page.goto('/no/such/page/');
  await expect(page.getByText('404')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(new ShopPage(page).heading).toHaveText(/Ирина/);
});

test('a page whose shell does not come says so by itself, with a way home', { tag: '@once' }, async ({
  page,
}) => {
  await page.route('**/releases/shell/**/shell.js', (route) => route.abort());
  await page.goto('/catalog/');
  const notice = page.getByRole('main');
  await expect(notice).toContainText('не открывается', { timeout: 15_000 });
  await expectAccessible(page);
  await page.unroute('**/releases/shell/**/shell.js');
  await notice.getByRole('link', { name: 'На главную' }).click();
  await expect(new ShopPage(page).heading).toHaveText(/Ирина/);
  await expect(page.getByText('не открывается')).toBeHidden();
});

test('a transport error while the page loads says so and offers a retry (§8.4)', { tag: '@once' }, async ({
  page,
}) => {
  await page.route('**/web/catalog/sections/**', (route) => route.abort());
  await page.goto('/catalog/');
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText(/Нет связи/);
  await page.unroute('**/web/catalog/sections/**');
  await panel.getByRole('button', { name: 'Повторить' }).click();
  await expect(new ShopPage(page).heading).toHaveText(/Каталог/);
});

test('text in the quantity of a row is said to be wrong, and the row keeps its quantity', {
  tag: '@once',
}, async ({ page, api }) => {
  const listing = await api.call(getListing, { params: { code: 'obuv/' }, query: {} });
  const product = listing.products.items[0];
  const offer = product?.offers[0];
  if (!product || !offer) throw new Error('the demo catalogue has no shoes');
  await api.call(addToBasket, { body: { products: [{ id: offer.id, quantity: 10 }] } });
  await page.goto('/basket/');
  const field = page.getByRole('spinbutton', { name: new RegExp(escapeForRegExp(product.name)) }).first();
  const before = await field.inputValue();
  await field.fill('много');
  await field.press('Enter');
  await expect(page.getByRole('main')).toContainText(/число|целое|Введите/i);
  await field.press('Escape');
  await expect(field).toHaveValue(before);
});

test.describe('without a connection', { tag: '@once' }, () => {
  test('another company is not chosen, which is said, and nothing is sent later', async ({
    page,
    context,
  }) => {
    const switches: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/contragent/'))
        switches.push(request.url());
    });
    await page.goto('/');
    await new ShopPage(page).openMenu();
    const company = page.getByRole('combobox', { name: 'Организация' });
    const before = await company.inputValue();
    await context.setOffline(true);
    await company.selectOption({ index: 1 });
    await expect(page.getByRole('alert').filter({ hasText: 'Организация не изменена' })).toBeVisible();
    await expect(company).toHaveValue(before);
    switches.length = 0;
    await context.setOffline(false);
    await expect(company).toBeEnabled();
    expect(switches).toEqual([]);
  });

  test('a logout ends the session here all the same', async ({ page, context }) => {
    const shop = new ShopPage(page);
    await page.goto('/');
    await expect(shop.heading).toHaveText(/Ирина/);
    await shop.openMenu();
    const leave = page.getByRole('button', { name: 'Выйти' }).filter({ visible: true }).first();
    const authPage = page.waitForResponse(/\/(auth|forms)\.js/);
    await leave.click();
    const question = page.getByRole('alertdialog', { name: 'Выйти из аккаунта?' });
    await (await authPage).finished();
    await context.setOffline(true);
    await question.getByRole('button', { name: 'Выйти' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Войти' })).toBeVisible();
    await expect(page.getByText('Сеанс завершён')).toBeHidden();
  });

  test('a page not opened before offers to try again, and comes with the connection', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(new ShopPage(page).heading).toHaveText(/Ирина/);
    await context.setOffline(true);
    await page
      .getByRole('link', { name: /Профиль|Ирина/ })
      .filter({ visible: true })
      .first()
      .click();
    const panel = page.getByRole('main').getByRole('alert');
    await expect(panel).toContainText('Нет связи с сервером');
    await context.setOffline(false);
    await panel.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('heading', { name: 'Личные данные' })).toBeVisible();
    await expect(new ShopPage(page).heading).toBeFocused();
  });

  test('a search says that it has failed', async ({ page, context, isMobile }) => {
    await page.goto('/');
    if (isMobile) await page.getByRole('button', { name: 'Поиск' }).click();
    const box = page.getByRole('combobox', { name: 'Поиск по каталогу' });
    await box.fill('перчатки');
    await expect(page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option').first()).toBeVisible();
    await context.setOffline(true);
    await box.fill('каска');
    await expect(page.getByRole('search').getByRole('status').last()).toContainText(
      'Поиск сейчас не отвечает',
    );
    await expect(page.getByRole('group', { name: 'Найдено' })).toHaveCount(0);
  });
});

test('a session whose cookie has gone leads to the login page, which says why', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await page.goto('/catalog/');
  await expect(new ShopPage(page).heading).toHaveText(/Каталог/);
  // The basket's calls are the first to find the cookie gone: the catalogue may still have one under way.
  const moved = Promise.withResolvers<void>();
  await page.route(/\/api\//, async (route) => {
    await moved.promise;
    await route.continue();
  });
  await context.clearCookies({ name: AUTH_COOKIE });
  await new ShopPage(page).goToBasket();
  await expect(page).toHaveURL('/basket/');
  moved.resolve();
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fbasket%2F/);
  await expect(page.getByRole('status').filter({ hasText: 'Сеанс завершён' })).toBeVisible();
  await expect(page.getByText('401')).toBeHidden();
});

test('header and menu that have not come come by themselves', { tag: '@once' }, async ({ page }) => {
  // Each of the two is requested three times: phones request the menu only when it is opened.
  const failures = new Map<string, number>();
  await page.route(/\/api\/(header|sidebar)\//, (route) => {
    const path = new URL(route.request().url()).pathname;
    const failed = failures.get(path) ?? 0;
    failures.set(path, failed + 1);
    return failed < 3 ? route.fulfill({ status: 500, body: '' }) : route.continue();
  });
  await page.goto('/');
  await expect(new ShopPage(page).basketLink).toBeVisible();
  await expect(
    page
      .getByTitle(/не удалось загрузить/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByTitle(/не удалось загрузить/)).toHaveCount(0, { timeout: 30_000 });
});

test('the maintenance page says the same while there are no works, and its button leads on (§2.106, §2.107)', async ({
  page,
}) => {
  await page.goto('/engineering-works/');
  await expect(new ShopPage(page).heading).toHaveText('Ведутся технические работы');
  await expect(page).toHaveTitle('Ведутся технические работы — Спецоснова');
  await expect(page.getByText(/^Сайт на обслуживании и скоро снова заработает\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Обновить страницу' }).click();
  await expect(page).toHaveURL('/');
  await expect(new ShopPage(page).heading).toHaveText(/Ирина/);
});
