import { type StaffRight, staffRight } from '@shop/contracts/account/permissions';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { findAdministrators } from './administrators.ts';
import type { StaffRole } from './manage-staff.ts';

export interface StaffMember {
  readonly id: number;
  readonly login: string;
  /** «Фамилия Имя Отчество». */
  readonly name: string;
  readonly role: StaffRole;
  readonly workPosition: string;
  readonly isActive: boolean;
  /** Whether a password has never been set. */
  readonly isInvited: boolean;
  readonly lastLoginAt: Date | null;
  /** Client companies of a manager. */
  readonly clients: number;
  /** Rights in the office, in the order of `allStaffRights`. */
  readonly rights: readonly StaffRight[];
  /** Whether nobody else could give rights in the office. */
  readonly isLastAdministrator: boolean;
}

/** Lists everybody who works in the shop, those who are switched off last and without those who were erased. */
export async function listStaff(db: Db): Promise<readonly StaffMember[]> {
  const rows = await db
    .selectFrom('users')
    .select([
      'id',
      'login',
      'role',
      'active',
      'invited_at',
      'name',
      'last_name',
      'second_name',
      'work_position',
    ])
    .select(({ selectFrom }) => [
      selectFrom('sessions')
        .select(({ fn }) => fn.max('sessions.created_at').as('at'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('lastLoginAt'),
      selectFrom('counterparties')
        .select(({ cast, fn: { countAll } }) => cast<number>(countAll(), 'integer').as('count'))
        .whereRef('counterparties.manager_id', '=', 'users.id')
        .as('clients'),
      sql<string[]>`array(select "right" from staff_rights where user_id = users.id)`.as('rights'),
    ])
    .where('role', '!=', 'CUSTOMER')
    .where('erased_at', 'is', null)
    .orderBy('active', 'desc')
    .orderBy('last_name')
    .orderBy('login')
    .execute();
  const administrators = await findAdministrators(db);
  return rows.map((row) => ({
    id: row.id,
    login: row.login,
    name: [row.last_name, row.name, row.second_name].filter(Boolean).join(' '),
    role: row.role === 'OPERATIONS' ? 'OPERATIONS' : 'MANAGER',
    workPosition: row.work_position,
    isActive: row.active,
    isInvited: row.invited_at !== null,
    lastLoginAt: row.lastLoginAt,
    clients: row.clients ?? 0,
    rights: row.role === 'MANAGER' ? staffRight.options.filter((right) => row.rights.includes(right)) : [],
    isLastAdministrator: administrators.size === 1 && administrators.has(row.id),
  }));
}

/** Throws `NotFound` for somebody who is no member of staff. */
export async function findMember(db: Db, login: string): Promise<StaffMember> {
  const member = (await listStaff(db)).find((one) => one.login === login);
  if (member === undefined) throw new NotFound('Такого сотрудника нет');
  return member;
}

/** Throws `NotFound` for the id of a customer or of an erased person as for an unknown one. */
export async function loginOfMember(db: Db, id: number): Promise<string> {
  const { login } = await db
    .selectFrom('users')
    .select('login')
    .where('id', '=', id)
    .where('role', '!=', 'CUSTOMER')
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow(() => new NotFound('Такого сотрудника нет'));
  return login;
}
