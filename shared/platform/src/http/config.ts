import { type ShopConfig, shopConfig } from '@shop/contracts/platform/discovery';
import * as v from 'valibot';

let config: ShopConfig | undefined;

/** The page's configuration, parsed once from `#shop-config`. Throws if the page has none. */
export function readShopConfig(): ShopConfig {
  config ??= v.parse(shopConfig, JSON.parse(document.getElementById('shop-config')?.textContent ?? 'null'));
  return config;
}
