import {
  exportFinances,
  getBalance,
  getFinanceHistory,
  getFinanceSections,
  getPaymentSchedule,
  getTurnover,
} from '@shop/contracts/finances/finances';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Module, route, write } from '../../platform/http/route.ts';
import { issueFinanceFile, registerFinanceFiles } from './export/export-finances.ts';
import { readSections } from './finance-sections.ts';
import { financeActor, partyContract } from './ledger/finance-actor.ts';
import { readBalance } from './lists/balance.ts';
import { readHistory } from './lists/history.ts';
import { checkPeriod, periodOfPlots } from './lists/period.ts';
import { readSchedule } from './lists/schedule.ts';
import { readTurnover } from './lists/turnover.ts';

interface Asked {
  readonly contragent?: string | undefined;
  readonly contract?: number | undefined;
}

/** Balance, turnover, history and schedule of one of the user's own counterparties (§7, decision 055). */
export const financeModule: Module = ({ files }) => {
  registerFinanceFiles(files);

  return [
    route(getFinanceSections, ({ db, actor }) => readSections(db, actor)),

    route(getBalance, ({ db, actor, query }) => readAs(db, actor, query, readBalance)),

    route(getTurnover, ({ db, actor, query }) =>
      readAs(db, actor, query, (snapshot, there) => {
        const period = periodOfPlots(query);
        checkPeriod({ dateFrom: period.from, dateTo: period.to });
        return readTurnover(snapshot, there, period, query.contract);
      }),
    ),

    route(getFinanceHistory, ({ db, actor, query: { contragent, ...query } }) =>
      readAs(db, actor, { contragent, ...query }, (snapshot, there) => {
        checkPeriod(query);
        return readHistory(snapshot, there, query);
      }),
    ),

    route(getPaymentSchedule, ({ db, actor, query }) =>
      readAs(db, actor, query, (snapshot, there) => readSchedule(snapshot, there, query)),
    ),

    write(exportFinances, async ({ db, actor, body }) => ({
      url: await issueFinanceFile(files, db, actor, body),
    })),
  ];
};

/** Reads as the acting user at the counterparty asked for, and of one moment: what is posted meanwhile is in no part of it. */
function readAs<T>(
  db: Db,
  actor: ActingUser,
  { contragent, contract }: Asked,
  read: (snapshot: Db, there: ActingUser) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const there = await financeActor(snapshot, actor, contragent);
      if (contract !== undefined) await partyContract(snapshot, there, contract);
      return read(snapshot, there);
    });
}
