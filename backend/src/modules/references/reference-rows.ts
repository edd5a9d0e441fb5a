import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Fields } from '../../platform/files/importing/file-table.ts';
import { clampPage } from '../../platform/http/paging.ts';
import type { Reference, RowFacts } from '../../platform/references/define-reference.ts';

export type AnyReference = Reference<object, object>;

/** A row as it is edited: its values by field names. */
export interface EditedRow {
  readonly id: number;
  readonly fields: Record<string, unknown>;
  readonly note: string;
}

interface Paging {
  readonly page: number;
  readonly pageSize: number;
  readonly query: string;
}

/** Reads a page of rows that contain every word of the query. */
export async function findRowPage(db: Db, reference: AnyReference, { query, ...paging }: Paging) {
  const words = query.split(/\s+/).filter(Boolean).slice(0, 6);
  const found = words.reduce((rows, word) => rows.where(contains(reference, word)), allRows(db, reference));
  const { offset, pageNavigation } = clampPage(paging, await countRows(found.clearSelect()));
  const rows = await inOrder(found, reference).limit(paging.pageSize).offset(offset).execute();
  return { items: rows.map((row) => edited(reference, row)), pageNavigation };
}

/** Reads all rows in their order. */
export async function findAllRows(db: Db, reference: AnyReference): Promise<EditedRow[]> {
  const rows = await inOrder(allRows(db, reference), reference).execute();
  return rows.map((row) => edited(reference, row));
}

export function countReferenceRows(db: Db, reference: AnyReference): Promise<number> {
  return countRows(allRows(db, reference).clearSelect());
}

export async function findRow(db: Db, reference: AnyReference, id: number): Promise<EditedRow | undefined> {
  const row = await allRows(db, reference).where('stored.id', '=', id).executeTakeFirst();
  return row && edited(reference, row);
}

/** Finds the row with the same key. */
export async function findSameKey(
  db: Db,
  reference: AnyReference,
  fields: Fields,
): Promise<EditedRow | undefined> {
  const found = reference.key.reduce(
    (rows, name) => rows.where(sql.ref(`stored.${name}`), '=', fields[name]),
    allRows(db, reference),
  );
  const row = await found.executeTakeFirst();
  return row && edited(reference, row);
}

/** The fields of a row in the order of the schema, and no others. */
export function fieldsOf({ schema }: AnyReference, row: object): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(Object.keys(schema.entries).map((name) => [name, values.get(name)]));
}

function allRows(db: Db, reference: AnyReference) {
  return db.selectFrom(reference.rows(db).as('stored')).selectAll();
}

function inOrder(found: ReturnType<typeof allRows>, { order }: AnyReference) {
  return order.reduce((rows, name) => rows.orderBy(sql.ref(`stored.${name}`)), found).orderBy('stored.id');
}

function contains({ searched }: AnyReference, word: string): RawBuilder<SqlBool> {
  const texts = searched.map((name) => sql`stored.${sql.id(name)}`);
  return sql<SqlBool>`strpos(lower(concat_ws(' ', ${sql.join(texts)}) collate "und-x-icu"), ${word.toLowerCase()}) > 0`;
}

function edited(reference: AnyReference, row: object & RowFacts): EditedRow {
  const fields = fieldsOf(reference, reference.present?.(row) ?? row);
  return { id: row.id, fields, note: row.note };
}
