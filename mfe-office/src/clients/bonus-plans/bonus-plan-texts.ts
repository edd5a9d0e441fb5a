import { asTyped, type ClientTerms, type TypedPlan } from '@shop/contracts/office/client-terms';
import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { formatNumber } from '@shop/domain/format/number';
import * as v from 'valibot';
import { readHundredths, rublesOf } from '../../common/number-text.ts';
import type { ShownField } from '../../common/versioned-form/shown-fields.ts';
import type { TermsChange } from '../common/save-terms.mutation.ts';

/** The contract of the call takes no more. */
export const MOST_STEPS = 20;

export const fromName = (step: number) => `steps.${step}.fromKopecks`;
export const rateName = (step: number) => `steps.${step}.basisPoints`;

const steps = Array.from({ length: MOST_STEPS }, (_, step) => step);

export const bonusPlanSchema = v.object(
  Object.fromEntries(
    [
      'periodFrom',
      'periodTo',
      'targetKopecks',
      ...steps.flatMap((step) => [fromName(step), rateName(step)]),
    ].map((name) => [name, v.string()]),
  ),
);

type Texts = Readonly<Record<string, string>>;

/** The texts of a plan's form; null for a new plan. */
export function planTexts({ bonusPlans }: ClientTerms, planId: number | null): Record<string, string> {
  const plan = bonusPlans.find(({ id }) => id === planId);
  const ofSteps = steps.flatMap((step) => {
    const stored = plan?.steps[step];
    return [
      [fromName(step), stored ? rublesOf(stored.fromKopecks) : ''],
      [rateName(step), stored ? rublesOf(stored.basisPoints) : ''],
    ];
  });
  return {
    periodFrom: plan?.periodFrom ?? '',
    periodTo: plan?.periodTo ?? '',
    targetKopecks: plan ? rublesOf(plan.targetKopecks) : '',
    ...Object.fromEntries(ofSteps),
  };
}

/** The steps of the form in which something is typed. */
export function filledSteps(texts: Texts): readonly number[] {
  return steps.filter((step) => `${texts[fromName(step)] ?? ''}${texts[rateName(step)] ?? ''}`.trim() !== '');
}

/**
 * The plans with the typed one as the last, where the server's refusals find it. A text that is no number is sent as none:
 * the server refuses it and names the field.
 */
export function planChange(over: ClientTerms, planId: number | null, texts: Texts): TermsChange {
  const plan: TypedPlan = {
    id: planId,
    periodFrom: texts.periodFrom ?? '',
    periodTo: texts.periodTo ?? '',
    targetKopecks: readHundredths(texts.targetKopecks ?? ''),
    steps: filledSteps(texts).map((step) => ({
      fromKopecks: readHundredths(texts[fromName(step)] ?? ''),
      basisPoints: readHundredths(texts[rateName(step)] ?? ''),
    })),
  };
  return { bonusPlans: [...otherPlans(over, planId), plan] };
}

/** The unpaid plans without this one. */
export function otherPlans(terms: ClientTerms, planId: number | null): TypedPlan[] {
  return asTyped(terms).bonusPlans.filter(({ id }) => id !== planId);
}

/** `bonusPlans.3.steps.0.basisPoints` of the call is `steps.2.basisPoints` of the form if the first two steps are empty. */
export function formNameOf(field: string, texts: Texts): string {
  const own = field.replace(/^bonusPlans\.\d+\./, '');
  return own.replace(/^steps\.(\d+)\./, (_, step) => `steps.${filledSteps(texts)[Number(step)]}.`);
}

/** A plan as people read it; nothing of a new one. */
export function planFields({ bonusPlans }: ClientTerms, planId: number | null): readonly ShownField[] {
  if (planId === null) return [];
  const plan = bonusPlans.find(({ id }) => id === planId);
  if (plan === undefined) return [{ name: 'gone', title: 'План', text: 'убран' }];
  return [
    { name: 'period', title: 'Период', text: periodText(plan) },
    { name: 'target', title: 'План', text: formatMoney(plan.targetKopecks) },
    { name: 'steps', title: 'Ступени', text: plan.steps.map(stepText).join(', ') },
    { name: 'paid', title: 'Выплачен', text: plan.isPaid ? 'да' : 'нет' },
  ];
}

export const periodText = ({ periodFrom, periodTo }: Pick<TypedPlan, 'periodFrom' | 'periodTo'>) =>
  `${formatDay(periodFrom)} – ${formatDay(periodTo)}`;

export const stepText = ({ fromKopecks, basisPoints }: TypedPlan['steps'][number]) =>
  `от\u00a0${formatMoney(fromKopecks)} – ${formatNumber(basisPoints / 100)}\u00a0%`;
