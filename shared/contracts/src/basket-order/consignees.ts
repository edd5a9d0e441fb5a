import { inn } from '@shop/domain/validation/fields';
import { optionalVisibleLine, visibleLine } from '@shop/domain/validation/visible-line';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing, pageNavigation, queryNumber } from '../platform/fields.ts';

/** Most consignees a counterparty can have. */
export const CONSIGNEES_MAX = 1000;

const KPP = 'КПП должен содержать 9 цифр';

/** A consignee as printed in a УПД: name, ИНН, КПП of a legal entity, address. */
export const consigneeFields = {
  name: visibleLine(300),
  inn: v.optional(v.union([v.literal(''), inn], 'ИНН должен содержать 10 символов'), ''),
  kpp: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{9}$/, KPP))], KPP), ''),
  address: optionalVisibleLine(500),
};

export const consignee = v.object({
  id,
  name: v.string(),
  inn: v.string(),
  kpp: v.string(),
  address: v.string(),
});
export type Consignee = v.InferOutput<typeof consignee>;

/** Consignees of the current counterparty, by name. Not part of §7. */
export const getConsignees = defineCall({
  method: 'GET',
  path: '/web/profile/consignees/',
  summary: 'Consignees',
  access: 'order.see',
  query: v.object({ page: queryNumber(1, 1_000_000), pageSize: queryNumber(10, 100) }),
  names: { pageSize: 'page_size' },
  answer: v.object({ items: v.array(consignee), pageNavigation }),
});

/**
 * Creates a consignee, or with `id` changes one. A duplicate (same ИНН, КПП and name) is not created: the existing
 * one is updated with the given address and answered.
 */
export const saveConsignee = defineCall({
  method: 'POST',
  path: '/api/consignee/',
  summary: 'Add or change a consignee',
  access: 'address.edit',
  body: v.object({ id: v.optional(id), ...consigneeFields }),
  answer: consignee,
});

/** Deletes a consignee. Not part of §7. */
export const deleteConsignee = defineCall({
  method: 'DELETE',
  path: '/api/consignee/{id}/',
  summary: 'Delete a consignee',
  access: 'address.edit',
  params: v.object({ id }),
  answer: nothing,
});

/** Undoes a deletion. Not part of §7. */
export const restoreConsignee = defineCall({
  method: 'POST',
  path: '/api/consignee/{id}/restore/',
  summary: 'Restore a deleted consignee',
  access: 'address.edit',
  params: v.object({ id }),
  answer: consignee,
});
