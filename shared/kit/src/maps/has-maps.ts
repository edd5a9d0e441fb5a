import { readShopConfig } from '@shop/platform/http';

/** Whether this shop has maps; without them a list of places has all the width. */
export function hasMaps(): boolean {
  return Boolean(readShopConfig().mapsKey);
}
