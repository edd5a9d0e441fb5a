import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing } from '../platform/fields.ts';
import { city } from './city.ts';

/** The city of the caller's address (§4); null when it is not known, and the picker opens. */
export const getCityByIp = defineCall({
  method: 'GET',
  path: '/web/geoIp/getCityByIP/',
  summary: 'City by the address of the caller',
  access: 'session',
  answer: v.object({ city: v.nullable(city) }),
});

/** Up to 20 cities whose names begin with or contain the text; without it the largest. The user's own is selected. */
export const getCitiesByName = defineCall({
  method: 'GET',
  path: '/web/geoIp/getCityByName/',
  summary: 'Cities by name',
  access: 'session',
  query: v.object({ name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '') }),
  accepts: { cityName: 'name' },
  answer: v.array(v.object({ ...city.entries, isSelected: v.boolean() })),
});

/** Keeps the user's city. §7 has it as a GET; the header that proves the session keeps other sites from calling it. */
export const setUserCity = defineCall({
  method: 'GET',
  path: '/web/geoIp/setUserCity/',
  summary: 'Set the city of the user',
  access: 'session',
  query: v.object({ cityId: id }),
  answer: nothing,
});
