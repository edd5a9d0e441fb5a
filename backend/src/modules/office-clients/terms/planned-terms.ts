import type { ClientTerms } from '@shop/contracts/office/client-terms';
import type { ClientChoices } from '@shop/contracts/office/clients';
import { type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { transactEach } from '../../../platform/database/transact.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { readOwnedElsewhere } from '../../counterparties/counterparties.api.ts';
import {
  defineOfficeAction,
  type OfficeActor,
  recordOfficeChange,
} from '../../office-journal/office-journal.api.ts';
import { readClientChoices } from '../list/client-choices.ts';
import { applyTerm, type DatedChange, readTerm } from './dated-changes.ts';
import { lockClient, raiseVersions } from './lock-client.ts';
import { effectOf, notifyBuyers } from './notify-buyers.ts';
import { readClientTerms } from './read-client-terms.ts';
import { listWords, plannedList } from './terms-state.ts';

const REASON = 'the office edits the terms of all companies';
const termsApplied = defineOfficeAction('terms.applied', {
  title: 'Вступили в\u00a0силу условия',
  right: 'office.terms',
  state: plannedList,
  words: listWords,
});
const termsCancelled = defineOfficeAction('terms.cancelled', {
  title: 'Отменены запланированные условия',
  right: 'office.terms',
  state: plannedList,
  words: listWords,
});
const by: OfficeActor = { userId: null, name: 'срок изменения' };

/** Withdraws a planned change. Needs a transaction. Throws `NotFound` for one that is unknown or in force already. */
export async function cancelPlannedTerm(
  db: Db,
  by: OfficeActor,
  { code, id }: { readonly code: string; readonly id: number },
): Promise<ClientTerms> {
  const counterpartyId = await lockClient(db, code);
  const before = await readClientTerms(db, code);
  await unscoped(db, REASON)
    .deleteFrom('terms_history')
    .where('id', '=', id)
    .where('counterparty_id', '=', counterpartyId)
    .where('applied_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(() => new NotFound('Такого изменения нет, или\u00a0оно уже действует'));
  await raiseVersions(db, [counterpartyId]);
  await recordOfficeChange(db, by, {
    action: termsCancelled,
    subject: `${before.name}, ${code}`,
    before: { planned: before.planned.filter((one) => one.id === id) },
  });
  return readClientTerms(db, code);
}

interface Run {
  readonly today?: Day;
  /** Told of each company that failed; the others go on. */
  readonly onFailure: (code: string, error: unknown) => void;
}

/**
 * Puts into force every planned term whose day has come, a transaction for each company. A term is withdrawn if the
 * accounting system has taken it over meanwhile, or its price type or manager is gone. Any number of servers may run it.
 * Returns how many companies it changed.
 */
export async function applyDueTerms(db: Db, { today = todayInMoscow(), onFailure }: Run): Promise<number> {
  const companies = await unscoped(db, REASON)
    .selectFrom('terms_history as change')
    .innerJoin('counterparties as company', 'company.id', 'change.counterparty_id')
    .select('company.code')
    .distinct()
    .where('change.applied_at', 'is', null)
    .where('change.valid_from', '<=', today)
    .execute();
  const done = await transactEach(
    db,
    companies,
    (tx, { code }) => applyDueOf(tx, code, today),
    ({ code }, error) => onFailure(code, error),
  );
  return done.filter(Boolean).length;
}

async function applyDueOf(db: Db, code: string, today: Day): Promise<boolean> {
  const counterpartyId = await lockClient(db, code);
  const due = await unscoped(db, REASON)
    .selectFrom('terms_history')
    .select(['id', 'field', 'contract_id as contractId', 'value'])
    .where('counterparty_id', '=', counterpartyId)
    .where('applied_at', 'is', null)
    .where('valid_from', '<=', today)
    .orderBy('valid_from')
    .orderBy('id')
    .execute();
  if (due.length === 0) return false;
  const owned = await readOwnedElsewhere(db);
  const choices = await readClientChoices(db);
  const isOurs = (change: Due) => !owned.includes(change.field) && isThere(choices, change);
  const [withdrawn, ours] = [due.filter((change) => !isOurs(change)), due.filter(isOurs)];
  const before = await readClientTerms(db, code);
  for (const change of ours) {
    const former = await readTerm(db, counterpartyId, change);
    await applyTerm(db, counterpartyId, change);
    await unscoped(db, REASON)
      .updateTable('terms_history')
      .set({ applied_at: new Date(), before_value: former })
      .where('id', '=', change.id)
      .execute();
  }
  for (const { id } of withdrawn)
    await unscoped(db, REASON).deleteFrom('terms_history').where('id', '=', id).execute();
  await raiseVersions(db, [counterpartyId]);
  const ofIds = (changes: readonly Due[]) => ({
    planned: before.planned.filter(({ id }) => changes.some((change) => change.id === id)),
  });
  const subject = `${before.name}, ${code}`;
  if (ours.length > 0)
    await recordOfficeChange(db, by, { action: termsApplied, subject, after: ofIds(ours) });
  if (withdrawn.length > 0)
    await recordOfficeChange(db, by, { action: termsCancelled, subject, before: ofIds(withdrawn) });
  await notifyBuyers(db, [{ counterpartyId, ...effectOf(ours) }]);
  return true;
}

type Due = Pick<DatedChange, 'field' | 'value'> & { readonly id: number };

/** Whether the price type or manager of a change can still be given. */
function isThere({ priceTypes, managers }: ClientChoices, { field, value }: Due): boolean {
  if (value === null) return true;
  if (field === 'priceType') return priceTypes.some(({ id }) => id === value);
  return field !== 'manager' || managers.some(({ id }) => id === value);
}
