import type { getUserForm } from '@shop/contracts/manager/manager-users';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { companiesOf } from '../../access/access.api.ts';
import { findPerson } from './managed-people.ts';
import { describePeople } from './people-list.repository.ts';

type Form = v.InferOutput<typeof getUserForm.answer>;

/**
 * Reads a user's editable fields and roles at the manager's companies. Throws `NotFound` for a user who is not the
 * manager's.
 */
export async function findForm(db: Db, actor: Actor, userId: number): Promise<Form> {
  const { id, phone } = await findPerson(db, actor, userId);
  const [user] = await describePeople(db, actor, [id]);
  return { user: user!, loginPhone: phone ?? '', roles: await findRoles(db, actor, id) };
}

/** Counts other administrators as `isLastAdmin` does: those who can log in. */
async function findRoles(db: Db, actor: Actor, userId: number): Promise<Form['roles']> {
  const rows = await companiesOf(db, actor)
    .innerJoin('counterparty_users as member', 'member.counterparty_id', 'company.id')
    .select([
      'company.id',
      'company.name',
      'member.is_admin as isAdmin',
      sql<boolean>`member.is_admin and not exists (
        select from counterparty_users other join users on users.id = other.user_id and users.active
        where other.counterparty_id = company.id and other.is_admin and other.user_id <> member.user_id)`.as(
        'isLastAdmin',
      ),
    ])
    .where('member.user_id', '=', userId)
    .orderBy(sql`company.name collate "und-x-icu"`)
    .orderBy('company.id')
    .execute();
  return rows.map(({ isAdmin, ...company }) => ({ ...company, role: isAdmin ? 'ADMIN' : 'USER' }));
}
