import type { Role } from '@shop/contracts/account/permissions';
import { email, optionalText } from '@shop/domain/validation/fields';
import { optionalPersonName, personName } from '@shop/domain/validation/one-line';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import {
  endEverySession,
  hashUnknownPassword,
  issueSecret,
  voidRecoverySecrets,
} from '../session/session.api.ts';
import { type OfficeActor, recordOfficeChange } from './office-journal.ts';

export type StaffRole = Exclude<Role, 'CUSTOMER'>;
const staffRoles = ['MANAGER', 'OPERATIONS'] as const satisfies readonly StaffRole[];

/** How long a link that sets a password opens it. */
const LINK_MAX_AGE_S = 1_800;

const newStaffSchema = v.object({
  email,
  role: v.picklist(staffRoles),
  name: personName(60),
  lastName: personName(60),
  secondName: optionalPersonName(60),
  workPosition: optionalText(120),
});
type NewStaff = v.InferOutput<typeof newStaffSchema>;

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
 * `Validation` at `email` if somebody has the login.
 */
export async function addStaff(db: Db, by: OfficeActor, member: NewStaff): Promise<void> {
  const { email: login, role, name, lastName: last_name, secondName: second_name, workPosition } = member;
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
  await recordOfficeChange(db, by, { action: 'staff.added', subject: login, after: member });
}

/**
 * Issues the secret of a link with which the member sets a password, once and within 30 minutes; earlier links stop
 * working. Needs a transaction. Throws `Validation` at `email` for somebody who is no active member of staff.
 */
export async function issueStaffLink(db: Db, by: OfficeActor, login: string): Promise<string> {
  const { id, active } = await findStaff(db, login);
  if (!active) throw new Validation(`${login} отключён: сначала включите его`, 'email');
  await voidRecoverySecrets(db, id);
  const secret = await issueSecret(db, { purpose: 'recovery', userId: id }, LINK_MAX_AGE_S);
  await recordOfficeChange(db, by, { action: 'staff.link', subject: login });
  return secret;
}

/**
 * Switches a member of staff on or off; off ends every session and link at once. Needs a transaction. Returns whether
 * it changed anything. Throws `Validation` at `email` for somebody who is no member of staff.
 */
export async function setStaffActive(
  db: Db,
  by: OfficeActor,
  { login, isActive }: { readonly login: string; readonly isActive: boolean },
): Promise<boolean> {
  const { id, active } = await findStaff(db, login);
  if (active === isActive) return false;
  await db.updateTable('users').set({ active: isActive }).where('id', '=', id).execute();
  if (!isActive) {
    await voidRecoverySecrets(db, id);
    await endEverySession(db, id);
  }
  await recordOfficeChange(db, by, {
    action: isActive ? 'staff.on' : 'staff.off',
    subject: login,
    before: { active },
    after: { active: isActive },
  });
  return true;
}

async function findStaff(db: Db, login: string) {
  const found = await db
    .selectFrom('users')
    .select(['id', 'active', 'role'])
    .where('login', '=', login)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new Validation(`Учётной записи с\u00a0почтой ${login} нет`, 'email');
  if (found.role === 'CUSTOMER')
    throw new Validation(`${login}: это покупатель, а\u00a0не сотрудник`, 'email');
  return found;
}

async function takenLogin(db: Db, login: string): Promise<Validation> {
  const owner = await db.selectFrom('users').select('role').where('login', '=', login).executeTakeFirst();
  const whose = owner?.role === 'CUSTOMER' ? 'покупателя' : 'сотрудника';
  return new Validation(`С\u00a0почтой ${login} уже есть учётная запись ${whose}`, 'email');
}
