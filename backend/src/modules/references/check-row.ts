import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { NotFound, Validation } from '../../platform/errors/errors.ts';
import type { Fields } from '../../platform/files/importing/file-table.ts';
import { IN_RUSSIAN } from '../../platform/http/validate.ts';
import { type AnyReference, type EditedRow, fieldsOf, findRow, findSameKey } from './reference-rows.ts';

interface ToCheck {
  readonly typed: Fields;
  readonly current: EditedRow | null;
}

/** Parses a row and checks it against other tables and other rows. Throws `Validation` at the bad field. */
export async function checkRow(
  db: Db,
  reference: AnyReference,
  { typed, current }: ToCheck,
): Promise<object> {
  const output = parseRow(reference, typed);
  const row = (await reference.check?.(db, output, current?.fields ?? null)) ?? output;
  const fields = fieldsOf(reference, row);
  if (reference.key.every((name) => current?.fields[name] === fields[name])) return row;
  const same = await findSameKey(db, reference, fields);
  if (same !== undefined && same.id !== current?.id)
    throw new Validation(`Такая строка уже есть: ${keyOf(reference, same.fields)}`, reference.key[0]);
  return row;
}

/** Throws `Validation` at the first bad field. */
export function parseRow({ schema }: AnyReference, typed: Fields): object {
  const { success, output, issues } = v.safeParse(schema, typed, IN_RUSSIAN);
  if (!success) throw new Validation(issues[0].message, v.getDotPath(issues[0]) ?? undefined);
  return output;
}

/** Changes of one reference wait for each other until the transaction ends, so that no key is given twice. */
export async function lockReference(db: Db, { name }: AnyReference): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`reference ${name}`}))`.execute(db);
}

/** Throws `NotFound` for a row that is gone. */
export async function readBack(db: Db, reference: AnyReference, id: number): Promise<EditedRow> {
  const row = await findRow(db, reference, id);
  if (row === undefined) throw new NotFound('Такой строки нет. Возможно, её уже удалили');
  return row;
}

export function isSame(one: Fields, other: Fields): boolean {
  return isDeepStrictEqual(one, other);
}

export function keyOf({ key }: AnyReference, fields: Fields): string {
  return key.map((name) => String(fields[name])).join(', ');
}
