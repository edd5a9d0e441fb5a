import type { WireAnswer } from '@shop/shared/contracts/call';
import { getBalance, getFinanceSections } from '@shop/shared/contracts/finances';
import { isAllowed } from '@shop/shared/contracts/permissions';
import { todayInMoscow } from '../../calendar/days.ts';
import type { Db } from '../../database/database.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { route } from '../../http/route.ts';
import { allocatePayments, overdueByAge } from './allocate-payments.ts';
import { findContracts } from './contracts.repository.ts';
import { ledgerOf } from './finances.repository.ts';

const LATEST_DOCUMENTS = 20;

/** The sections that have a call of their own. */
const sections = ['balance'] as const;

/** Finances (§7). */
export const financeRoutes = [
  route(getBalance, ({ db, actor }) => readBalance(db, actor)),

  route(getFinanceSections, ({ actor }) => ({
    items: isAllowed('finances.see', actor) ? [...sections] : [],
  })),
];

async function readBalance(db: Db, actor: ActingUser): Promise<WireAnswer<typeof getBalance>> {
  const ledger = ledgerOf(db, actor);
  const { openItems, advanceKopecks } = allocatePayments(await ledger.movements());
  const overdue = overdueByAge(openItems, todayInMoscow());
  return {
    counterpartyName: await ledger.counterpartyName(),
    debtKopecks: openItems.reduce((sum, { openKopecks }) => sum + openKopecks, 0),
    advanceKopecks,
    overdueKopecks: overdue.reduce((sum, { kopecks }) => sum + kopecks, 0),
    overdueByAge: overdue,
    contracts: [...(await findContracts(db, actor))],
    documents: await ledger.latest(LATEST_DOCUMENTS),
  };
}
