import { PAGE_SIZE } from '@shop/domain/constants';
import { phone } from '@shop/domain/validation/fields';
import { INCOMPLETE_PHONE } from '@shop/domain/validation/messages';
import { optionalVisibleLine, optionalVisibleText, visibleLine } from '@shop/domain/validation/visible-line';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing, pageNavigation, queryNumber } from '../platform/fields.ts';

/** Most addresses a counterparty may keep. */
export const DELIVERY_ADDRESSES_MAX = 1000;

/** Latitude and longitude in degrees (§1: latitude first). */
export const coordinates = v.tuple([
  v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
]);
export type Coordinates = v.InferOutput<typeof coordinates>;

/** What a buyer fills in: where the goods are brought, and who takes them there. */
export const deliveryAddressFields = {
  /** Without the comma that a street ends with where its house was to follow. */
  address: v.pipe(
    visibleLine(500),
    v.transform((line) => line.replace(/[\s,]+$/, '')),
  ),
  /** What the buyer calls it: «Склад в Химках». */
  name: optionalVisibleLine(100),
  /** For the driver: gate, pass, working hours. */
  comment: optionalVisibleText(500),
  contactName: optionalVisibleLine(200),
  contactPhone: v.optional(v.union([v.literal(''), phone], INCOMPLETE_PHONE), ''),
  /** Of a suggestion that was taken; null for an address written freely. */
  coordinates: v.optional(v.nullable(coordinates), null),
};

export const deliveryAddress = v.object({
  id,
  address: v.string(),
  name: v.string(),
  comment: v.string(),
  contactName: v.string(),
  contactPhone: v.string(),
  coordinates: v.nullable(coordinates),
  isDefault: v.boolean(),
});
export type DeliveryAddress = v.InferOutput<typeof deliveryAddress>;

/** Addresses of the current counterparty, the default one first (§9: 10 to a page). */
export const getDeliveryAddresses = defineCall({
  method: 'GET',
  path: '/web/profile/delivery-addresses/',
  summary: 'Delivery addresses',
  access: 'order.see',
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(PAGE_SIZE.deliveryAddresses, 100),
  }),
  names: { pageSize: 'page_size' },
  answer: v.object({ items: v.array(deliveryAddress), pageNavigation }),
});

/**
 * A new address; the first of a counterparty is its default. An address that is there already, in the same words down to
 * its comment, is answered and not doubled. At most 1 000 for one counterparty.
 */
export const addDeliveryAddress = defineCall({
  method: 'POST',
  path: '/api/delivery-addresses/',
  summary: 'Add a delivery address',
  access: 'address.edit',
  body: v.object({ ...deliveryAddressFields, isDefault: v.optional(v.boolean(), false) }),
  answer: deliveryAddress,
});

/** Other words for an address, or another default; orders that were placed keep theirs. Not of §7. */
export const changeDeliveryAddress = defineCall({
  method: 'POST',
  path: '/api/delivery-addresses/{id}/',
  summary: 'Change a delivery address',
  access: 'address.edit',
  params: v.object({ id }),
  body: v.object({ ...deliveryAddressFields, isDefault: v.optional(v.boolean(), false) }),
  answer: deliveryAddress,
});

/** Deletes; the default passes to the next one. */
export const deleteDeliveryAddress = defineCall({
  method: 'DELETE',
  path: '/api/delivery-addresses/{id}/',
  summary: 'Delete a delivery address',
  access: 'address.edit',
  params: v.object({ id }),
  answer: nothing,
});

/** Brings a deleted address back, as the default if it was: the undo. Not of §7. */
export const restoreDeliveryAddress = defineCall({
  method: 'POST',
  path: '/api/delivery-addresses/{id}/restore/',
  summary: 'Bring a deleted address back',
  access: 'address.edit',
  params: v.object({ id }),
  answer: deliveryAddress,
});

const told = v.optional(v.nullable(v.string()), null);

/** An address as DaData tells it, as far as the shop needs it. */
export const addressSuggestion = v.object({
  /** The whole address as one line. */
  value: v.string(),
  data: v.object({
    city: told,
    /** Null while the house is not named: the address is not complete. */
    house: told,
    /** Degrees as text. */
    geo_lat: told,
    geo_lon: told,
  }),
});
export type AddressSuggestion = v.InferOutput<typeof addressSuggestion>;

/**
 * Addresses that begin like what is typed (DaData; without a key from a register of demo addresses). None where the
 * service does not answer: an address may always be written freely.
 */
export const autocompleteAddress = defineCall({
  method: 'POST',
  path: '/api/dadata/autocompleteAddress/',
  summary: 'Suggest addresses',
  access: 'session',
  body: v.object({ search: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300)) }),
  answer: v.object({ suggestions: v.array(addressSuggestion) }),
});
