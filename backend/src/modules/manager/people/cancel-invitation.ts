import { formatPhone } from '@shop/domain/format/phone';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { holdCompany } from '../../access/access.api.ts';
import { tellCompanies } from '../tell-companies.ts';

/** Takes an invitation by text message back. Throws `NotFound` for another manager's company and for none. */
export async function cancelInvitation(
  db: Db,
  actor: ActingUser,
  { contragent, phone }: { readonly contragent: number; readonly phone: string },
): Promise<void> {
  await holdCompany(db, actor, contragent);
  await unscoped(db, 'the company was found to be the manager’s')
    .deleteFrom('phone_invitations')
    .where('counterparty_id', '=', contragent)
    .where('phone', '=', phone)
    .returning('phone')
    .executeTakeFirstOrThrow(() => new NotFound('Такого приглашения нет'));
  await tellCompanies(db, actor, [contragent], {
    action: 'user.invitation-cancelled',
    details: { phone: formatPhone(phone) },
  });
}
