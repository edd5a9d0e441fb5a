import { REFERENCE_ROWS_MAX } from '@shop/contracts/office/reference-files';
import type { Db } from '../../platform/database/database.ts';
import type { Fields, FileTable } from '../../platform/files/importing/file-table.ts';
import { isSame, keyOf, parseRow } from './check-row.ts';
import { describeRow } from './describe-reference.ts';
import { type AnyReference, fieldsOf, findAllRows } from './reference-rows.ts';

interface ReferenceRow {
  /** Null for a new row. */
  readonly id: number | null;
  readonly row: object;
}

/** The rows of a reference as a file has them. */
export async function openReferenceTable(db: Db, reference: AnyReference): Promise<FileTable<ReferenceRow>> {
  const { name, title } = reference;
  const edited = await findAllRows(db, reference);
  const stored = new Map(edited.map((row) => [keyText(reference, row.fields), row]));
  return {
    ...{ name, title, rows: edited.map(({ fields }) => fields) },
    columns: await describeRow(db, reference),
    optional: [],
    rowsMax: REFERENCE_ROWS_MAX,
    nameOf: (typed) => keyOf(reference, typed),
    change: async (typed) => {
      const known = stored.get(keyText(reference, typed)) ?? null;
      const parsed = parseRow(reference, typed);
      const isUnchanged = known !== null && isSame(known.fields, fieldsOf(reference, parsed));
      const row = isUnchanged
        ? parsed
        : ((await reference.check?.(db, parsed, known?.fields ?? null)) ?? parsed);
      const after = fieldsOf(reference, row);
      const key = keyText(reference, after);
      const before = stored.get(key);
      return { key, before: before?.fields ?? null, after, row: { id: before?.id ?? null, row } };
    },
  };
}

function keyText({ key }: AnyReference, fields: Fields): string {
  return JSON.stringify(key.map((name) => fields[name]));
}
