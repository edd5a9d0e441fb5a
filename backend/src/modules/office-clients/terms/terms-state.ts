import { isDeepStrictEqual } from 'node:util';
import {
  type ClientTerms,
  getClientTerms,
  type TypedPlan,
  type TypedTerms,
} from '@shop/contracts/office/client-terms';
import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { formatNumber } from '@shop/domain/format/number';
import * as v from 'valibot';
import { type JournalPage, oncePerPage, type Words } from '../../office-journal/office-journal.api.ts';
import { readClientChoices } from '../list/client-choices.ts';
import { TERM_TITLES, termText } from './term-words.ts';

const { entries } = getClientTerms.answer;

/** The terms of a company as the journal of the office records them. A plan may get a new id by a save, so ids are left out. */
export const termsState = v.object({
  ...v.pick(getClientTerms.answer, [
    'code',
    'priceTypeId',
    'discountPercent',
    'managerId',
    'isActive',
    'contracts',
  ]).entries,
  bonusPlans: v.array(v.omit(entries.bonusPlans.item, ['id'])),
});
type TermsState = v.InferOutput<typeof termsState>;

/** The same with what is planned. */
export const plannedState = v.object({ ...termsState.entries, planned: entries.planned });
type PlannedState = v.InferOutput<typeof plannedState>;

/** Planned changes alone. */
export const plannedList = v.object({ planned: entries.planned });

interface Change<State> {
  readonly before: State;
  readonly after: State;
}

/** Whether no contract is new: contracts are never removed. */
export function addsNoContract({ before, after }: Change<TermsState>): boolean {
  return after.contracts.every(({ id }) => before.contracts.some((one) => one.id === id));
}

/** Whether everything planned before is still planned as it was. */
export function keepsPlanned({ before, after }: Change<PlannedState>): boolean {
  return before.planned.every((one) => after.planned.some((other) => isDeepStrictEqual(one, other)));
}

/** The terms as a person would type them over the stored ones. */
export function typedAs({ bonusPlans, contracts, ...terms }: TermsState, stored: ClientTerms): TypedTerms {
  const idOf = ({ periodFrom, periodTo }: Pick<TypedPlan, 'periodFrom' | 'periodTo'>) =>
    stored.bonusPlans.find((plan) => plan.periodFrom === periodFrom && plan.periodTo === periodTo)?.id ??
    null;
  return {
    ...terms,
    validFrom: null,
    contracts,
    bonusPlans: bonusPlans.flatMap(({ isPaid, ...plan }) => (isPaid ? [] : { ...plan, id: idOf(plan) })),
  };
}

const choicesOf = oncePerPage(readClientChoices);

export async function termsWords(page: JournalPage, terms: TermsState): Promise<Words> {
  const choices = await choicesOf(page);
  const { priceTypeId, discountPercent, managerId, isActive, contracts, bonusPlans } = terms;
  return new Map([
    [TERM_TITLES.priceType, termText('priceType', priceTypeId, choices)],
    [TERM_TITLES.discount, termText('discount', discountPercent, choices)],
    [TERM_TITLES.manager, termText('manager', managerId, choices)],
    ['Компания', isActive ? 'работает' : 'отключена'],
    ...contracts.flatMap(({ number, signedOn, creditLimitKopecks, postponementDays }): [string, string][] => [
      [`Договор ${number}: дата`, formatDay(signedOn)],
      [`Договор ${number}: лимит`, termText('limit', creditLimitKopecks, choices)],
      [`Договор ${number}: отсрочка`, termText('postponement', postponementDays, choices)],
    ]),
    ...bonusPlans.map((plan): [string, string] => [
      `Бонусный план ${formatDay(plan.periodFrom)}–${formatDay(plan.periodTo)}`,
      planText(plan),
    ]),
  ]);
}

export async function plannedWords(page: JournalPage, { planned, ...terms }: PlannedState): Promise<Words> {
  return new Map([...(await termsWords(page, terms)), ...listWords({ planned })]);
}

/** Example: «Скидка с 01.12.2026» is «7 %». */
export function listWords({ planned }: v.InferOutput<typeof plannedList>): Words {
  return new Map(
    planned.map(({ field, contract, value, validFrom }) => {
      const what =
        contract === '' ? TERM_TITLES[field] : `Договор ${contract}: ${TERM_TITLES[field].toLowerCase()}`;
      return [`${what} с\u00a0${formatDay(validFrom)}`, value];
    }),
  );
}

/** Example: «план 100 000 ₽, от 50 000 ₽ — 1,5 %». */
export function planText({ targetKopecks, steps }: Pick<TypedPlan, 'targetKopecks' | 'steps'>): string {
  const texts = steps.map(
    ({ fromKopecks, basisPoints }) =>
      `от\u00a0${formatMoney(fromKopecks)} — ${formatNumber(basisPoints / 100)}\u00a0%`,
  );
  return [`план ${formatMoney(targetKopecks)}`, ...texts].join(', ');
}
