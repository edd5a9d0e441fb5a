import { findGrinder } from '../../fixtures/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures/test.ts';
import { openProduct } from '../../pages/product-page.ts';

test('the product page is accessible and fits 380, 1280 and 320 px, on every tab', async ({
  page,
  signIn,
  api,
}) => {
  test.setTimeout(120_000);
  await signIn('buyer');
  const grinder = await findGrinder(api);
  for (const tab of ['description', 'specifications', 'analogs', 'documents', 'questions']) {
    for (const width of [380, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await openProduct(page, grinder, `?tab=${tab}`);
      // The lower part of the page loads when it comes near the viewport.
      await page.keyboard.press('End');
      await page.getByRole('region', { name: 'Аксессуары' }).scrollIntoViewIfNeeded();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  }
});
