import type { Balance } from '@shop/contracts/finances/finances';
import type { Actor } from '../../../platform/actor/actor.ts';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { findContracts } from '../ledger/contracts.repository.ts';
import { findDebts } from '../ledger/debts.repository.ts';
import { findHistory } from '../ledger/history.repository.ts';
import { findDueDays } from '../ledger/open-items.repository.ts';
import { overdueByAge } from './overdue-by-age.ts';
import { totalsOf } from './schedule.ts';

const LATEST_DOCUMENTS = 20;

/**
 * Returns the debt of the counterparty, its overdue part by age, contracts as the checkout sees them, and the latest
 * documents.
 */
export async function readBalance(db: Db, companyActor: Actor): Promise<Balance> {
  const today = todayInMoscow();
  const debts = await findDebts(db, companyActor);
  const dueDays = await findDueDays(db, companyActor, debts);
  const sumOwed = (sign: 1 | -1) =>
    debts.reduce((sum, { owedKopecks }) => sum + Math.max(sign * owedKopecks, 0), 0);
  const contracts = await findContracts(db, companyActor);
  const latest = await findHistory(db, companyActor, {}, { limit: LATEST_DOCUMENTS });
  return {
    counterpartyName: await nameOf(db, companyActor),
    debtKopecks: sumOwed(1),
    advanceKopecks: sumOwed(-1),
    overdueKopecks: totalsOf(dueDays, today).overdueKopecks,
    overdueByAge: overdueByAge(
      dueDays.map(({ on, kopecks }) => ({ dueOn: on, openKopecks: kopecks })),
      today,
    ),
    nextDue: nextOf(dueDays, today),
    contracts: contracts.map((contract) => {
      const owed = debts.find(({ contractId }) => contractId === contract.id)?.owedKopecks ?? 0;
      const ofContract = dueDays.filter(({ contractId }) => contractId === contract.id);
      return {
        ...contract,
        debtKopecks: Math.max(owed, 0),
        advanceKopecks: Math.max(-owed, 0),
        overdueKopecks: totalsOf(ofContract, today).overdueKopecks,
      };
    }),
    documents: latest.map(({ id, kind, number, on, dueOn, kopecks, orderId, orderNumber }) => {
      return { id, kind, number, on, dueOn, kopecks, orderId, orderNumber };
    }),
  };
}

/** The sum due on the first due day from today on. */
function nextOf(dueDays: readonly { readonly on: string; readonly kopecks: number }[], today: string) {
  const next = dueDays.find(({ on }) => on >= today);
  if (next === undefined) return null;
  const ofTheDay = dueDays.filter(({ on }) => on === next.on);
  return { on: next.on, kopecks: totalsOf(ofTheDay, today).openKopecks };
}

async function nameOf(db: Db, companyActor: Actor): Promise<string> {
  const { name } = await db
    .selectFrom('counterparties')
    .select('name')
    .where('id', '=', scoped(db, companyActor).counterpartyId)
    .executeTakeFirstOrThrow();
  return name;
}
