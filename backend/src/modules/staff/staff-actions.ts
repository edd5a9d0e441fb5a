import { role, type StaffRight, staffRight } from '@shop/contracts/account/permissions';
import { STAFF_RIGHT_NAMES } from '@shop/contracts/office/staff-right-names';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { defineOfficeAction } from '../office-journal/office-journal.api.ts';

export const rightsState = v.object({ rights: v.pipe(v.array(staffRight), v.readonly()) });

export const staffAdded = defineOfficeAction('staff.added', {
  title: 'Добавлен сотрудник',
  right: 'office.people',
  state: v.object({
    // Lets an erasure find the person; earlier releases did not record it.
    userId: v.optional(v.number()),
    name: v.string(),
    lastName: v.string(),
    secondName: v.optional(v.string()),
    role,
    workPosition: v.optional(v.string()),
    // Members added by earlier releases had none.
    rights: v.optional(rightsState.entries.rights),
  }),
  words: ({ name, lastName, secondName, role, workPosition, rights = [] }) =>
    new Map([
      ['Имя', [lastName, name, secondName].filter(Boolean).join(' ')],
      ['Роль', role === 'OPERATIONS' ? 'эксплуатация' : 'менеджер'],
      ...(workPosition ? [['Должность', workPosition] as const] : []),
      ['Права', rightsText(rights)],
    ]),
});

export const staffLink = defineOfficeAction('staff.link', {
  title: 'Выдана ссылка для\u00a0пароля',
  right: 'office.people',
  state: v.never(),
  words: () => new Map(),
});

/** Lets the entries about a member name the new login, so that an undo finds the member, and nobody who gets the old one. */
export async function renameStaff(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .updateTable('office_journal')
    .set({ subject: to })
    .where('action', 'like', 'staff.%')
    .where('subject', '=', from)
    .execute();
}

/** Adds the user's id to entries of an earlier release, which name the person by the login alone. */
export async function identifyAddedStaff(
  db: Db,
  { id, login }: { readonly id: number; readonly login: string },
): Promise<void> {
  await db
    .updateTable('office_journal')
    .set({ after: sql`after || jsonb_build_object('userId', ${id}::int)` })
    .where('action', '=', staffAdded.name)
    .where('subject', '=', login)
    .execute();
}

export function rightsText(rights: readonly StaffRight[]): string {
  return rights.map((right) => STAFF_RIGHT_NAMES[right]).join(', ') || 'нет';
}
