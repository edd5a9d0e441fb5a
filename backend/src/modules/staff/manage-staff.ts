import { type Role, type StaffRight, staffRight } from '@shop/contracts/account/permissions';
import { email, optionalText } from '@shop/domain/validation/fields';
import { optionalPersonName, personName } from '@shop/domain/validation/one-line';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { Conflict, Validation } from '../../platform/errors/errors.ts';
import {
  defineOfficeAction,
  type OfficeActionOptions,
  type OfficeActor,
  recordOfficeChange,
} from '../office-journal/office-journal.api.ts';
import {
  endEverySession,
  hashUnknownPassword,
  issueSecret,
  voidRecoverySecrets,
} from '../session/session.api.ts';
import { isLastAdministrator, lockStaff } from './administrators.ts';
import { rightsState, rightsText, staffAdded, staffLink } from './staff-actions.ts';

export type { OfficeActor };
export type StaffRole = Exclude<Role, 'CUSTOMER'>;
const staffRoles = ['MANAGER', 'OPERATIONS'] as const satisfies readonly StaffRole[];

/** How long a link that a command prints opens its page. */
const LINK_MAX_AGE_S = 1_800;

const staffOn = defineOfficeAction('staff.on', switchAction('Сотрудник включён'));
const staffOff = defineOfficeAction('staff.off', switchAction('Сотрудник отключён'));
const staffRights = defineOfficeAction('staff.rights', {
  title: 'Изменены права сотрудника',
  right: 'office.people',
  state: rightsState,
  words: ({ rights }) => new Map([['Права', rightsText(rights)]]),
  undo: {
    lock: lockStaff,
    isCurrent: async (db, { subject, after }) => {
      const found = await readStaff(db, subject);
      return found?.active === true && (await rightsOf(db, found.id)).join() === after.rights.join();
    },
    restore: (db, by, { subject: login, before: { rights } }) => setStaffRights(db, by, { login, rights }),
  },
});

const newStaffSchema = v.object({
  email,
  role: v.picklist(staffRoles),
  name: personName(60),
  lastName: personName(60),
  secondName: optionalPersonName(60),
  workPosition: optionalText(120),
  rights: v.optional(v.array(staffRight, 'Такого права нет'), []),
});
type NewStaff = v.InferOutput<typeof newStaffSchema>;

/** Parses rights as they are typed, «office.people,office.terms». Throws `Validation` at `rights` for an unknown one. */
export function parseRights(typed: string): readonly StaffRight[] {
  const names = typed.split(/[\s,]+/).filter(Boolean);
  return names.map((name) => {
    const { success, output } = v.safeParse(staffRight, name);
    if (success) return output;
    throw new Validation(`Права ${name} нет. Есть: ${staffRight.options.join(', ')}`, 'rights');
  });
}

/** Validates the fields of a new member. Throws `Validation` that names the first bad one. */
export function newStaff(fields: v.InferInput<typeof newStaffSchema>): NewStaff {
  const { success, output, issues } = v.safeParse(newStaffSchema, fields);
  if (success) return output;
  const [{ message, path }] = issues;
  const field = String(path?.[0]?.key ?? '');
  throw new Validation(`${field}: ${message}`, field);
}

/**
 * Creates an account of staff without a usable password; `issueStaffLink` opens it. Needs a transaction. Throws
 * `Validation` at `email` if somebody has the login, at `rights` for operations with rights in the office.
 */
