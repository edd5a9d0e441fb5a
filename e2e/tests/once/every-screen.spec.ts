import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf, ownFrontends, root } from '../../../tools/lib/project.mjs';
import { covered, overlaps, sidewaysScroll } from '../../engines/layout.ts';
import { openScreen } from '../../fixtures/open-screen.ts';
import { type Audience, nameOf, type Screen, screens } from '../../fixtures/screens.ts';
import { expect, expectAccessible, type Page, test } from '../../fixtures/test.ts';

const widths = [1280, 380];
/** Screens of one test, so that a slow machine is within the test's time. */
const PER_TEST = 10;

for (const { title, audience, part } of partsOf(screens))
  test(`every screen is accessible, fits the width, covers no control and has a title (§1.51): ${title}`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    if (audience !== 'visitor') await signIn(audience);
    for (const screen of part) {
      await page.setViewportSize({ width: 1280, height: 860 });
      await openScreen(page, screen);
      await expect.soft(page, nameOf(screen)).toHaveTitle(/ — (Спецоснова|консоль релизов)$/);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 860 });
        await expectNoScrollSideways(page, screen, width);
        const found = { overlaps: await page.evaluate(overlaps), covered: await page.evaluate(covered) };
        expect.soft(found, `${nameOf(screen)} at ${width} px`).toEqual({ overlaps: [], covered: [] });
        await test.step(`${nameOf(screen)} at ${width} px`, () => expectAccessible(page));
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoScrollSideways(page, screen, 320);
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

function partsOf(all: Readonly<Record<Audience, readonly Screen[]>>) {
  return (Object.entries(all) as [Audience, readonly Screen[]][]).flatMap(([audience, own]) =>
    Array.from({ length: Math.ceil(own.length / PER_TEST) }, (_, at) => ({
      title: `${audience} ${at + 1}`,
      audience,
      part: own.slice(at * PER_TEST, (at + 1) * PER_TEST),
    })),
  );
}

async function expectNoScrollSideways(page: Page, screen: Screen, width: number): Promise<void> {
  await expect.poll(() => page.evaluate(sidewaysScroll), `${nameOf(screen)} at ${width} px`).toBe(0);
}

function routesOf(folder: string): { readonly area: string; readonly path: string }[] {
  const { routes } = JSON.parse(readFileSync(join(root, folder, 'area.json'), 'utf8')) as {
    routes: readonly { readonly path: string }[];
  };
  return routes.map(({ path }) => ({ area: areaOf(folder), path }));
}
