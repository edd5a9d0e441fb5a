import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../fixtures/test.ts';

const gallery = join(import.meta.dirname, '../../../shared/gallery');
const origin = 'http://gallery.test/';

/** Folders without a visible component. */
const withoutStories = ['aria', 'dialog', 'pasting', 'theme', 'virtual-rows'];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await promisify(execFile)(
    process.execPath,
    ['node_modules/webpack-cli/bin/cli.js', '--mode', 'production'],
    { cwd: gallery },
  );
});

test.beforeEach(async ({ page }) => {
  await page.route(`${origin}**`, (route) => {
    const file = basename(new URL(route.request().url()).pathname) || 'index.html';
    const path = join(gallery, 'dist', file);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const width of [1280, 380])
  test(`every part of the design system is accessible and fits into ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
    await page.setViewportSize({ width, height: 860 });
    const parts = await partsOf(page);
    for (const part of parts) {
      await page.goto(`${origin}?part=${part}&bare`);
      await expect(page.locator('[data-story]').first(), part).toBeVisible();
      await expectNoSidewaysScroll(page);
      await test.step(part, () => expectAccessible(page));
    }
    expect(errors).toEqual([]);
  });

test('dialogs and drawers of the gallery open, and are accessible', async ({ page }) => {
  for (const part of ['modal', 'drawer']) {
    await page.goto(`${origin}?part=${part}&bare`);
    const buttons = page.getByRole('button', { name: /^Открыть/ });
    for (let index = 0; index < (await buttons.count()); index += 1) {
      await buttons.nth(index).click();
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeHidden();
    }
  }
});

test('every part of the design system has stories', async ({ page }) => {
  const folders = ['core', 'parts'].flatMap((floor) => foldersOf(floor));
  const parts = await partsOf(page);
  expect(folders.filter((folder) => ![...parts, ...withoutStories].includes(folder))).toEqual([]);
});

/** Ids of all parts in the list of the gallery. */
async function partsOf(page: Page): Promise<string[]> {
  await page.goto(origin);
  const links = page.getByRole('navigation', { name: 'Parts' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  return addresses.map((address) => new URL(address).searchParams.get('part') ?? '');
}

function foldersOf(floor: string): string[] {
  const entries = readdirSync(join(gallery, '../ui/src', floor), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
