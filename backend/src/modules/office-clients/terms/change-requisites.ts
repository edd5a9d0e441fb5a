import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.ts';
import {
  defineOfficeAction,
  type OfficeActor,
  recordOfficeChange,
} from '../../office-journal/office-journal.api.ts';
import { lockClient } from './lock-client.ts';

const state = v.object({ name: v.string(), kpp: v.string(), ogrn: v.string(), address: v.string() });
export type Requisites = v.InferOutput<typeof state>;

const requisitesChanged = defineOfficeAction('client.requisites', {
  title: 'Изменены реквизиты',
  right: 'office.terms',
  state,
  words: ({ name, kpp, ogrn, address }) =>
    new Map([
      ['Название', name],
      ['КПП', kpp],
      ['ОГРН', ogrn],
      ['Адрес', address],
    ]),
});

/**
 * Changes the requisites of a company; documents that were issued keep theirs. Needs a transaction. Returns whether any
 * of them was another one.
 */
export async function changeRequisites(
  db: Db,
  by: OfficeActor,
  code: string,
  changed: Partial<Requisites>,
): Promise<boolean> {
  const id = await lockClient(db, code);
  const stored = await db
    .selectFrom('counterparties')
    .select(['name', 'kpp', 'ogrn', 'address'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const before = { ...stored, kpp: stored.kpp ?? '', ogrn: stored.ogrn ?? '' };
  const after = { ...before, ...changed };
  if ((['name', 'kpp', 'ogrn', 'address'] as const).every((field) => before[field] === after[field]))
    return false;
  await db
    .updateTable('counterparties')
    .set({ ...after, kpp: after.kpp || null, ogrn: after.ogrn || null })
    .where('id', '=', id)
    .execute();
  await recordOfficeChange(db, by, {
    action: requisitesChanged,
    subject: `${before.name}, ${code}`,
    before,
    after,
  });
  return true;
}
