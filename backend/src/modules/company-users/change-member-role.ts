import type { updateUserRights } from '@shop/contracts/manager/company';
import type * as v from 'valibot';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { Conflict, Forbidden } from '../../platform/errors/errors.ts';
import { publish } from '../../platform/events/live-events.ts';
import { recordHistory } from '../history/history.api.ts';
import { holdAsAdmin } from './company-admin.ts';
import { companyUsersAt, roleOf } from './company-users.repository.ts';
import { changeRole } from './membership.ts';

type Given = v.InferOutput<NonNullable<typeof updateUserRights.body>>;

/**
 * Gives a user of the company other rights, which hold from his next call on. Throws what `holdAsAdmin` throws,
 * `NotFound` for a stranger, `Forbidden` for the own rights, `Conflict` for the last administrator and for who has been
 * taken out.
 */
export async function changeMemberRole(
  tx: Db,
  actor: ActingUser,
  { contragent, userId, ...given }: Given,
): Promise<void> {
  const there = await holdAsAdmin(tx, actor, contragent);
  const { counterpartyId } = there;
  if (userId === actor.userId)
    throw new Forbidden('Свои права изменить нельзя. Попросите другого администратора');
  const before = await companyUsersAt(tx, there).byId(userId);
  if (!before.belongs) throw new Conflict('Этот пользователь отключён. Сначала верните его в\u00a0компанию');
  const [was, now] = [roleOf(before), roleOf(given)];
  if (was.isAdmin === now.isAdmin && was.rights.join() === now.rights.join()) return;
  await changeRole(tx, { counterpartyId, userId }, now);
  await recordHistory(tx, actor, {
    counterpartyId,
    action: 'user.rights-changed',
    details: { userId, name: `${before.name} ${before.lastName}`, was, now },
  });
  await publish(tx, 'company.changed', {}, { counterpartyId });
}
