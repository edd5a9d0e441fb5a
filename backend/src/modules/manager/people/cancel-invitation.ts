import { formatPhone } from '@shop/domain/format/phone';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { lockCompany } from '../../access/access.api.ts';
import { recordCompanyChange } from '../history/record-company-change.ts';

/**
 * Cancels an invitation by text message. Throws `NotFound` for another manager's company and for an unknown invitation.
 */
export async function cancelInvitation(
  db: Db,
  actor: Actor,
  { contragent, phone }: { readonly contragent: number; readonly phone: string },
): Promise<void> {
  await lockCompany(db, actor, contragent);
  await unscoped(db, 'the company was found to be the manager’s')
    .deleteFrom('phone_invitations')
    .where('counterparty_id', '=', contragent)
    .where('phone', '=', phone)
    .returning('phone')
    .executeTakeFirstOrThrow(() => new NotFound('Такого приглашения нет'));
  await recordCompanyChange(db, actor, [contragent], {
    action: 'user.invitation-cancelled',
    details: { phone: formatPhone(phone) },
  });
}
