import { inn } from '@shop/domain/validation/fields';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';

/** The part of a DaData organisation that the shop needs (wire-facts). */
export const suggestion = v.object({
  value: v.string(),
  data: v.object({
    inn: v.string(),
    kpp: v.optional(v.nullable(v.string()), null),
    ogrn: v.optional(v.nullable(v.string()), null),
    type: v.fallback(v.picklist(['LEGAL', 'INDIVIDUAL']), 'LEGAL'),
    name: v.object({
      full_with_opf: v.optional(v.nullable(v.string()), null),
      short_with_opf: v.optional(v.nullable(v.string()), null),
    }),
    management: v.optional(
      v.nullable(
        v.object({
          name: v.optional(v.nullable(v.string()), null),
          post: v.optional(v.nullable(v.string()), null),
        }),
      ),
      null,
    ),
    branch_type: v.optional(v.nullable(v.string()), null),
    address: v.optional(v.nullable(v.object({ value: v.string() })), null),
    state: v.optional(v.nullable(v.object({ status: v.string() })), null),
  }),
});
export type Suggestion = v.InferOutput<typeof suggestion>;

/** An organisation of DaData's register; an INN may have several, with branches told apart by KPP. */
const organisation = v.pipe(
  suggestion,
  v.transform(({ value, data }) => ({
    name: data.name.short_with_opf ?? data.name.full_with_opf ?? value,
    inn: data.inn,
    kpp: data.kpp ?? '',
    ogrn: data.ogrn ?? '',
    isBranch: data.branch_type === 'BRANCH',
    isActive: data.state?.status !== 'LIQUIDATED',
    address: data.address?.value ?? '',
    head: data.management?.name ?? '',
  })),
);
export type Organisation = v.InferOutput<typeof organisation>;

/**
 * The organisations of an INN, the head office first; empty if there is none. `unavailable`: ask the user to type the
 * data.
 */
export const findByInn = defineCall({
  method: 'POST',
  path: '/api/dadata/findByINN/',
  summary: 'Organisations by INN',
  access: 'public',
  body: v.object({ inn }),
  names: { inn: 'search' },
  answer: v.object({ suggestions: v.array(organisation) }),
});
