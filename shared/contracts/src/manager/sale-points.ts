import { phone } from '@shop/domain/validation/fields';
import { INCOMPLETE_PHONE } from '@shop/domain/validation/messages';
import { optionalVisibleLine, visibleLine } from '@shop/domain/validation/visible-line';
import * as v from 'valibot';
import { coordinates } from '../basket-order/delivery-addresses.ts';
import { defineCall } from '../platform/call.ts';
import { id, pageNavigation, queryNumber } from '../platform/fields.ts';

/** Most sale points a company may have. */
export const SALE_POINTS_MAX = 1000;

/** What is filled in of a sale point. */
export const salePointFields = {
  /** What the company calls it: «Магазин на Лесной». */
  name: visibleLine(150),
  address: visibleLine(500),
  contactName: optionalVisibleLine(200),
  contactPhone: v.optional(v.union([v.literal(''), phone], INCOMPLETE_PHONE), ''),
  /** As people write it: «пн–пт 9–18». */
  workingHours: optionalVisibleLine(200),
  /** Of a suggestion that was taken; null for an address written freely. */
  coordinates: v.optional(v.nullable(coordinates), null),
};

export const salePoint = v.object({
  id,
  name: v.string(),
  address: v.string(),
  contactName: v.string(),
  contactPhone: v.string(),
  workingHours: v.string(),
  coordinates: v.nullable(coordinates),
  isActive: v.boolean(),
  /** Other own companies it belongs to as well, by name. */
  companies: v.array(v.object({ id, name: v.string() })),
});
export type SalePoint = v.InferOutput<typeof salePoint>;

export const salePointQuery = {
  page: queryNumber(1, 1_000_000),
  pageSize: queryNumber(10, 200),
  /** Part of name or address. */
  query: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
  /** `Y` open ones, `N` closed ones, without it all. */
  active: v.fallback(v.optional(v.picklist(['Y', 'N', '']), ''), ''),
};

/** Sale points of one of the user's companies, without `contragent` of the current one, by name; a stranger's is 404. */
export const getSalePoints = defineCall({
  method: 'GET',
  path: '/api/salepoint/get/',
  summary: 'Sale points of the company',
  access: 'company.see',
  query: v.object({ ...salePointQuery, contragent: v.optional(id) }),
  names: { pageSize: 'page_size' },
  answer: v.object({ items: v.array(salePoint), pageNavigation }),
});

/**
 * A new sale point, or with `id` other words for one, or `active: false` to close it. One with the same name and address
 * is answered and not doubled. The right `company` is asked for at that company.
 */
export const saveSalePoint = defineCall({
  method: 'POST',
  path: '/api/salepoint/save/',
  summary: 'Add or change a sale point',
  access: 'company.see',
  body: v.object({
    id: v.optional(id),
    contragent: v.optional(id),
    ...salePointFields,
    active: v.optional(v.boolean(), true),
  }),
  names: { contactName: 'contact_name', contactPhone: 'contact_phone', workingHours: 'working_hours' },
  answer: salePoint,
});
