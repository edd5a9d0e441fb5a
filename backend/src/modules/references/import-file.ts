import type { ImportCounts } from '@shop/contracts/office/import-preview';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import type { PreviewedFile } from '../../platform/files/importing/file-table.ts';
import { approvePlan, countOutcomes, planImport } from '../../platform/files/importing/plan-import.ts';
import { cellsOf } from '../../platform/files/importing/row-cells.ts';
import {
  defineOfficeAction,
  type OfficeActor,
  recordOfficeChange,
} from '../office-journal/office-journal.api.ts';
import { allReferences } from './all-references.ts';
import { lockReference } from './check-row.ts';
import { describeRow } from './describe-reference.ts';
import type { AnyReference } from './reference-rows.ts';
import { openReferenceTable } from './reference-table.ts';

/** Rows that an import has added or changed. */
const recorded = v.object({ rows: v.array(v.record(v.string(), v.unknown())) });

const actions = new Map(
  allReferences.map((reference) => [
    reference.name,
    defineOfficeAction(`${reference.name}.imported`, {
      title: 'Загружен файл справочника',
      right: reference.permission,
      state: recorded,
      words: async ({ rows }, { db }) => {
        const fields = await describeRow(db, reference);
        return new Map([['Строки', rows.map((row) => cellsOf(fields, row).join(', ').slice(0, 200))]]);
      },
    }),
  ]),
);

/** Imports all rows of a file, or none, and records it. Needs a transaction. Throws like `approvePlan`. */
export async function importFile(
  db: Db,
  by: OfficeActor,
  reference: AnyReference,
  { sheets, digest }: PreviewedFile,
): Promise<ImportCounts> {
  await lockReference(db, reference);
  const plan = await planImport(await openReferenceTable(db, reference), sheets);
  const changes = approvePlan(plan, digest);
  for (const { row } of changes)
    if (row.id === null) await reference.insert(db, row.row);
    else await reference.update(db, row.id, row.row);
  const action = actions.get(reference.name);
  if (changes.length > 0 && action !== undefined)
    await recordOfficeChange(db, by, {
      action,
      subject: reference.title,
      before: { rows: changes.flatMap(({ before }) => (before === null ? [] : [before])) },
      after: { rows: changes.map(({ after }) => after) },
    });
  return countOutcomes(plan.lines);
}
