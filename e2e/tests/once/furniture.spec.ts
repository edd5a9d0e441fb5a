import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

test('another city loads the page anew in every tab, and what was typed stays (§4.30)', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('buyer');
  await page.goto('/catalog/');
  const other = await context.newPage();
  await other.goto('/appeal/add/');
  const subject = other.getByRole('textbox', { name: /^Тема/ });
  await subject.fill('Где мой заказ');

  const pick = async (from: string, to: string) => {
    await page.getByRole('button', { name: `Город: ${from}` }).click();
    const field = page.getByRole('combobox', { name: 'Название города' });
    await field.fill(to);
    await expect(page.getByRole('option', { name: new RegExp(`^${to}`) })).toBeVisible();
    await expectAccessible(page);
    for (const tab of [page, other]) await tab.evaluate(() => Object.assign(window, { isOfBefore: true }));
    await field.press('ArrowDown');
    await field.press('Enter');
    for (const tab of [page, other]) {
      await expect(async () => expect(await tab.evaluate(() => 'isOfBefore' in window)).toBe(false)).toPass({
        timeout: 20_000,
      });
      await expect(tab.getByRole('button', { name: `Город: ${to}` })).toBeVisible();
    }
  };
  const now = (await page.getByRole('button', { name: /^Город: / }).textContent()) ?? '';
  const then = now === 'Тверь' ? 'Москва' : 'Тверь';
  await pick(now, then);
  await expect(subject).toHaveValue('Где мой заказ');
  await pick(then, now);
});

test('the menu of phones locks the page, closes by a link to anywhere, and gives the focus back (§4.20)', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 380, height: 760 });
  await signIn('buyer');
  await page.goto('/catalog/perchatki/');
  await expect(new ShopPage(page).heading).toHaveText(/Перчатки/);
  const opener = page.getByRole('button', { name: 'Меню', exact: true });
  const menu = page.getByRole('dialog', { name: 'Меню' });
  await opener.click();
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement)),
  ).toBe(true);
  await page.mouse.move(370, 400);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: 'Каталог' }).click();
  await expect(page).toHaveURL(/\/catalog\/$/);
  await expect(menu).toHaveCount(0);
  await opener.click();
  await menu.getByRole('link', { name: 'Каталог' }).click();
  await expect(menu).toHaveCount(0);
  await opener.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
});

test('header, menus and footer fit at each of the seven breakpoints and one pixel below (§9.5)', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await page.goto('/finances/');
  await expect(new ShopPage(page).heading).toHaveText('Финансы');
  for (const breakpoint of [380, 769, 993, 1075, 1280, 1600, 1800])
    for (const width of [breakpoint - 1, breakpoint]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      const isWide = width >= 1075;
      await expect(page.getByRole('navigation', { name: 'Быстрое меню' })).toHaveCount(isWide ? 0 : 1);
      await expect(page.getByRole('complementary').first()).toBeVisible({ visible: isWide });
      await expect(page.getByRole('button', { name: /^Город: / })).toBeVisible();
    }
});
