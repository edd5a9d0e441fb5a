import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing } from '../platform/fields.ts';
import { city } from './city.ts';

/** Locates the caller by IP address (§4). Null if the city is unknown; then the picker opens. */
export const getCityByIp = defineCall({
  method: 'GET',
  path: '/web/geoIp/getCityByIP/',
  summary: 'City by the address of the caller',
  access: 'session',
  answer: v.object({ city: v.nullable(city) }),
});

/**
 * Up to 20 cities whose names start with or contain the text; without a text, the largest cities. The user's own is
 * selected.
 */
export const getCitiesByName = defineCall({
  method: 'GET',
  path: '/web/geoIp/getCityByName/',
  summary: 'Cities by name',
  access: 'session',
  query: v.object({ name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '') }),
  accepts: { cityName: 'name' },
  answer: v.array(v.object({ ...city.entries, isSelected: v.boolean() })),
});

/** Saves the user's city. §7 defines a GET; other sites cannot forge it, because a header proves the session. */
export const setUserCity = defineCall({
  method: 'GET',
  path: '/web/geoIp/setUserCity/',
  summary: 'Set the city of the user',
  access: 'session',
  query: v.object({ cityId: id }),
  answer: nothing,
});
