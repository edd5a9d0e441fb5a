import type { Balance } from '@shop/contracts/finances/finances';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
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

/** What the counterparty owes, what of it is overdue and how old, and its contracts as the checkout sees them. */
export async function readBalance(db: Db, there: ActingUser): Promise<Balance> {
  const today = todayInMoscow();
  const debts = await findDebts(db, there);
  const dueDays = await findDueDays(db, there, debts);
  const sumOwed = (sign: 1 | -1) =>
    debts.reduce((sum, { owedKopecks }) => sum + Math.max(sign * owedKopecks, 0), 0);
  const contracts = await findContracts(db, there);
  const latest = await findHistory(db, there, {}, { limit: LATEST_DOCUMENTS });
  return {
    counterpartyName: await nameOf(db, there),
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

/** What is due from today on, on the first such day. */
function nextOf(dueDays: readonly { readonly on: string; readonly kopecks: number }[], today: string) {
  const next = dueDays.find(({ on }) => on >= today);
  if (next === undefined) return null;
  const ofTheDay = dueDays.filter(({ on }) => on === next.on);
  return { on: next.on, kopecks: totalsOf(ofTheDay, today).openKopecks };
}

async function nameOf(db: Db, there: ActingUser): Promise<string> {
  const { name } = await db
    .selectFrom('counterparties')
    .select('name')
    .where('id', '=', scoped(db, there).counterpartyId)
    .executeTakeFirstOrThrow();
  return name;
}
