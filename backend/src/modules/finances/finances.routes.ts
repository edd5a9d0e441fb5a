import {
  exportFinances,
  getBalance,
  getFinanceHistory,
  getFinanceSections,
  getPaymentSchedule,
  getTurnover,
} from '@shop/contracts/finances/finances';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Module, route, write } from '../../platform/http/route.ts';
import { issueFinanceFile, registerFinanceFiles } from './export/export-finances.ts';
import { readSections } from './finance-sections.ts';
import { companyContract, financeActor } from './ledger/finance-actor.ts';
import { readBalance } from './lists/balance.ts';
import { readHistory } from './lists/history.ts';
import { chartPeriod, checkPeriod } from './lists/period.ts';
import { readSchedule } from './lists/schedule.ts';
import { readTurnover } from './lists/turnover.ts';

interface FinanceQuery {
  readonly contragent?: string | undefined;
  readonly contract?: number | undefined;
}

/** Balance, turnover, history and schedule of one of the actor's counterparties (§7, decision 055). */
export const financeModule: Module = ({ files }) => {
  registerFinanceFiles(files);

  return [
    route(getFinanceSections, ({ db, actor }) => readSections(db, actor)),

    route(getBalance, ({ db, actor, query }) => readAtCompany(db, actor, query, readBalance)),

    route(getTurnover, ({ db, actor, query }) =>
      readAtCompany(db, actor, query, (snapshot, companyActor) => {
        const period = chartPeriod(query);
        checkPeriod({ dateFrom: period.from, dateTo: period.to });
        return readTurnover(snapshot, companyActor, period, query.contract);
      }),
    ),

    route(getFinanceHistory, ({ db, actor, query: { contragent, ...query } }) =>
      readAtCompany(db, actor, { contragent, ...query }, (snapshot, companyActor) => {
        checkPeriod(query);
        return readHistory(snapshot, companyActor, query);
      }),
    ),

    route(getPaymentSchedule, ({ db, actor, query }) =>
      readAtCompany(db, actor, query, (snapshot, companyActor) =>
        readSchedule(snapshot, companyActor, query),
      ),
    ),

    write(exportFinances, async ({ db, actor, body }) => ({
      url: await issueFinanceFile(files, db, actor, body),
    })),
  ];
};

/** Reads as the actor at the requested counterparty, in one snapshot: concurrent postings are in all sums or in none. */
function readAtCompany<T>(
  db: Db,
  actor: Actor,
  { contragent, contract }: FinanceQuery,
  read: (snapshot: Db, companyActor: Actor) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const companyActor = await financeActor(snapshot, actor, contragent);
      if (contract !== undefined) await companyContract(snapshot, companyActor, contract);
      return read(snapshot, companyActor);
    });
}
