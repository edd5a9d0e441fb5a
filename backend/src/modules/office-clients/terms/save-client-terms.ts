import { isDeepStrictEqual } from 'node:util';
import { type ClientTerms, type TypedTerms, termsOn } from '@shop/contracts/office/client-terms';
import { sql } from 'kysely';
import * as v from 'valibot';
import { addDays, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { Conflict, Validation } from '../../../platform/errors/errors.ts';
import { switchLockedCompany } from '../../manager/manager.api.ts';
import {
  defineOfficeAction,
  type OfficeActor,
  oncePerPage,
  recordOfficeChange,
} from '../../office-journal/office-journal.api.ts';
import { arePlansChanged, checkTerms, MOST_DAYS_AHEAD } from './check-terms.ts';
import { applyTerm, datedChanges, recordTerms } from './dated-changes.ts';
import { lockTerms, raiseVersions } from './lock-client.ts';
import { effectOf, notifyBuyers } from './notify-buyers.ts';
import { cancelPlannedTerm } from './planned-terms.ts';
import { readClientTerms } from './read-client-terms.ts';
import {
  addsNoContract,
  keepsPlanned,
  plannedState,
  plannedWords,
  termsState,
  termsWords,
  typedAs,
} from './terms-state.ts';

const REASON = 'the office edits the terms of all companies';

const termsOf = oncePerPage(readClientTerms);

const termsChanged = defineOfficeAction('terms.changed', {
  title: 'Изменены условия',
  right: 'office.terms',
  state: termsState,
  words: (state, { page }) => termsWords(page, state),
  undo: {
    isPossible: addsNoContract,
    lock: (db, { after }) => lockTerms(db, after.code),
    isCurrent: async (_db, { after }, page) =>
      isDeepStrictEqual(v.parse(termsState, await termsOf(page, after.code)), after),
    restore: (db, by, { before }) => restoreTerms(db, by, before),
  },
});
const termsPlanned = defineOfficeAction('terms.planned', {
  title: 'Запланированы условия',
  right: 'office.terms',
  state: plannedState,
  words: (state, { page }) => plannedWords(page, state),
  undo: {
    isPossible: (change) => addsNoContract(change) && keepsPlanned(change),
    lock: (db, { after }) => lockTerms(db, after.code),
    isCurrent: async (_db, { after }, page) =>
      isDeepStrictEqual(v.parse(plannedState, await termsOf(page, after.code)), after),
    restore: async (db, by, { before, after }) => {
      for (const { id } of after.planned)
        if (!before.planned.some((one) => one.id === id))
          await cancelPlannedTerm(db, by, { code: after.code, id });
      await restoreTerms(db, by, before);
    },
  },
});

interface Save {
  readonly code: string;
  readonly typed: TypedTerms;
  /** The day whose terms the dated fields were typed over; those in force without it. */
  readonly typedOver?: string | null | undefined;
  /** The version that the terms were typed over; undefined for a command, which overwrites. */
  readonly version?: number | undefined;
  /** Whether the accounting system itself saves, which changes what it owns. */
  readonly isByOwner?: boolean;
}

/**
 * Saves the terms of a company and records who changed what. Needs a transaction. Terms with a later `validFrom` are
 * planned; only those that were changed over the terms of `typedOver`. Throws `Conflict` if `version` is not the stored one, `Validation` at the first bad field, `NotFound` for an
 * unknown company. Unchanged terms are not saved.
 */
export async function saveClientTerms(
  db: Db,
  by: OfficeActor,
  { code, typed, typedOver = null, version, isByOwner = false }: Save,
  today = todayInMoscow(),
): Promise<ClientTerms> {
  const id = await lockTerms(db, code);
  const stored = await readClientTerms(db, code);
  if (version !== undefined && version !== stored.version)
    throw new Conflict(
      'Условия этой компании изменили, пока вы\u00a0их правили. Посмотрите на\u00a0изменения и\u00a0сохраните ещё раз',
      'version',
    );
  const validFrom = typed.validFrom ?? today;
  if (validFrom < today)
    throw new Validation('Действует с: дата не\u00a0может быть раньше сегодняшней', 'validFrom');
  if (validFrom > addDays(today, MOST_DAYS_AHEAD))
    throw new Validation('Действует с: не\u00a0позже чем через год', 'validFrom');
  const isNow = validFrom === today;
  const touched = datedChanges(termsOn(stored, typedOver), typed);
  const changes = datedChanges(termsOn(stored, isNow ? null : validFrom), typed).filter(({ path }) =>
    touched.some((one) => one.path === path),
  );
  await checkTerms(db, stored, typed, { changes, today, isByOwner });
  if (isNow) for (const change of changes) await applyTerm(db, id, change);
  await recordTerms(db, by, id, changes, { validFrom, isApplied: isNow });
  const areContractsChanged = await saveContracts(db, id, stored, typed);
  const arePlansSaved = await savePlans(db, id, stored, typed);
  const isSwitched = stored.isActive !== typed.isActive;
  if (!isSwitched && !areContractsChanged && !arePlansSaved && changes.length === 0) return stored;
  if (isSwitched) await switchLockedCompany(db, { id, name: stored.name }, typed.isActive);
  else await raiseVersions(db, [id]);
  const saved = await readClientTerms(db, code);
  const recorded = { subject: `${stored.name}, ${code}`, before: stored, after: saved };
  if (isNow || changes.length === 0) await recordOfficeChange(db, by, { action: termsChanged, ...recorded });
  else await recordOfficeChange(db, by, { action: termsPlanned, ...recorded });
  const applied = isNow ? changes : [];
  const effect = { ...effectOf(applied), ...(areContractsChanged && { contracts: true }) };
  await notifyBuyers(db, [{ counterpartyId: id, ...effect }]);
  return saved;
}

/** Saves terms as they were, from today on. */
async function restoreTerms(db: Db, by: OfficeActor, former: v.InferOutput<typeof termsState>) {
  const { code } = former;
  const stored = await readClientTerms(db, code);
  return saveClientTerms(db, by, { code, typed: typedAs(former, stored) });
}

/** Adds new contracts and saves numbers and days of known ones; limits and postponements are dated. */
async function saveContracts(db: Db, counterpartyId: number, stored: ClientTerms, typed: TypedTerms) {
  const changed = typed.contracts
    .map((contract) => ({ contract, known: stored.contracts.find(({ id }) => id === contract.id) }))
    .filter(
      ({ contract, known }) => known?.number !== contract.number || known.signedOn !== contract.signedOn,
    );
  // Numbers are unique in a company, and two contracts may swap theirs: all are freed first.
  const renamed = changed.flatMap(({ contract, known }) =>
    known === undefined || known.number === contract.number ? [] : [known.id],
  );
  if (renamed.length > 0)
    await unscoped(db, REASON)
      .updateTable('contracts')
      .set({ number: sql`E'\\n' || id` })
      .where('id', 'in', renamed)
      .execute();
  for (const { contract, known } of changed) {
    const values = { number: contract.number, signed_on: contract.signedOn };
    if (known === undefined)
      await unscoped(db, REASON)
        .insertInto('contracts')
        .values({
          counterparty_id: counterpartyId,
          ...values,
          credit_limit_kopecks: contract.creditLimitKopecks,
          postponement_days: contract.postponementDays,
        })
        .execute();
    else await unscoped(db, REASON).updateTable('contracts').set(values).where('id', '=', known.id).execute();
  }
  return changed.length > 0;
}

/** Replaces the unpaid plans. A plan with the same id and first day stays the same row, so that open forms know it. */
async function savePlans(db: Db, counterpartyId: number, stored: ClientTerms, typed: TypedTerms) {
  if (!arePlansChanged(stored, typed)) return false;
  const kept = stored.bonusPlans.filter(({ id, periodFrom, isPaid }) => {
    const same = typed.bonusPlans.find((plan) => plan.id === id);
    return isPaid || same?.periodFrom === periodFrom;
  });
  const isKept = (id: number | null) => kept.some((plan) => plan.id === id);
  const gone = stored.bonusPlans.map(({ id }) => id).filter((id) => !isKept(id));
  if (gone.length > 0) await unscoped(db, REASON).deleteFrom('bonus_plans').where('id', 'in', gone).execute();
  for (const { id, periodFrom, periodTo, targetKopecks, steps } of typed.bonusPlans) {
    const values = { period_to: periodTo, target_kopecks: targetKopecks, steps: JSON.stringify(steps) };
    const of = { counterparty_id: counterpartyId, period_from: periodFrom };
    if (isKept(id))
      await unscoped(db, REASON).updateTable('bonus_plans').set(values).where('id', '=', id).execute();
    else
      await unscoped(db, REASON)
        .insertInto('bonus_plans')
        .values({ ...of, ...values })
        .execute();
  }
  return true;
}
