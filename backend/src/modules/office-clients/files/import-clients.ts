import type { ClientTable } from '@shop/contracts/office/client-files';
import type { ImportCounts } from '@shop/contracts/office/import-preview';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.ts';
import type { FileTable, PreviewedFile, RowChange } from '../../../platform/files/importing/file-table.ts';
import {
  approvePlan,
  changesOf,
  countOutcomes,
  planImport,
} from '../../../platform/files/importing/plan-import.ts';
import {
  defineOfficeAction,
  type OfficeActor,
  recordOfficeChange,
} from '../../office-journal/office-journal.api.ts';
import type { ClientFilter } from '../list/client-list.repository.ts';
import { lockClients } from '../terms/lock-client.ts';
import { type ClientRow, openClientsTable } from './clients-table.ts';
import { type ContractRow, openContractsTable } from './contracts-table.ts';
import { saveClients } from './save-clients.ts';
import { saveContracts } from './save-contracts.ts';

/** The journal lists so many rows; the history of each client has its own. */
const RECORDED_ROWS = 100;

const fileImported = defineOfficeAction('clients.imported', {
  title: 'Загружен файл клиентов',
  right: 'office.terms',
  state: v.object({ added: v.number(), changed: v.number(), rows: v.array(v.string()) }),
  words: ({ added, changed, rows }) =>
    new Map<string, string | readonly string[]>([
      ['Новых строк', String(added)],
      ['Изменено строк', String(changed)],
      ['Строки', rows],
    ]),
});

/** Terms of clients, or their contracts, as a file has them: of the companies that the filter finds, or of all. */
export function openClientTable(
  db: Db,
  table: ClientTable,
  filter?: ClientFilter,
): Promise<FileTable<ClientRow | ContractRow>> {
  return table === 'clients' ? openClientsTable(db, filter) : openContractsTable(db, filter);
}

/**
 * Imports all rows of a file, or none, from today on, and records it. Needs a transaction. Throws like `approvePlan`,
 * `Validation` at `file` for too many companies that are new or switched.
 */
export function importClientFile(
  db: Db,
  by: OfficeActor,
  table: ClientTable,
  file: PreviewedFile,
): Promise<ImportCounts> {
  return table === 'clients'
    ? importRows(db, by, file, {
        open: () => openClientsTable(db),
        companyOf: ({ company }) => company?.id ?? null,
        save: (changes) => saveClients(db, by, changes),
      })
    : importRows(db, by, file, {
        open: () => openContractsTable(db),
        companyOf: ({ companyId }) => companyId,
        save: (changes) => saveContracts(db, by, changes),
      });
}

interface Importing<Row> {
  open(): Promise<FileTable<Row>>;
  /** Null for a new company. */
  companyOf(row: Row): number | null;
  save(changes: readonly RowChange<Row>[]): Promise<void>;
}

async function importRows<Row>(
  db: Db,
  by: OfficeActor,
  { sheets, digest }: PreviewedFile,
  { open, companyOf, save }: Importing<Row>,
): Promise<ImportCounts> {
  const first = approvePlan(await planImport(await open(), sheets), digest);
  await lockClients(
    db,
    first.flatMap(({ row }) => companyOf(row) ?? []),
  );
  // Changes that the locks have waited for may lead to another outcome.
  const table = await open();
  const plan = await planImport(table, sheets);
  const changes = approvePlan(plan, digest);
  const counts = countOutcomes(plan.lines);
  if (changes.length === 0) return counts;
  await save(changes);
  const rows = changes.slice(0, RECORDED_ROWS).map(({ before, after }) => {
    const words = before === null ? [] : changesOf(table.columns, before, after);
    return [
      table.nameOf(after),
      ...words.map((word) => `${word.title}: ${word.before || 'пусто'} → ${word.after || 'пусто'}`),
    ].join('; ');
  });
  await recordOfficeChange(db, by, {
    action: fileImported,
    subject: table.title,
    after: { added: counts.added, changed: counts.changed, rows },
  });
  return counts;
}
