import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { Conflict, Validation } from '../../platform/errors/errors.ts';
import type { Fields } from '../../platform/files/importing/file-table.ts';
import { settingWords } from '../../platform/shop-settings/setting-words.ts';
import {
  defineOfficeAction,
  type OfficeActionOptions,
  type OfficeActor,
  recordOfficeChange,
} from '../office-journal/office-journal.api.ts';
import { allReferences } from './all-references.ts';
import { checkRow, isSame, keyOf, lockReference, readBack } from './check-row.ts';
import { describeRow } from './describe-reference.ts';
import { type AnyReference, type EditedRow, fieldsOf, findSameKey } from './reference-rows.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** Null where there is no row. */
const recorded = v.object({ row: v.nullable(v.record(v.string(), v.unknown())) });

/** The kinds of change by the name of the reference. */
const actions = new Map(
  allReferences.map((reference) => {
    const { name } = reference;
    return [
      name,
      {
        added: defineOfficeAction(`${name}.added`, actionOf('Добавлена строка справочника', reference)),
        changed: defineOfficeAction(`${name}.changed`, actionOf('Изменена строка справочника', reference)),
        removed: defineOfficeAction(`${name}.removed`, actionOf('Удалена строка справочника', reference)),
      },
    ];
  }),
);

/** Adds a row and records it. Needs a transaction. Throws `Validation` at the bad field, at the key for a known row. */
export async function addRow(
  db: Db,
  by: OfficeActor,
  reference: AnyReference,
  typed: Fields,
): Promise<EditedRow> {
  await lockReference(db, reference);
  const row = await checkRow(db, reference, { typed, current: null });
  const added = await readBack(db, reference, await reference.insert(db, row));
  await record(db, by, reference, { before: null, after: added });
  return added;
}

interface TypedChange {
  readonly id: number;
  readonly typed: Fields;
  /** The row that was typed over. */
  readonly before: Fields;
}

/**
 * Changes a row and records it. Needs a transaction. Throws like `addRow`, `Conflict` if the row is no longer as
 * `before`, `NotFound` if it is gone. An unchanged row is not saved.
 */
export async function changeRow(
  db: Db,
  by: OfficeActor,
  reference: AnyReference,
  { id, typed, before }: TypedChange,
): Promise<EditedRow> {
  await lockReference(db, reference);
  const current = await readBack(db, reference, id);
  if (!isSame(current.fields, fieldsOf(reference, before)))
    throw new Conflict('Кто-то изменил эту строку, пока вы её правили. Откройте её ещё раз');
  const row = await checkRow(db, reference, { typed, current });
  if (isSame(current.fields, fieldsOf(reference, row))) return current;
  await reference.update(db, id, row);
  const changed = await readBack(db, reference, id);
  await record(db, by, reference, { before: current, after: changed });
  return changed;
}

/**
 * Deletes a row that nobody uses, switches off one in use, and records it. Needs a transaction. Throws `Validation` for
 * a row in use that cannot be switched off, `NotFound` if it is gone.
 */
export async function removeRow(db: Db, by: OfficeActor, reference: AnyReference, id: number) {
  await lockReference(db, reference);
  const before = await readBack(db, reference, id);
  const uses = (await reference.usesOf?.(db, id)) ?? null;
  const now = uses === null ? null : await switchOff(db, reference, before, uses);
  if (now === null) await deleteRow(db, reference, id);
  await record(db, by, reference, { before, after: now });
  return { before, now, uses };
}

/** Throws `Validation` for a row that somebody has begun to use since `usesOf` looked. */
async function deleteRow(db: Db, reference: AnyReference, id: number): Promise<void> {
  try {
    await reference.delete(db, id);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION)) throw error;
    throw new Validation('Строку нельзя удалить, её только что начали использовать', 'isActive');
  }
}

async function switchOff(
  db: Db,
  reference: AnyReference,
  before: EditedRow,
  uses: string,
): Promise<EditedRow> {
  if (before.fields.isActive !== true)
    throw new Validation(`Строку нельзя удалить, её используют: ${uses}`, 'isActive');
  const typed = { ...before.fields, isActive: false };
  const row = await checkRow(db, reference, { typed, current: before });
  await reference.update(db, before.id, row);
  return readBack(db, reference, before.id);
}

type Recorded = v.InferOutput<typeof recorded>;

function actionOf(title: string, reference: AnyReference): OfficeActionOptions<Recorded> {
  return {
    title,
    right: reference.permission,
    state: recorded,
    words: async ({ row }, { db }) =>
      row === null ? new Map() : settingWords(await describeRow(db, reference), row),
    undo: {
      lock: (db) => lockReference(db, reference),
      isCurrent: async (db, { before, after }) => {
        const row = await findSameKey(db, reference, after.row ?? before.row ?? {});
        return after.row === null ? row === undefined : row !== undefined && isSame(row.fields, after.row);
      },
      restore: async (db, by, { before, after }) => {
        if (after.row === null) return addRow(db, by, reference, before.row ?? {});
        const row = await findSameKey(db, reference, after.row);
        if (row === undefined) return;
        if (before.row === null) return removeRow(db, by, reference, row.id);
        return changeRow(db, by, reference, { id: row.id, typed: before.row, before: after.row });
      },
    },
  };
}

interface Change {
  readonly before: EditedRow | null;
  readonly after: EditedRow | null;
}

async function record(db: Db, by: OfficeActor, reference: AnyReference, { before, after }: Change) {
  const kinds = actions.get(reference.name);
  if (kinds === undefined) throw new TypeError(`${reference.name} is not in all-references.ts`);
  const action = before === null ? kinds.added : after === null ? kinds.removed : kinds.changed;
  await recordOfficeChange(db, by, {
    action,
    subject: `${reference.title}: ${keyOf(reference, (after ?? before)?.fields ?? {})}`,
    before: { row: before?.fields ?? null },
    after: { row: after?.fields ?? null },
  });
}
