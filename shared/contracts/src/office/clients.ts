import { oneLine } from '@shop/domain/validation/one-line';
import * as v from 'valibot';
import { companyFields } from '../manager/company.ts';
import { defineCall } from '../platform/call.ts';
import { id, kopecks, pageNavigation, queryNumber } from '../platform/fields.ts';

/** A choice of the query; an absent or unknown one means all. */
const choice = v.fallback(v.optional(v.union([v.literal(''), v.literal('none'), id]), ''), '');

/** Which companies are found. */
export const clientFilter = {
  query: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
  /** The id of a manager or a price type, or `none` for companies without one. */
  manager: choice,
  priceType: choice,
  /** `Y`: only companies that are switched off or that operations have closed. */
  closed: v.fallback(v.optional(v.picklist(['Y', 'N', '']), ''), ''),
};

/** All companies of the shop, by name; searched by name, ИНН and code. */
export const getOfficeClients = defineCall({
  method: 'GET',
  path: '/api/office/clients/',
  summary: 'Client companies of the shop',
  access: 'office.terms',
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(20, 100),
    ...clientFilter,
  }),
  names: { pageSize: 'page_size', priceType: 'price_type' },
  answer: v.object({
    items: v.array(
      v.object({
        id,
        code: v.string(),
        name: v.string(),
        inn: v.string(),
        kpp: v.string(),
        /** Null: the first price type of all holds. */
        priceType: v.nullable(v.string()),
        discountPercent: v.number(),
        manager: v.nullable(v.string()),
        isClosed: v.boolean(),
        contractCount: v.number(),
        creditLimitKopecks: kopecks,
        /** Number of terms that will change on a later day. */
        plannedCount: v.number(),
      }),
    ),
    pageNavigation,
  }),
});
export type OfficeClient = v.InferOutput<typeof getOfficeClients.answer>['items'][number];

const option = v.object({ id, name: v.string() });

/** The price types and managers that the terms of a client are chosen from. */
export const getClientChoices = defineCall({
  method: 'GET',
  path: '/api/office/client-choices/',
  summary: 'Price types and managers',
  access: 'office.terms',
  answer: v.object({ priceTypes: v.array(option), managers: v.array(option) }),
});
export type ClientChoices = v.InferOutput<typeof getClientChoices.answer>;

/** Creates a company by its requisites; a known one is `validation` at `inn`. Its people are invited by its manager. */
export const addOfficeClient = defineCall({
  method: 'POST',
  path: '/api/office/clients/',
  summary: 'Add a client company',
  access: 'office.terms',
  body: v.object(companyFields),
  answer: v.object({ code: v.string() }),
});

/** Creates a price type; a name that is in use is `validation` at `name`. */
export const addPriceType = defineCall({
  method: 'POST',
  path: '/api/office/price-types/',
  summary: 'Add a price type',
  access: 'office.terms',
  body: v.object({
    name: v.pipe(v.string('Введите название'), v.trim(), v.nonEmpty('Введите название'), oneLine(100)),
  }),
  answer: option,
});