export async function addStaff(db: Db, by: OfficeActor, member: NewStaff): Promise<void> {
  const { email: login, role, name, lastName: last_name, secondName: second_name, workPosition } = member;
  if (member.rights.length > 0) refuseRightsOfOperations(role);
  const added = await db
    .insertInto('users')
    .values({
      login,
      password_hash: await hashUnknownPassword(),
      ...{ role, name, last_name, second_name, work_position: workPosition },
      invited_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) throw await takenLogin(db, login);
  await insertRights(db, added.id, member.rights);
  await recordOfficeChange(db, by, {
    action: staffAdded,
    subject: login,
    after: { ...member, userId: added.id },
  });
}

/**
 * Issues the secret of a link with which the member sets a password, once and by default within 30 minutes; earlier
 * links stop working. Needs a transaction. Throws `Validation` at `email` for somebody who is no active member of staff.
 */
export async function issueStaffLink(
  db: Db,
  by: OfficeActor,
  login: string,
  maxAgeS = LINK_MAX_AGE_S,
): Promise<string> {
  const { id, active } = await findStaff(db, login);
  if (!active) throw new Validation(`${login} отключён: сначала включите его`, 'email');
  await voidRecoverySecrets(db, id);
  const secret = await issueSecret(db, { purpose: 'recovery', userId: id }, maxAgeS);
  await recordOfficeChange(db, by, { action: staffLink, subject: login });
  return secret;
}

/**
 * Switches a member of staff on or off; off ends every session and link at once. Needs a transaction. Returns whether
 * it changed anything. Throws `Validation` at `email` for somebody who is no member of staff, at `isActive` for the last
 * administrator.
 */
export async function setStaffActive(
  db: Db,
  by: OfficeActor,
  { login, isActive }: { readonly login: string; readonly isActive: boolean },
): Promise<boolean> {
  await lockStaff(db);
  const { id, active } = await findStaff(db, login);
  if (active === isActive) return false;
  if (!isActive && (await isLastAdministrator(db, id))) throw lastAdministrator(login, 'isActive');
  await db.updateTable('users').set({ active: isActive }).where('id', '=', id).execute();
  if (!isActive) {
    await voidRecoverySecrets(db, id);
    await endEverySession(db, id);
  }
  await recordOfficeChange(db, by, {
    action: isActive ? staffOn : staffOff,
    subject: login,
    before: { active },
    after: { active: isActive },
  });
  return true;
}

interface NewRights {
  readonly login: string;
  readonly rights: readonly StaffRight[];
  /** The rights that the editor has seen; undefined for a command, which overwrites. */
  readonly before?: readonly StaffRight[];
}

/**
 * Replaces the rights of a manager in the office; open sessions have them from the next request on. Needs a
 * transaction. Returns whether it changed anything. Throws `Validation` at `email` for somebody who is no member of
 * staff, at `rights` for operations, for more rights of somebody who is switched off and where the last administrator
 * would lose `office.people`, and `Conflict` if the rights are no longer `before`.
 */
export async function setStaffRights(
  db: Db,
  by: OfficeActor,
  { login, rights: named, before }: NewRights,
): Promise<boolean> {
  await lockStaff(db);
  const { id, role, active } = await findStaff(db, login);
  const rights = staffRight.options.filter((right) => named.includes(right));
  if (rights.length > 0) refuseRightsOfOperations(role);
  const had = await rightsOf(db, id);
  if (before !== undefined && before.join() !== had.join())
    throw new Conflict(
      `Тем временем права изменил другой сотрудник. Сейчас: ${rightsText(had)}. Проверьте и, если нужно, сохраните ещё раз`,
      'before',
    );
  if (had.join() === rights.join()) return false;
  if (!rights.includes('office.people') && (await isLastAdministrator(db, id)))
    throw lastAdministrator(login, 'rights');
  if (!active && rights.some((right) => !had.includes(right)))
    throw new Validation(`${login} отключён: сначала включите его, потом дайте права`, 'rights');
  await db.deleteFrom('staff_rights').where('user_id', '=', id).execute();
  await insertRights(db, id, rights);
  await recordOfficeChange(db, by, {
    action: staffRights,
    subject: login,
    before: { rights: had },
    after: { rights },
  });
  return true;
}

async function rightsOf(db: Db, userId: number): Promise<readonly StaffRight[]> {
  const rows = await db.selectFrom('staff_rights').select('right').where('user_id', '=', userId).execute();
  return staffRight.options.filter((right) => rows.some((row) => row.right === right));
}

async function insertRights(db: Db, userId: number, rights: readonly StaffRight[]): Promise<void> {
  if (rights.length === 0) return;
  await db
    .insertInto('staff_rights')
    .values([...new Set(rights)].map((right) => ({ user_id: userId, right })))
    .execute();
}

function refuseRightsOfOperations(role: Role): void {
  if (role !== 'OPERATIONS') return;
  throw new Validation(
    'У эксплуатации нет прав на управление магазином: кто выпускает код, не читает данные покупателей',
    'rights',
  );
}

function lastAdministrator(login: string, field: string): Validation {
  return new Validation(
    `${login}: последний администратор. Сначала дайте право «Сотрудники» (office.people) кому-нибудь ещё`,
    field,
  );
}

/** An action whose subject is the login of somebody who is switched on or off. */
function switchAction(title: string): OfficeActionOptions<{ readonly active: boolean }> {
  return {
    title,
    right: 'office.people',
    state: v.object({ active: v.boolean() }),
    words: ({ active }) => new Map([['Доступ', active ? 'включён' : 'отключён']]),
    undo: {
      lock: lockStaff,
      isCurrent: async (db, { subject, after }) => (await readStaff(db, subject))?.active === after.active,
      restore: (db, by, { subject: login, before: { active: isActive } }) =>
        setStaffActive(db, by, { login, isActive }),
    },
  };
}

async function findStaff(db: Db, login: string) {
  const found = await readAccount(db, login).forUpdate().executeTakeFirst();
  if (found === undefined) throw new Validation(`Учётной записи с\u00a0почтой ${login} нет`, 'email');
  if (found.role === 'CUSTOMER')
    throw new Validation(`${login}: это покупатель, а\u00a0не сотрудник`, 'email');
  return found;
}

function readStaff(db: Db, login: string) {
  return readAccount(db, login).where('role', '!=', 'CUSTOMER').executeTakeFirst();
}

function readAccount(db: Db, login: string) {
  return db
    .selectFrom('users')
    .select(['id', 'active', 'role'])
    .where('login', '=', login)
    .where('erased_at', 'is', null);
}

export async function takenLogin(db: Db, login: string): Promise<Validation> {
  const owner = await db.selectFrom('users').select('role').where('login', '=', login).executeTakeFirst();
  const whose = owner?.role === 'CUSTOMER' ? 'покупателя' : 'сотрудника';
  return new Validation(`С\u00a0почтой ${login} уже есть учётная запись ${whose}`, 'email');
}
