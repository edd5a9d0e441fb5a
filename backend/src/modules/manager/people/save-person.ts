import type { saveUserForm } from '@shop/contracts/manager/manager-users';
import type * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../../platform/errors/errors.ts';
import type { Visitor } from '../../../platform/http/session/visitor.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { companiesOf, lockCompany } from '../../access/access.api.ts';
import { changeRole, refuseLastAdmin, roleOf } from '../../company-users/company-users.api.ts';
import { endEverySession } from '../../session/session.api.ts';
import { recordCompanyChange } from '../history/record-company-change.ts';
import { findPerson, lockPerson, UNKNOWN_USER } from './managed-people.ts';
import { savePhone } from './save-phone.ts';

type UserForm = v.InferOutput<typeof saveUserForm.body & {}>;
type Person = Awaited<ReturnType<typeof lockPerson>>;

/**
 * Saves a manager's edits of a user (§3). The phone opens nothing until its owner confirms it (save-phone.ts).
 * Switching an account off ends its sessions and its impersonations.
 *
 * Throws `NotFound` for anybody who is not the manager's, for staff and the manager alike, everything `savePhone`
 * throws, `Validation` of `contragent` for a role without a company, and `Conflict` for the last administrator of a
 * company.
 */
export async function savePerson(
  db: Db,
  site: Pick<Settings, 'publicUrl' | 'siteName'>,
  actor: Actor,
  form: UserForm,
  visitor: Visitor,
): Promise<void> {
  await findPerson(db, actor, form.userId);
  await saveRole(db, actor, form);
  if (!form.active) await keepAdministrators(db, form.userId);
  const before = await lockPerson(db, actor, form.userId);
  await saveFields(db, actor, before, form);
  const { phone, loginPhone, isPhoneLost: isLost } = form;
  const typed = { phone: phone || null, seen: loginPhone || null, isLost, visitor };
  await savePhone(db, site, actor, before, typed);
  await saveActivity(db, actor, before, form.active);
}

/** Locks companies before people, in the order every membership change uses. */
async function saveRole(db: Db, actor: Actor, { userId, role, contragent }: UserForm): Promise<void> {
  if (role === undefined) return;
  if (contragent === undefined)
    throw new Validation('Выберите компанию, в\u00a0которой меняется роль', 'contragent');
  await lockCompany(db, actor, contragent);
  const member = await companiesOf(db, actor)
    .innerJoin('counterparty_users as member', 'member.counterparty_id', 'company.id')
    .innerJoin('users as person', 'person.id', 'member.user_id')
    .select(['member.is_admin as isAdmin', 'member.rights', 'person.name', 'person.last_name as lastName'])
    .where('company.id', '=', contragent)
    .where('person.id', '=', userId)
    .where('person.role', '=', 'CUSTOMER')
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_USER));
  const { isAdmin, rights } = member;
  if (isAdmin === (role === 'ADMIN')) return;
  const now = roleOf({ isAdmin: !isAdmin, rights });
  await changeRole(db, { counterpartyId: contragent, userId }, now);
  await recordCompanyChange(db, actor, [contragent], {
    action: 'user.rights-changed',
    details: {
      userId,
      name: `${member.name} ${member.lastName}`,
      was: { isAdmin, rights },
      now,
    },
  });
}

/** Throws `Conflict` for the only administrator of a company, even when it is another manager's client. */
async function keepAdministrators(db: Db, userId: number): Promise<void> {
  const memberships = await unscoped(db, 'every company must keep an administrator')
    .selectFrom('counterparty_users')
    .select('counterparty_id as counterpartyId')
    .where('user_id', '=', userId)
    .where('is_admin', '=', true)
    .orderBy('counterparty_id')
    .execute();
  for (const { counterpartyId } of memberships) await refuseLastAdmin(db, { counterpartyId, userId });
}

async function saveFields(db: Db, actor: Actor, before: Person, form: UserForm): Promise<void> {
  const fields = ['name', 'lastName', 'secondName', 'workPosition'] as const;
  const changed = fields.filter((field) => form[field] !== before[field]);
  if (changed.length === 0) return;
  await db
    .updateTable('users')
    .set({
      name: form.name,
      last_name: form.lastName,
      second_name: form.secondName,
      work_position: form.workPosition,
    })
    .where('id', '=', before.id)
    .execute();
  const pick = (source: Person | UserForm) =>
    Object.fromEntries(changed.map((field) => [field, source[field]]));
  await recordCompanyChange(db, actor, before.companyIds, {
    action: 'user.changed',
    details: { ...named(before), was: pick(before), now: pick(form) },
  });
}

async function saveActivity(db: Db, actor: Actor, before: Person, active: boolean): Promise<void> {
  if (active === before.active) return;
  await db.updateTable('users').set({ active }).where('id', '=', before.id).execute();
  if (!active) await endEverySession(db, before.id);
  await recordCompanyChange(db, actor, before.companyIds, {
    action: active ? 'user.switched-on' : 'user.switched-off',
    details: named(before),
  });
}

function named({ id, name, lastName }: Person) {
  return { userId: id, name: `${name} ${lastName}` };
}
