import type { Page } from '@playwright/test';
import type { ProductItem } from '@shop/contracts/catalog/products';
import { ShopPage } from './shop-page.ts';

/** Opens a product's page; `search` is its query string, such as `?tab=documents`. */
export async function openProduct(page: Page, { code, name }: ProductItem, search = ''): Promise<void> {
  await page.goto(`/detail/${code}/${search}`);
  await new ShopPage(page).heading.filter({ hasText: name }).waitFor();
}
