import { PAGE_SIZE } from '@shop/domain/constants';
import { optionalVisibleLine, optionalVisibleText, visibleLine } from '@shop/domain/validation/visible-line';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing, pageNavigation, queryNumber } from '../platform/fields.ts';
import { contactFields, coordinates } from '../platform/place-fields.ts';

/** Most addresses a counterparty can have. */
export const DELIVERY_ADDRESSES_MAX = 1000;

/** The fields of a delivery address: the place, and the contact there. */
export const deliveryAddressFields = {
  /** Drop the trailing comma that a suggested street ends with before its house is typed. */
  address: v.pipe(
    visibleLine(500),
    v.transform((line) => line.replace(/[\s,]+$/, '')),
  ),
  /** The buyer's name for it: «Склад в Химках». */
  name: optionalVisibleLine(100),
  /** Notes for the driver: gate, pass, working hours. */
  comment: optionalVisibleText(500),
  ...contactFields,
  /** Coordinates of the chosen suggestion; null for an address typed freely. */
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

/** Addresses of the current counterparty, the default one first (§9: 10 per page). */
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
 * Creates an address; the first one becomes the default. A duplicate with the same comment is not created: the
 * existing one is answered. At most 1 000 per counterparty.
 */
export const addDeliveryAddress = defineCall({
  method: 'POST',
  path: '/api/delivery-addresses/',
  summary: 'Add a delivery address',
  access: 'address.edit',
  body: v.object({ ...deliveryAddressFields, isDefault: v.optional(v.boolean(), false) }),
  answer: deliveryAddress,
});

/** Changes an address, or makes it the default; placed orders keep the former one. Not part of §7. */
export const changeDeliveryAddress = defineCall({
  method: 'POST',
  path: '/api/delivery-addresses/{id}/',
  summary: 'Change a delivery address',
  access: 'address.edit',
  params: v.object({ id }),
  body: v.object({ ...deliveryAddressFields, isDefault: v.optional(v.boolean(), false) }),
  answer: deliveryAddress,
});

/** Deletes an address; the next one becomes the default. */
export const deleteDeliveryAddress = defineCall({
  method: 'DELETE',
  path: '/api/delivery-addresses/{id}/',
  summary: 'Delete a delivery address',
  access: 'address.edit',
  params: v.object({ id }),
  answer: nothing,
});

/** Undoes a deletion, as the default if it was. Not part of §7. */
export const restoreDeliveryAddress = defineCall({
  method: 'POST',
  path: '/api/delivery-addresses/{id}/restore/',
  summary: 'Restore a deleted delivery address',
  access: 'address.edit',
  params: v.object({ id }),
  answer: deliveryAddress,
});

const suggestedText = v.optional(v.nullable(v.string()), null);

/** The part of a DaData address that the shop needs. */
export const addressSuggestion = v.object({
  /** The whole address in one line. */
  value: v.string(),
  data: v.object({
    city: suggestedText,
    /** Null while the house is missing: the address is incomplete. */
    house: suggestedText,
    /** Degrees as text. */
    geo_lat: suggestedText,
    geo_lon: suggestedText,
  }),
});
export type AddressSuggestion = v.InferOutput<typeof addressSuggestion>;

/**
 * Addresses that start with the typed text (DaData; without a key, from a register of demo addresses). Empty if the
 * service does not answer: an address can always be typed freely (decision 047).
 */
export const autocompleteAddress = defineCall({
  method: 'POST',
  path: '/api/dadata/autocompleteAddress/',
  summary: 'Suggest addresses',
  access: 'session',
  body: v.object({ search: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300)) }),
  answer: v.object({ suggestions: v.array(addressSuggestion) }),
});
