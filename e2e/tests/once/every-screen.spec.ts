import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf, ownFrontends, root } from '../../../tools/lib/project.mjs';
import { covered, overlaps, sidewaysScroll } from '../../engines/layout.ts';
import {
  type Audience,
  findLink,
  isShown,
  nameOf,
  ownPaths,
  type Screen,
  screens,
} from '../../fixtures/screens.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

const widths = [1280, 380];

for (const [audience, own] of Object.entries(screens) as [Audience, readonly Screen[]][])
  test(`nothing overflows and no control is covered on any screen: ${audience}`, async ({ page, signIn }) => {
    test.slow();
    if (audience !== 'visitor') await signIn(audience);
    for (const screen of own) {
      await page.setViewportSize({ width: 1280, height: 860 });
      await openScreen(page, screen);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 860 });
        await expect.poll(() => page.evaluate(sidewaysScroll), `${nameOf(screen)} at ${width} px`).toBe(0);
        const found = { overlaps: await page.evaluate(overlaps), covered: await page.evaluate(covered) };
        expect.soft(found, `${nameOf(screen)} at ${width} px`).toEqual({ overlaps: [], covered: [] });
      }
    }
  });

test('every route of every area is among these screens', () => {
  const paths = Object.values(screens)
    .flat()
    .map(({ path }) => path);
  const routes = ownFrontends.filter((folder) => folder !== 'shell').flatMap(routesOf);
  expect(routes.length).toBeGreaterThan(30);
  expect(routes.filter(({ path }) => !paths.some((known) => known.startsWith(path)))).toEqual([]);
});

async function openScreen(page: Page, { path, heading, linkedFrom }: Screen): Promise<void> {
  await page.goto(linkedFrom ?? path);
  if (linkedFrom !== undefined) {
    await page.waitForFunction(isShown, '');
    const link = await page.evaluate(`(${findLink})(${JSON.stringify(path)}, ${JSON.stringify(ownPaths)})`);
    expect(link, `a link from ${linkedFrom}`).toBeTruthy();
    await page.goto(String(link));
  }
  await page.waitForFunction(isShown, heading);
}

function routesOf(folder: string): { readonly area: string; readonly path: string }[] {
  const { routes } = JSON.parse(readFileSync(join(root, folder, 'area.json'), 'utf8')) as {
    routes: readonly { readonly path: string }[];
  };
  return routes.map(({ path }) => ({ area: areaOf(folder), path }));
}
