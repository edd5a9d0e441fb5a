import { optionalVisibleLine, visibleLine } from '@shop/domain/validation/visible-line';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, pageNavigation, queryNumber } from '../platform/fields.ts';
import { contactFields, coordinates } from '../platform/place-fields.ts';

/** Most sale points a company can have. */
export const SALE_POINTS_MAX = 1000;

/** The editable fields of a sale point. */
export const salePointFields = {
  /** The company's name for it: «Магазин на Лесной». */
  name: visibleLine(150),
  address: visibleLine(500),
  ...contactFields,
  /** Free text: «пн–пт 9–18». */
  workingHours: optionalVisibleLine(200),
  /** Coordinates of the chosen suggestion; null for an address typed freely. */
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
  /** The user's other companies that share it, by name. */
  companies: v.array(v.object({ id, name: v.string() })),
});
export type SalePoint = v.InferOutput<typeof salePoint>;

export const salePointQuery = {
  page: queryNumber(1, 1_000_000),
  pageSize: queryNumber(10, 200),
  /** Part of the name or the address. */
  query: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
  /** `Y` open ones, `N` closed ones, empty for all. */
  active: v.fallback(v.optional(v.picklist(['Y', 'N', '']), ''), ''),
};

/**
 * Sale points of one of the user's companies, by name; `contragent` defaults to the current one, a stranger's is 404.
 */
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
 * Creates a sale point, changes one with `id`, or closes it with `active: false`. A duplicate of name and address is
 * not created: the existing one is answered. The right `company` is checked at that company.
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
