import type { exportFinances } from '@shop/contracts/finances/finances';
import type * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { Validation } from '../../../platform/errors/errors.ts';
import type { FileProducer, FileTickets } from '../../../platform/files/file-tickets.ts';
import { findDebts } from '../ledger/debts.repository.ts';
import { companyContract, financeActor } from '../ledger/finance-actor.ts';
import { findHistoryDays } from '../ledger/history.repository.ts';
import { findDueDays } from '../ledger/open-items.repository.ts';
import { chartPeriod, checkPeriod } from '../lists/period.ts';
import { balanceTable, bonusTable, historyTable, scheduleTable, turnoverTable } from './export-tables.ts';

/** File kind. */
const FINANCES_FILE = 'finances';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAX_DOCUMENTS = 100_000;

type ExportRequest = v.InferOutput<typeof exportFinances.body & {}>;

const sections = {
  balance: { name: 'Баланс', makeTable: balanceTable },
  turnover: { name: 'Отгрузки и оплаты', makeTable: turnoverTable },
  history: { name: 'История платежей', makeTable: historyTable },
  schedule: { name: 'График платежей', makeTable: scheduleTable },
  bonus: { name: 'Бонусный план', makeTable: bonusTable },
} as const;

/** Registers the producer of the tabs' files. Access is checked again when a file is produced. */
export function registerFinanceFiles(files: FileTickets): void {
  files.register(FINANCES_FILE, produceFinances);
}

/**
 * Returns the URL of a tab's content as a file. Throws like the tab itself, and `Validation` at `filterDateFrom` for
 * more than 100,000 documents.
 */
export async function issueFinanceFile(
  files: FileTickets,
  db: Db,
  actor: Actor,
  request: ExportRequest,
): Promise<string> {
  const companyActor = await financeActor(db, actor, request.contragent);
  if (request.contract !== undefined) await companyContract(db, companyActor, request.contract);
  const charted = chartPeriod(request);
  checkPeriod(request.section === 'turnover' ? { dateFrom: charted.from, dateTo: charted.to } : request);
  if ((await countDocuments(db, companyActor, request)) > MAX_DOCUMENTS)
    throw new Validation(
      'В файл помещается не больше 100\u00a0000 документов. Сузьте период',
      'filterDateFrom',
    );
  const { code } = await companyOf(db, companyActor);
  return files.issueUrl(db, actor, { kind: FINANCES_FILE, parameters: { ...request, contragent: code } });
}

const produceFinances: FileProducer<ExportRequest> = async (
  { section, contragent, ...filter },
  { db, actor },
) => {
  const companyActor = await financeActor(db, actor, contragent);
  const company = await companyOf(db, companyActor);
  const { name, makeTable } = sections[section];
  return {
    name: `${name} ${todayInMoscow()}.xlsx`,
    type: XLSX,
    content: await makeTable(db, companyActor, filter, { name, title: `${name}: ${company.name}` }),
  };
};

async function countDocuments(
  db: Db,
  companyActor: Actor,
  { section, dueOn, ...filter }: ExportRequest,
): Promise<number> {
  if (section !== 'history' && section !== 'schedule') return 0;
  const days =
    section === 'history'
      ? await findHistoryDays(db, companyActor, filter)
      : await findDueDays(db, companyActor, await findDebts(db, companyActor, filter.contract));
  return days
    .filter(({ on }) => section !== 'schedule' || dueOn === undefined || on === dueOn)
    .reduce((sum, { count }) => sum + count, 0);
}

function companyOf(db: Db, companyActor: Actor) {
  return db
    .selectFrom('counterparties')
    .select(['code', 'name'])
    .where('id', '=', scoped(db, companyActor).counterpartyId)
    .executeTakeFirstOrThrow();
}
