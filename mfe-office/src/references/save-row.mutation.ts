import {
  addReferenceRow,
  type Reference,
  type ReferenceFields,
  type ReferenceRow,
  removeReferenceRow,
  saveReferenceRow,
} from '@shop/contracts/office/references';
import { ApiRefusal, call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { UNDO_MS } from '../common/undo.ts';
import { refreshReferences } from './references.queries.ts';
import { nameOfRow } from './row-words.ts';

/** Adds a row, or saves one over what was opened, and offers an undo. Rejects as the call does. */
export async function saveRowWithUndo(
  reference: Reference,
  row: ReferenceRow | null,
  fields: ReferenceFields,
): Promise<void> {
  const saved = row === null ? await add(reference, fields) : await save(reference, row, fields);
  void refreshReferences();
  toast(`${row === null ? 'Добавлено' : 'Сохранено'}: ${nameOfRow(reference, saved.fields)}`, {
    durationMs: UNDO_MS,
    action: {
      label: 'Вернуть',
      onClick: () =>
        void undo(reference, saved, () =>
          row === null ? remove(reference, saved) : save(reference, saved, row.fields),
        ),
    },
  });
}

/** Removes a row and offers an undo; a row in use is switched off. A refusal is reported in the server's words. */
export async function removeRowWithUndo(reference: Reference, row: ReferenceRow): Promise<void> {
  const name = nameOfRow(reference, row.fields);
  try {
    const { before, now, uses } = await remove(reference, row);
    toast(uses === null ? `Удалено: ${name}` : `Отключено: ${name}. Удалить нельзя, используют: ${uses}`, {
      durationMs: UNDO_MS,
      action: {
        label: 'Вернуть',
        onClick: () =>
          void undo(reference, before, () =>
            now === null ? add(reference, before.fields) : save(reference, now, before.fields),
          ),
      },
    });
  } catch (error) {
    toast.danger(`${name}: не\u00a0удалено. ${messageOf(error)}`);
  }
  await refreshReferences();
}

async function undo(
  reference: Reference,
  { fields }: ReferenceRow,
  change: () => Promise<unknown>,
): Promise<void> {
  const name = nameOfRow(reference, fields);
  try {
    await change();
    toast(`Вернули как было: ${name}`);
  } catch (error) {
    toast.danger(`${name}: не\u00a0вернули. ${messageOf(error)}`);
  }
  await refreshReferences();
}

function add({ name }: Reference, fields: ReferenceFields): Promise<ReferenceRow> {
  return call(addReferenceRow, { params: { name }, body: { fields } });
}

async function save(
  { name }: Reference,
  { id, fields: before }: ReferenceRow,
  fields: ReferenceFields,
): Promise<ReferenceRow> {
  try {
    return await call(saveReferenceRow, { params: { name, id }, body: { fields, before } });
  } catch (error) {
    // The list shows what somebody else has saved; the form keeps what was typed.
    if (error instanceof ApiRefusal) void refreshReferences();
    throw error;
  }
}

function remove({ name }: Reference, { id }: ReferenceRow) {
  return call(removeReferenceRow, { params: { name, id } });
}
