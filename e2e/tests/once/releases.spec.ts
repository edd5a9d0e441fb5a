import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { copyBuild } from '../../fixtures/builds.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

test('a second release of one remote goes live and back without touching any other file', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn('buyer');
  const screen = new ShopPage(page);
  const area = page.locator('[data-area="finances"]');
  // A release of this test, so that the rollback leads to it and not to an earlier test's.
  const first = `1.9.0-${Date.now()}`;
  await shop.release('publish', 'finances', '--from', await copyBuild('mfe-finances', first));
  await screen.open('/finances/');
  await expect(area).toHaveAttribute('data-release', first);
  await expect(screen.heading).toHaveText('Финансы');
  const before = await fingerprints(shop.releasesDir);
  const others = await otherAreas(shop.releasesDir);

  const version = `2.0.0-${Date.now()}`;
  await shop.release('publish', 'finances', '--from', await copyBuild('mfe-finances', version));
  await page.reload();
  await expect(area).toHaveAttribute('data-release', version);
  await expect(screen.heading).toHaveText('Финансы');

  await shop.release('rollback', 'finances', '--why', 'test');
  await page.reload();
  await expect(area).toHaveAttribute('data-release', first);
  // Design tokens belong to the shell: a previous release of a remote follows a changed one without a reload.
  await page.evaluate(() => document.documentElement.style.setProperty('--fontSize-headingXl', '51px'));
  await expect(area.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '51px');

  const after = await fingerprints(shop.releasesDir);
  const touched = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
  expect(
    touched.filter((file) => !/^(finances\/|live\.json$|journal\.jsonl$|telemetry\.sqlite)/.test(file)),
  ).toEqual([]);
  expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
  expect(await otherAreas(shop.releasesDir)).toEqual(others);
});

/** The releases of all areas except finances. */
async function otherAreas(folder: string): Promise<object> {
  const { areas } = JSON.parse(await readFile(join(folder, 'live.json'), 'utf8'));
  const { finances: _, ...others } = areas;
  expect(Object.keys(others)).toEqual(expect.arrayContaining(['shell', 'catalog']));
  return others;
}

/** The hash of every file of releases; the figures of browsers lie beside them and grow with every page. */
async function fingerprints(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('telemetry.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const hashed = files.map(async (file) => {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [relative(folder, file), hash] as const;
  });
  return new Map(await Promise.all(hashed));
}
