import * as v from 'valibot';
import { id } from './fields.ts';
import type { Coordinates } from './place-fields.ts';

/** Path of the sandboxed frame that runs the map (decision 053); 404 in a shop without one. */
export const MAP_FRAME = '/embed/map';

/** The provider's origin, which serves the script of the Maps API 2.1. */
export const MAPS_ORIGIN = 'https://api-maps.yandex.ru';

/** A place on the map. */
export interface MapPoint {
  readonly id: number;
  readonly title: string;
  /** Latitude, longitude (§1). */
  readonly coordinates: Readonly<Coordinates>;
}

/**
 * The message from the page to the frame: the complete content of the map, sent once the frame is ready and after
 * each change.
 */
export interface ShownOnMap {
  readonly map: 'show';
  readonly points: readonly MapPoint[];
  readonly chosenId: number | null;
}

/** Messages from the frame to the page. `chosen`: the user has clicked a place. `failed`: the map could not load. */
export const mapMessage = v.union([
  v.object({ map: v.picklist(['ready', 'failed']) }),
  v.object({ map: v.literal('chosen'), id }),
]);
