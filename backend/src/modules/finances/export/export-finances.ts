import type { exportFinances } from '@shop/contracts/finances/finances';
import type * as v from 'valibot';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { Validation } from '../../../platform/errors/errors.ts';
import type { FileProducer, FileTickets } from '../../../platform/files/file-tickets.ts';
import { findDebts } from '../ledger/debts.repository.ts';
import { financeActor, partyContract } from '../ledger/finance-actor.ts';
import { findHistoryDays } from '../ledger/history.repository.ts';
import { findDueDays } from '../ledger/open-items.repository.ts';
import { checkPeriod, periodOfPlots } from '../lists/period.ts';
import { balanceTable, bonusTable, historyTable, scheduleTable, turnoverTable } from './export-tables.ts';

/** Kind of file tickets. */
const FINANCES_FILE = 'finances';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAX_DOCUMENTS = 100_000;

type Asked = v.InferOutput<typeof exportFinances.body & {}>;

const sections = {
  balance: { name: 'Баланс', makeTable: balanceTable },
  turnover: { name: 'Отгрузки и оплаты', makeTable: turnoverTable },
  history: { name: 'История платежей', makeTable: historyTable },
  schedule: { name: 'График платежей', makeTable: scheduleTable },
  bonus: { name: 'Бонусный план', makeTable: bonusTable },
} as const;

/** The files of the tabs. Whose they are, and the right, is asked again when they are made. */
export function registerFinanceFiles(files: FileTickets): void {
  files.register(FINANCES_FILE, produceFinances);
}

/** The URL of a tab as a file. Throws as the tab itself does, and `Validation` when it is more than a file takes. */
export async function issueFinanceFile(
  files: FileTickets,
  db: Db,
  actor: ActingUser,
  asked: Asked,
): Promise<string> {
  const there = await financeActor(db, actor, asked.contragent);
  if (asked.contract !== undefined) await partyContract(db, there, asked.contract);
  const plotted = periodOfPlots(asked);
  checkPeriod(asked.section === 'turnover' ? { dateFrom: plotted.from, dateTo: plotted.to } : asked);
  if ((await countDocuments(db, there, asked)) > MAX_DOCUMENTS)
    throw new Validation(
      'В файл помещается не больше 100\u00a0000 документов. Сузьте период',
      'filterDateFrom',
    );
  const { code } = await companyOf(db, there);
  return files.issueUrl(db, actor, { kind: FINANCES_FILE, parameters: { ...asked, contragent: code } });
}

const produceFinances: FileProducer<Asked> = async ({ section, contragent, ...filter }, { db, actor }) => {
  const there = await financeActor(db, actor, contragent);
  const company = await companyOf(db, there);
  const { name, makeTable } = sections[section];
  return {
    name: `${name} ${todayInMoscow()}.xlsx`,
    type: XLSX,
    content: await makeTable(db, there, filter, { name, title: `${name}: ${company.name}` }),
  };
};

async function countDocuments(
  db: Db,
  there: ActingUser,
  { section, dueOn, ...filter }: Asked,
): Promise<number> {
  if (section !== 'history' && section !== 'schedule') return 0;
  const days =
    section === 'history'
      ? await findHistoryDays(db, there, filter)
      : await findDueDays(db, there, await findDebts(db, there, filter.contract));
  return days
    .filter(({ on }) => section !== 'schedule' || dueOn === undefined || on === dueOn)
    .reduce((sum, { count }) => sum + count, 0);
}

function companyOf(db: Db, there: ActingUser) {
  return db
    .selectFrom('counterparties')
    .select(['code', 'name'])
    .where('id', '=', scoped(db, there).counterpartyId)
    .executeTakeFirstOrThrow();
}
