import type { Db } from '../../platform/database/database.ts';
import type { StaffRole } from './manage-staff.ts';

export interface StaffMember {
  readonly login: string;
  /** «Фамилия Имя Отчество». */
  readonly name: string;
  readonly role: StaffRole;
  readonly isActive: boolean;
  /** Whether a password has never been set. */
  readonly isInvited: boolean;
  readonly lastLoginAt: Date | null;
  /** Client companies of a manager. */
  readonly clients: number;
}

/** Lists everybody who works in the shop, those who are switched off last. */
export async function listStaff(db: Db): Promise<readonly StaffMember[]> {
  const rows = await db
    .selectFrom('users')
    .select(['login', 'role', 'active', 'invited_at', 'name', 'last_name', 'second_name'])
    .select(({ selectFrom }) => [
      selectFrom('sessions')
        .select(({ fn }) => fn.max('sessions.created_at').as('at'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('lastLoginAt'),
      selectFrom('counterparties')
        .select(({ cast, fn: { countAll } }) => cast<number>(countAll(), 'integer').as('count'))
        .whereRef('counterparties.manager_id', '=', 'users.id')
        .as('clients'),
    ])
    .where('role', '!=', 'CUSTOMER')
    .orderBy('active', 'desc')
    .orderBy('last_name')
    .orderBy('login')
    .execute();
  return rows.map((row) => ({
    login: row.login,
    name: [row.last_name, row.name, row.second_name].filter(Boolean).join(' '),
    role: row.role as StaffRole,
    isActive: row.active,
    isInvited: row.invited_at !== null,
    lastLoginAt: row.lastLoginAt,
    clients: row.clients ?? 0,
  }));
}
