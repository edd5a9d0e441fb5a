import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/**
 * Makes changes of staff wait for each other until the transaction ends: of two that would each leave one
 * administrator, the later one sees the earlier.
 */
export async function lockStaff(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff'))`.execute(db);
}

/** Returns the ids of the administrators: active managers with `office.people` who have set a password. */
export async function findAdministrators(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('staff_rights', 'staff_rights.user_id', 'users.id')
    .select('users.id')
    .where('staff_rights.right', '=', 'office.people')
    .where('users.role', '=', 'MANAGER')
    .where('users.active', '=', true)
    .where('users.invited_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether nobody but this person could give rights in the office. Call it under `lockStaff` before a change. */
export async function isLastAdministrator(db: Db, userId: number): Promise<boolean> {
  const administrators = await findAdministrators(db);
  return administrators.size === 1 && administrators.has(userId);
}
