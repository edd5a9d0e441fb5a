import type { ClientTerms, OwnableTerm, TypedPlan, TypedTerms } from '@shop/contracts/office/client-terms';
import { addDays, type Day } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { NotFound, Validation } from '../../../platform/errors/errors.ts';
import { readClientChoices } from '../list/client-choices.ts';
import type { DatedChange } from './dated-changes.ts';

/** Terms may begin, and contracts be dated, at most this far ahead. */
export const MOST_DAYS_AHEAD = 366;
/** A larger share of the turnover is a slip of the keyboard. */
const MOST_BASIS_POINTS = 5000;

/**
 * Checks what the schema cannot: that chosen rows exist, numbers and periods do not collide, and no changed field is
 * the accounting system's. Throws `Validation` at the first bad field, `NotFound` for a contract of another company.
 */
export async function checkTerms(
  db: Db,
  stored: ClientTerms,
  typed: TypedTerms,
  {
    changes,
    today,
    isByOwner,
  }: { readonly changes: readonly DatedChange[]; readonly today: Day; readonly isByOwner: boolean },
): Promise<void> {
  const { priceTypes, managers } = await readClientChoices(db);
  const isNew = (field: DatedChange['field']) => changes.some((change) => change.field === field);
  if (isNew('priceType') && typed.priceTypeId !== null && !has(priceTypes, typed.priceTypeId))
    throw new Validation('Такого вида цен нет', 'priceTypeId');
  if (isNew('manager') && typed.managerId !== null && !has(managers, typed.managerId))
    throw new Validation('Такого менеджера нет, или\u00a0он отключён', 'managerId');
  checkContracts(stored, typed, today);
  checkPlans(stored, typed, today);
  if (isByOwner) return;
  for (const { field, path } of ownedChanges(stored, typed, changes))
    if (stored.ownedElsewhere.includes(field))
      throw new Validation('Это поле ведётся в\u00a01С: измените его там', path);
}

function checkContracts(stored: ClientTerms, typed: TypedTerms, today: Day): void {
  const kept = stored.contracts.filter(({ id }) => !typed.contracts.some((one) => one.id === id));
  const seen = new Set(kept.map(({ number }) => number));
  for (const [index, { id, number, signedOn }] of typed.contracts.entries()) {
    const known = stored.contracts.find((one) => one.id === id);
    if (id !== null && known === undefined)
      throw new NotFound('Такого договора нет', `contracts.${index}.id`);
    if (isRepeated(typed.contracts, index))
      throw new Validation('Договор указан дважды', `contracts.${index}.id`);
    if (known?.signedOn !== signedOn && signedOn > addDays(today, MOST_DAYS_AHEAD))
      throw new Validation('Дата договора: не\u00a0позже чем через год', `contracts.${index}.signedOn`);
    if (seen.has(number))
      throw new Validation(`Договор ${number} у\u00a0компании уже есть`, `contracts.${index}.number`);
    seen.add(number);
  }
}

function checkPlans(stored: ClientTerms, typed: TypedTerms, today: Day): void {
  const periods = stored.bonusPlans
    .filter(({ isPaid }) => isPaid)
    .map(({ periodFrom, periodTo }) => ({ periodFrom, periodTo }));
  for (const [index, plan] of typed.bonusPlans.entries()) {
    const { id, periodFrom, periodTo, steps } = plan;
    const at = `bonusPlans.${index}`;
    if (id !== null && !stored.bonusPlans.some((plan) => plan.id === id && !plan.isPaid))
      throw new NotFound('Такого бонусного плана нет, или\u00a0он уже выплачен', `${at}.id`);
    if (isRepeated(typed.bonusPlans, index)) throw new Validation('Бонусный план указан дважды', `${at}.id`);
    if (periodFrom >= periodTo) throw new Validation('Конец периода раньше начала', `${at}.periodTo`);
    const known = stored.bonusPlans.find((one) => one.id === id);
    const isChanged = known === undefined || planText(known) !== planText(plan);
    if (isChanged && periodTo < today)
      throw new Validation('Период уже закончился: бонус выплатили\u00a0бы сразу', `${at}.periodTo`);
    if (periods.some((other) => other.periodFrom <= periodTo && periodFrom <= other.periodTo))
      throw new Validation('Периоды бонусных планов пересекаются', `${at}.periodFrom`);
    periods.push({ periodFrom, periodTo });
    for (const [step, { fromKopecks, basisPoints }] of steps.entries()) {
      if (isChanged && basisPoints > MOST_BASIS_POINTS)
        throw new Validation('Бонус: не\u00a0больше 50\u00a0%', `${at}.steps.${step}.basisPoints`);
      if (step > 0 && fromKopecks <= (steps[step - 1]?.fromKopecks ?? 0))
        throw new Validation('Пороги бонуса должны расти', `${at}.steps.${step}.fromKopecks`);
    }
  }
}

interface OwnedChange {
  readonly field: OwnableTerm;
  readonly path: string;
}

function ownedChanges(
  stored: ClientTerms,
  typed: TypedTerms,
  changes: readonly DatedChange[],
): readonly OwnedChange[] {
  const found: OwnedChange[] = [...changes];
  if (stored.isActive !== typed.isActive) found.push({ field: 'isActive', path: 'isActive' });
  for (const [index, contract] of typed.contracts.entries()) {
    const known = stored.contracts.find(({ id }) => id === contract.id);
    const at = `contracts.${index}`;
    if (known === undefined && contract.creditLimitKopecks > 0)
      found.push({ field: 'limit', path: `${at}.creditLimitKopecks` });
    if (known === undefined && contract.postponementDays > 0)
      found.push({ field: 'postponement', path: `${at}.postponementDays` });
    if (known?.number !== contract.number || known.signedOn !== contract.signedOn)
      found.push({ field: 'contracts', path: `${at}.number` });
  }
  if (arePlansChanged(stored, typed)) found.push({ field: 'bonusPlans', path: 'bonusPlans' });
  return found;
}

/** Whether the unpaid plans differ from the stored ones. */
export function arePlansChanged(stored: ClientTerms, typed: TypedTerms): boolean {
  const open = stored.bonusPlans.filter(({ isPaid }) => !isPaid);
  const text = (plans: TypedTerms['bonusPlans']) => plans.map(planText).sort().join();
  return text(open) !== text(typed.bonusPlans);
}

function planText({ id, periodFrom, periodTo, targetKopecks, steps }: TypedPlan): string {
  const shares = steps.map(({ fromKopecks, basisPoints }) => [fromKopecks, basisPoints]);
  return JSON.stringify([periodFrom, id, periodTo, targetKopecks, shares]);
}

/** Whether an earlier row has the same id; new rows have none. */
function isRepeated(rows: readonly { readonly id: number | null }[], index: number): boolean {
  const id = rows[index]?.id ?? null;
  return id !== null && rows.findIndex((row) => row.id === id) < index;
}

const has = (options: readonly { readonly id: number }[], id: number) => options.some((one) => one.id === id);
