import { readShopConfig } from '@shop/platform/http';

/** Returns whether this shop has maps. Without them a list of places takes the full width. */
export function hasMaps(): boolean {
  return Boolean(readShopConfig().mapsKey);
}
