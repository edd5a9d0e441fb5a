import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { recordHistory } from '../history/history.api.ts';
import { addToCompany } from './membership.ts';
import { notifyNewMember } from './notify-new-member.ts';

/**
 * Returns valid invitations of a phone, ordered by company name: the company is open, the manager who invited is
 * active, and no other manager has taken the company over.
 */
export function findInvitations(db: Db, phone: string) {
  return unscoped(db, 'an invitation is found by the phone alone')
    .selectFrom('phone_invitations as invitation')
    .innerJoin('counterparties as company', 'company.id', 'invitation.counterparty_id')
    .innerJoin('users as inviter', 'inviter.id', 'invitation.invited_by')
    .select([
      'company.id as counterpartyId',
      'company.name',
      'invitation.is_admin as isAdmin',
      'invitation.rights',
      'invitation.invited_by as by',
    ])
    .where('invitation.phone', '=', phone)
    .where('invitation.expires_at', '>', new Date())
    .where('company.active', '=', true)
    .where('company.closed_at', 'is', null)
    .where('inviter.active', '=', true)
    .where('inviter.role', '=', 'MANAGER')
    .where((eb) =>
      eb.or([
        eb('company.manager_id', 'is', null),
        eb('company.manager_id', '=', eb.ref('invitation.invited_by')),
      ]),
    )
    .orderBy('company.name')
    .orderBy('company.id')
    .execute();
}

/**
 * Adds a user to the companies that have invited his phone. Call it in a transaction once he has proven the phone:
 * after registration, or when it becomes the new phone of his account. Each invitation works once.
 */
export async function acceptInvitations(tx: Db, userId: number, phone: string): Promise<void> {
  for (const { counterpartyId, isAdmin, rights, by } of await findInvitations(tx, phone)) {
    const isNew = await addToCompany(tx, { counterpartyId, userId }, { isAdmin, rights });
    if (!isNew) continue;
    const { name, lastName } = await tx
      .selectFrom('users')
      .select(['name', 'last_name as lastName'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await recordHistory(
      tx,
      { userId, actedBy: null },
      {
        counterpartyId,
        action: 'user.added',
        details: { userId, name: `${name} ${lastName}`, isAdmin, rights },
      },
    );
    await notifyNewMember(tx, { counterpartyId, userId, by });
  }
  await unscoped(tx, 'invitations to the phone are used up')
    .deleteFrom('phone_invitations')
    .where('phone', '=', phone)
    .execute();
}
