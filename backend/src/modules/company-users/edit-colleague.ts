import type { updateProfile } from '@shop/contracts/account/profile';
import type * as v from 'valibot';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { Conflict, Forbidden } from '../../platform/errors/errors.ts';
import { publish } from '../../platform/events/live-events.ts';
import type { ActorThere } from '../access/access.api.ts';
import { recordHistory } from '../history/history.api.ts';
import { holdAsAdmin } from './company-admin.ts';
import { companyUsersAt } from './company-users.repository.ts';
import { takeBackIntoCompany, takeOutOfCompany } from './membership.ts';
import { tellOfNewMember } from './new-member-news.ts';
import { refuseSharedPerson } from './refuse-shared-person.ts';

type Given = v.InferOutput<NonNullable<typeof updateProfile.body>> & { readonly userId: number };
type Colleague = Awaited<ReturnType<ReturnType<typeof companyUsersAt>['byId']>>;

/** What of a person an administrator writes; keys to the account are the person's own. */
const fields = {
  name: 'name',
  lastName: 'last_name',
  secondName: 'second_name',
  workPosition: 'work_position',
} as const;
type Field = keyof typeof fields;

/**
 * Names and position of somebody else of the company, and whether he belongs to it (`active`). Throws what `holdAsAdmin`
 * throws, `NotFound` for a stranger, `Forbidden` for a phone and for names of who works elsewhere too, and `Conflict` for the last administrator, for names of
 * who has been taken out, and for who is switched off by the shop.
 */
export async function editColleague(
  tx: Db,
  actor: ActingUser,
  { userId, contragent, active, ...given }: Given,
): Promise<void> {
  const there = await holdAsAdmin(tx, actor, contragent);
  const colleague = await companyUsersAt(tx, there).byId(userId);
  if ([given.phone, given.checkWord, given.oldPassword].some((key) => key !== undefined))
    throw new Forbidden('Телефон для входа меняет только сам пользователь');
  const isBack = active === true && !colleague.isActive;
  if (isBack) await takeBack(tx, actor, there, colleague);
  await saveFields(tx, actor, there, { ...colleague, belongs: colleague.belongs || isBack }, given);
  if (active === false && colleague.isActive) await takeOut(tx, actor, there, colleague);
  await publish(tx, 'company.changed', {}, { counterpartyId: there.counterpartyId });
}

async function takeOut(tx: Db, actor: ActingUser, there: ActorThere, colleague: Colleague): Promise<void> {
  const { counterpartyId } = there;
  await takeOutOfCompany(tx, { counterpartyId, userId: colleague.id }, actor.userId);
  await recordHistory(tx, actor, { counterpartyId, action: 'user.taken-out', details: named(colleague) });
}

async function takeBack(tx: Db, actor: ActingUser, there: ActorThere, colleague: Colleague): Promise<void> {
  const { counterpartyId } = there;
  if (colleague.isSwitchedOff)
    throw new Conflict('Эту учётную запись отключил магазин. Обратитесь к\u00a0менеджеру');
  await takeBackIntoCompany(tx, { counterpartyId, userId: colleague.id });
  await recordHistory(tx, actor, { counterpartyId, action: 'user.taken-back', details: named(colleague) });
  await tellOfNewMember(tx, { counterpartyId, userId: colleague.id, by: actor.userId, isBack: true });
}

async function saveFields(
  tx: Db,
  actor: ActingUser,
  { counterpartyId }: ActorThere,
  before: Colleague,
  given: Partial<Record<Field, string>>,
): Promise<void> {
  const changed = (Object.keys(fields) as Field[]).filter(
    (field) => given[field] !== undefined && given[field] !== before[field],
  );
  if (changed.length === 0) return;
  if (!before.belongs) throw new Conflict('Этот пользователь отключён. Сначала верните его в\u00a0компанию');
  await refuseSharedPerson(tx, actor.userId, before.id);
  const pick = (source: Partial<Record<Field, string>>) =>
    Object.fromEntries(changed.map((field) => [field, source[field]]));
  await tx
    .updateTable('users')
    .set(Object.fromEntries(changed.map((field) => [fields[field], given[field]])))
    .where('id', '=', before.id)
    .execute();
  await recordHistory(tx, actor, {
    counterpartyId,
    action: 'user.changed',
    details: { ...named(before), was: pick(before), now: pick(given) },
  });
}

function named({ id, name, lastName }: Colleague) {
  return { userId: id, name: `${name} ${lastName}` };
}
