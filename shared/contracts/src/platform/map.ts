import * as v from 'valibot';
import type { Coordinates } from '../basket-order/delivery-addresses.ts';
import { id } from './fields.ts';

/** Where the web origin serves the frame in which the map runs; 404 in a shop without one. */
export const MAP_FRAME = '/embed/map';

/** Who draws the maps: the script of the API 2.1 comes from there. */
export const MAPS_ORIGIN = 'https://api-maps.yandex.ru';

/** A place on the map. */
export interface MapPoint {
  readonly id: number;
  readonly title: string;
  /** Latitude, longitude (§1). */
  readonly coordinates: Readonly<Coordinates>;
}

/** What the page tells the frame, once that is ready and whenever it changes: all that is on the map. */
export interface ShownOnMap {
  readonly map: 'show';
  readonly points: readonly MapPoint[];
  readonly chosenId: number | null;
}

/** What the frame tells the page. `chosen`: somebody has pointed at a place. `failed`: there will be no map. */
export const mapMessage = v.union([
  v.object({ map: v.picklist(['ready', 'failed']) }),
  v.object({ map: v.literal('chosen'), id }),
]);
