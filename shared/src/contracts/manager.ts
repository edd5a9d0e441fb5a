import * as v from 'valibot';
import { defineCall } from './call.ts';
import { id, kopecks, pageNavigation, queryNumber } from './fields.ts';

/** Client companies of the manager, with search over name, ИНН and code. */
export const getManagedCounterparties = defineCall({
  method: 'GET',
  path: '/web/manager/contragents/getList/',
  summary: "Manager's list of counterparties",
  access: 'manager.counterparties',
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(20, 100),
    query: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
    active: v.fallback(v.optional(v.picklist(['Y', 'N', '']), ''), ''),
  }),
  names: { pageSize: 'page_size' },
  answer: v.object({
    items: v.array(
      v.object({
        id,
        code: v.string(),
        name: v.string(),
        kind: v.picklist(['LEGAL', 'INDIVIDUAL']),
        inn: v.string(),
        kpp: v.nullable(v.string()),
        isActive: v.boolean(),
        userCount: v.number(),
        debtKopecks: kopecks,
        creditLimitKopecks: kopecks,
        lastOrderAt: v.nullable(v.string()),
      }),
    ),
    pageNavigation,
  }),
});
export type ManagedCounterparty = v.InferOutput<typeof getManagedCounterparties.answer>['items'][number];
