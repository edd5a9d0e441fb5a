import { devices } from '@playwright/test';
import { copyBuild, copyBuildWith } from '../../fixtures/builds.ts';
import type { Shop } from '../../fixtures/shop.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from '../../fixtures/test.ts';

const { userAgent: _, defaultBrowserType: __, ...phone } = devices['Pixel 7'];

for (const [name, use] of Object.entries({ desktop: {}, phone }))
  test.describe(name, () => {
    test.use(use);

    test('an operator takes a release from a canary to everybody, back with a reason, and undoes that', async ({
      page,
      shop,
      signIn,
    }) => {
      const version = await publish(shop, 'mfe-support', 5);
      await signIn('ops');
      await page.goto('/operations/');
      await expect(page.getByRole('heading', { name: 'Разделы' })).toBeVisible();
      await looksRight(page);
      const support = page.getByRole('listitem').filter({ hasText: 'Канарейка 5' });
      await expect(support).toContainText(version);
      await support.getByRole('link').click();
      await looksRight(page);

      await page.getByRole('button', { name: '25 %' }).click();
      await expect(page.getByRole('status')).toContainText(`Доля канарейки ${version}: 25 % вместо 5 %`);
      await page.getByRole('button', { name: 'Отдать всем' }).click();
      await expect(page.getByRole('status')).toContainText(`${version} теперь у всех посетителей`);

      const isReasonRequired = await page
        .locator('#rollback-why')
        .evaluate((field: HTMLTextAreaElement) => field.required);
      expect(isReasonRequired).toBe(true);
      await page.locator('#rollback-why').fill('обращения не открываются');
      await page.getByRole('button', { name: 'Откатить' }).click();
      await expect(page.getByRole('status')).toContainText(`вместо ${version}`);
      await expect(page.getByText('обращения не открываются').first()).toBeVisible();
      await looksRight(page);

      await page.getByRole('button', { name: `Вернуть ${version}` }).click();
      await expect(page.getByRole('status')).toContainText(`Возвращён ${version}`);
      await page.getByRole('link', { name: 'Журнал', exact: true }).click();
      await expect(page.getByText('Цепочка проверена')).toBeVisible();
      await looksRight(page);
      await page.getByRole('button', { name: 'Выйти' }).click();
      await expect(page.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
      await looksRight(page);
    });
  });

test('the whole way by keyboard, and what is being typed stays while the figures change', async ({
  page,
  shop,
}) => {
  const version = await publish(shop, 'mfe-finances');
  await logInWithToken(page, shop, 'finances', '/operations/areas/finances/');
  await page.locator('#rollback-why').focus();
  await page.keyboard.type('суммы не те');
  // A colleague changes the area meanwhile; the next refresh shows it.
  await shop.release('canary', 'finances', '--version', version, '--percent', '0').catch(() => '');
  const other = await publish(shop, 'mfe-finances', 1);
  await expect(page.locator('[data-live=now]')).toContainText(other, { timeout: 15_000 });
  await expect(page.locator('#rollback-why')).toBeFocused();
  await expect(page.locator('#rollback-why')).toHaveValue('суммы не те');
  await expect(page.getByText('Раздел только что изменили')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Пока вы решали, раздел изменили');
  await expect(page.locator('#rollback-why')).toHaveValue('суммы не те');
});

test('with a broken shell the shop is down, the console works and brings it back', async ({
  page,
  shop,
  health,
}) => {
  health.tolerate(/broken shell/);
  await publishBrokenShell(shop);
  await page.goto('/auth/');
  await expect(page.getByLabel('Пароль')).toHaveCount(0);

  await logInWithToken(page, shop, '*', '/operations/');
  await page.getByRole('link', { name: 'Оболочка' }).click();
  await page.locator('#rollback-why').fill('магазин не открывается');
  await page.getByRole('button', { name: 'Откатить' }).click();
  await expect(page.getByRole('status')).toContainText('Возвращён');
  await page.goto('/auth/');
  await expect(page.getByLabel('Пароль').first()).toBeVisible();
});

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

async function logInWithToken(page: Page, shop: Shop, area: string, next: string): Promise<void> {
  const made = await shop.release('token', 'create', '--area', area, '--name', 'дежурный');
  await page.goto(next);
  await page.getByText('Войти с токеном').first().click();
  await page.getByLabel('Токен', { exact: true }).fill(/shop_\S+/.exec(made)?.[0] ?? '');
  await page.getByRole('button', { name: 'Войти с токеном' }).click();
  await page.waitForURL(`**${next}`);
}

/** Publishes a release of the package that works, under a version of its own, which it answers. */
async function publish(shop: Shop, name: string, percent?: number): Promise<string> {
  const version = `9.0.${Date.now()}`;
  const share = percent === undefined ? [] : ['--percent', String(percent)];
  await shop.release('publish', name.replace('mfe-', ''), '--from', await copyBuild(name, version), ...share);
  return version;
}

/** Publishes the shell with an entry that throws at once. */
async function publishBrokenShell(shop: Shop): Promise<void> {
  const code = "throw new Error('broken shell');";
  const build = await copyBuildWith('shell', `9.0.${Date.now()}`, code);
  await shop.release('publish', 'shell', '--from', build);
}
