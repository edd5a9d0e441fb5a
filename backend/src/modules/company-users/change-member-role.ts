import type { updateUserRights } from '@shop/contracts/manager/company';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Conflict, Forbidden } from '../../platform/errors/errors.ts';
import { publish } from '../../platform/events/live-events.ts';
import { recordHistory } from '../history/history.api.ts';
import { companyUsersAt, roleOf } from './company-users.repository.ts';
import { lockAsAdmin } from './lock-as-admin.ts';
import { changeRole } from './membership.ts';

type Input = v.InferOutput<NonNullable<typeof updateUserRights.body>>;

/**
 * Changes the rights of a company user, effective from his next call. Throws like `lockAsAdmin`; `NotFound` for a user
 * of other companies, `Forbidden` for the actor's own rights, `Conflict` for the last administrator and for a former
 * member.
 */
export async function changeMemberRole(
  tx: Db,
  actor: Actor,
  { contragent, userId, ...requested }: Input,
): Promise<void> {
  const companyActor = await lockAsAdmin(tx, actor, contragent);
  const { counterpartyId } = companyActor;
  if (userId === actor.userId)
    throw new Forbidden('Свои права изменить нельзя. Попросите другого администратора');
  const before = await companyUsersAt(tx, companyActor).byId(userId);
  if (!before.belongs) throw new Conflict('Этот пользователь отключён. Сначала верните его в\u00a0компанию');
  const [was, now] = [roleOf(before), roleOf(requested)];
  if (was.isAdmin === now.isAdmin && was.rights.join() === now.rights.join()) return;
  await changeRole(tx, { counterpartyId, userId }, now);
  await recordHistory(tx, actor, {
    counterpartyId,
    action: 'user.rights-changed',
    details: { userId, name: `${before.name} ${before.lastName}`, was, now },
  });
  await publish(tx, 'company.changed', {}, { counterpartyId });
}
