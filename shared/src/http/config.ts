import * as v from 'valibot';
import { type ShopConfig, shopConfig } from '../contracts/discovery.ts';

let config: ShopConfig | undefined;

/** The page's configuration, read once from `#shop-config`. Throws when the page carries none. */
export function readShopConfig(): ShopConfig {
  config ??= v.parse(shopConfig, JSON.parse(document.getElementById('shop-config')?.textContent ?? 'null'));
  return config;
}
