import type { updateProfile } from '@shop/contracts/account/profile';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Conflict, Forbidden } from '../../platform/errors/errors.ts';
import { publish } from '../../platform/events/live-events.ts';
import type { CompanyActor } from '../access/access.api.ts';
import { recordHistory } from '../history/history.api.ts';
import { companyUsersAt } from './company-users.repository.ts';
import { lockAsAdmin } from './lock-as-admin.ts';
import { removeFromCompany, restoreToCompany } from './membership.ts';
import { notifyNewMember } from './notify-new-member.ts';
import { refuseSharedPerson } from './refuse-shared-person.ts';

type Input = v.InferOutput<NonNullable<typeof updateProfile.body>> & { readonly userId: number };
type Colleague = Awaited<ReturnType<ReturnType<typeof companyUsersAt>['byId']>>;

/** Fields that an administrator may change, with their columns; login data is changed by the person alone. */
const fields = {
  name: 'name',
  lastName: 'last_name',
  secondName: 'second_name',
  workPosition: 'work_position',
} as const;
type Field = keyof typeof fields;

/**
 * Changes the name and position of another member, and whether he is a member (`active`).
 *
 * Throws like `lockAsAdmin`; `NotFound` for a user of other companies; `Forbidden` for a phone, and for the name of a
 * person who works at other companies too; `Conflict` for the last administrator, for the name of a former member, and
 * for an account that the shop has deactivated.
 */
export async function editColleague(
  tx: Db,
  actor: Actor,
  { userId, contragent, active, ...requested }: Input,
): Promise<void> {
  const companyActor = await lockAsAdmin(tx, actor, contragent);
  const colleague = await companyUsersAt(tx, companyActor).byId(userId);
  if ([requested.phone, requested.checkWord, requested.oldPassword].some((key) => key !== undefined))
    throw new Forbidden('Телефон для входа меняет только сам пользователь');
  const isBack = active === true && !colleague.isActive;
  if (isBack) await restoreMember(tx, actor, companyActor, colleague);
  await saveFields(
    tx,
    actor,
    companyActor,
    { ...colleague, belongs: colleague.belongs || isBack },
    requested,
  );
  if (active === false && colleague.isActive) await removeMember(tx, actor, companyActor, colleague);
  await publish(tx, 'company.changed', {}, { counterpartyId: companyActor.counterpartyId });
}

async function removeMember(
  tx: Db,
  actor: Actor,
  companyActor: CompanyActor,
  colleague: Colleague,
): Promise<void> {
  const { counterpartyId } = companyActor;
  await removeFromCompany(tx, { counterpartyId, userId: colleague.id }, actor.userId);
  await recordHistory(tx, actor, { counterpartyId, action: 'user.taken-out', details: named(colleague) });
}

async function restoreMember(
  tx: Db,
  actor: Actor,
  companyActor: CompanyActor,
  colleague: Colleague,
): Promise<void> {
  const { counterpartyId } = companyActor;
  if (colleague.isSwitchedOff)
    throw new Conflict('Эту учётную запись отключил магазин. Обратитесь к\u00a0менеджеру');
  await restoreToCompany(tx, { counterpartyId, userId: colleague.id });
  await recordHistory(tx, actor, { counterpartyId, action: 'user.taken-back', details: named(colleague) });
  await notifyNewMember(tx, { counterpartyId, userId: colleague.id, by: actor.userId, isBack: true });
}

async function saveFields(
  tx: Db,
  actor: Actor,
  { counterpartyId }: CompanyActor,
  before: Colleague,
  requested: Partial<Record<Field, string>>,
): Promise<void> {
  const changed = (Object.keys(fields) as Field[]).filter(
    (field) => requested[field] !== undefined && requested[field] !== before[field],
  );
  if (changed.length === 0) return;
  if (!before.belongs) throw new Conflict('Этот пользователь отключён. Сначала верните его в\u00a0компанию');
  await refuseSharedPerson(tx, actor.userId, before.id);
  const pick = (source: Partial<Record<Field, string>>) =>
    Object.fromEntries(changed.map((field) => [field, source[field]]));
  await tx
    .updateTable('users')
    .set(Object.fromEntries(changed.map((field) => [fields[field], requested[field]])))
    .where('id', '=', before.id)
    .execute();
  await recordHistory(tx, actor, {
    counterpartyId,
    action: 'user.changed',
    details: { ...named(before), was: pick(before), now: pick(requested) },
  });
}

function named({ id, name, lastName }: Colleague) {
  return { userId: id, name: `${name} ${lastName}` };
}
