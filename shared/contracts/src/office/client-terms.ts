import { oneLine } from '@shop/domain/validation/one-line';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, id, instant, kopecks } from '../platform/fields.ts';

/** Terms that hold from a day on; the last two belong to a contract. */
export const datedTerm = v.picklist(['priceType', 'discount', 'manager', 'limit', 'postponement']);
export type DatedTerm = v.InferOutput<typeof datedTerm>;

/** Terms of a client that the accounting system may own. */
export const ownableTerm = v.picklist([...datedTerm.options, 'contracts', 'bonusPlans', 'isActive']);
export type OwnableTerm = v.InferOutput<typeof ownableTerm>;

const MOST_KOPECKS = 1_000_000_000_00;

function whole(what: string, min: number, max: number, range: string) {
  const message = `${what}: ${range}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
}

const realDay = (what: string) => v.pipe(v.string(`${what}: введите дату`), day);

/** 100 % is refused: goods without a price cannot be invoiced. */
export const discountPercent = whole('Скидка', 0, 99, 'целое число от\u00a00 до\u00a099\u00a0%');
export const creditLimitKopecks = whole('Лимит', 0, MOST_KOPECKS, 'сумма от\u00a00 до\u00a0миллиарда рублей');
export const postponementDays = whole('Отсрочка', 0, 365, 'целое число от\u00a00 до\u00a0365\u00a0дней');
export const contractNumber = v.pipe(
  v.string('Введите номер договора'),
  v.trim(),
  v.nonEmpty('Введите номер договора'),
  oneLine(100),
);

const contractTerms = v.object({
  number: contractNumber,
  signedOn: realDay('Дата договора'),
  creditLimitKopecks,
  postponementDays,
});

const typedContract = v.object({
  /** Null for a new contract. */
  id: v.nullable(id),
  ...contractTerms.entries,
});
export type TypedContract = v.InferOutput<typeof typedContract>;

const bonusStep = v.object({
  fromKopecks: whole('Порог бонуса', 1, MOST_KOPECKS, 'сумма больше нуля'),
  /** The share of the whole turnover, in hundredths of a percent. */
  basisPoints: whole('Бонус', 1, 10_000, 'от\u00a00,01 до\u00a0100\u00a0%'),
});

const typedPlan = v.object({
  /** Null for a new plan. */
  id: v.nullable(id),
  periodFrom: realDay('Начало периода'),
  periodTo: realDay('Конец периода'),
  targetKopecks: whole('План', 1, MOST_KOPECKS, 'сумма больше нуля'),
  steps: v.pipe(
    v.array(bonusStep),
    v.minLength(1, 'Добавьте хотя\u00a0бы одну ступень бонуса'),
    v.maxLength(20, 'Не\u00a0больше 20 ступеней'),
  ),
});
export type TypedPlan = v.InferOutput<typeof typedPlan>;

const terms = v.object({
  code: v.string(),
  name: v.string(),
  inn: v.string(),
  kpp: v.string(),
  address: v.string(),
  /** Null: the first price type of all holds. */
  priceTypeId: v.nullable(id),
  discountPercent: v.number(),
  managerId: v.nullable(id),
  /** False: switched off, so that nobody can work in its name. */
  isActive: v.boolean(),
  /** Operations have closed the site to the company; the office cannot change that. */
  isClosedByOperations: v.boolean(),
  /** Latest first. */
  contracts: v.array(v.object({ ...contractTerms.entries, id, creditLimitKopecks: kopecks })),
  /** Latest first; a paid plan stays as it is. */
  bonusPlans: v.array(v.object({ ...typedPlan.entries, id, isPaid: v.boolean() })),
  /** Changes of later days, the next first. Values in words: «7 %», «Оптовая». */
  planned: v.array(
    v.object({
      id,
      field: datedTerm,
      /** Null for a term of the company, whose `contract` is empty. */
      contractId: v.nullable(id),
      contract: v.string(),
      value: v.string(),
      /** The stored `value`: an id, percent, kopecks or days, by the field; null for none. */
      amount: v.nullable(v.number()),
      validFrom: day,
      by: v.string(),
    }),
  ),
  /** The last fifty changes, newest first. */
  history: v.array(
    v.object({
      id,
      field: datedTerm,
      contract: v.string(),
      before: v.string(),
      value: v.string(),
      validFrom: day,
      at: instant,
      by: v.string(),
    }),
  ),
  /** Terms that the accounting system owns: shown without an input, refused by the server. */
  ownedElsewhere: v.array(ownableTerm),
  /** Rises with every change; a save names the version that it was typed over. */
  version: v.number(),
});
export type ClientTerms = v.InferOutput<typeof terms>;

const named = v.object({ code: v.pipe(v.string(), v.maxLength(100)) });

export const getClientTerms = defineCall({
  method: 'GET',
  path: '/api/office/clients/{code}/terms/',
  summary: 'Terms of a client company',
  access: 'office.terms',
  params: named,
  answer: terms,
});

/** The terms as a person types them, without the version. */
export const typedTerms = v.object({
  /**
   * From this day on the price type, discount, manager, limits and postponements hold; everything else holds at once.
   * Values that are planned for it already (`termsOn`) change nothing. Null: today.
   */
  validFrom: v.nullable(realDay('Действует с')),
  priceTypeId: v.nullable(id),
  discountPercent,
  managerId: v.nullable(id),
  isActive: v.boolean(),
  /** Contracts that are left out stay as they are. */
  contracts: v.pipe(v.array(typedContract), v.maxLength(100, 'Не\u00a0больше 100 договоров')),
  /** All plans that are not paid: one that is left out is removed. */
  bonusPlans: v.pipe(v.array(typedPlan), v.maxLength(100, 'Не\u00a0больше 100 планов')),
});
export type TypedTerms = v.InferOutput<typeof typedTerms>;

/** The stored terms as somebody would type them: with the unpaid bonus plans alone, beginning today. */
export function asTyped(stored: ClientTerms): TypedTerms {
  const { priceTypeId, discountPercent, managerId, isActive, contracts, bonusPlans } = stored;
  return {
    validFrom: null,
    ...{ priceTypeId, discountPercent, managerId, isActive },
    contracts: contracts.map((contract) => ({ ...contract })),
    bonusPlans: bonusPlans.filter(({ isPaid }) => !isPaid).map(({ isPaid: _, ...plan }) => plan),
  };
}

/** The terms with everything that is planned up to a day, `YYYY-MM-DD`; null for the terms in force. */
export function termsOn(stored: ClientTerms, day: string | null): ClientTerms {
  if (day === null) return stored;
  return stored.planned.filter(({ validFrom }) => validFrom <= day).reduce(withPlanned, stored);
}

function withPlanned(
  terms: ClientTerms,
  { field, contractId, amount }: ClientTerms['planned'][number],
): ClientTerms {
  if (field === 'priceType') return { ...terms, priceTypeId: amount };
  if (field === 'manager') return { ...terms, managerId: amount };
  if (field === 'discount') return { ...terms, discountPercent: amount ?? 0 };
  const changed = field === 'limit' ? { creditLimitKopecks: amount ?? 0 } : { postponementDays: amount ?? 0 };
  const contracts = terms.contracts.map((one) => (one.id === contractId ? { ...one, ...changed } : one));
  return { ...terms, contracts };
}

/**
 * Saves the terms of a client: the dated fields that differ from those that they were typed over, where they also differ
 * from what holds on their day (`termsOn`). Placed orders never change; open baskets learn of it. `conflict` at `version`
 * if somebody has saved meanwhile; `validation` names the first bad field, such as `contracts.1.postponementDays`, also
 * for a field that the accounting system owns.
 */
export const saveClientTerms = defineCall({
  method: 'PUT',
  path: '/api/office/clients/{code}/terms/',
  summary: 'Save the terms of a client company',
  access: 'office.terms',
  params: named,
  body: v.object({
    ...typedTerms.entries,
    /**
     * The day whose terms (`termsOn`) the dated fields were typed over; today's without it, as `getClientTerms` answers
     * them. A field that was not changed leaves what is planned for `validFrom`.
     */
    typedOver: v.optional(v.nullable(realDay('Набрано поверх условий на'))),
    version: v.number(),
  }),
  answer: terms,
});

/** Withdraws a change of a later day. */
export const cancelPlannedTerm = defineCall({
  method: 'DELETE',
  path: '/api/office/clients/{code}/terms/planned/{id}/',
  summary: 'Withdraw a planned change of terms',
  access: 'office.terms',
  params: v.object({ ...named.entries, id }),
  answer: terms,
});
