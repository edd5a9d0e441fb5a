import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';

/** The person who placed an order, with his rights there; undefined once he has left the company. */
export function findBuyer(
  db: Db,
  { createdBy, counterpartyId }: { readonly createdBy: number; readonly counterpartyId: number },
) {
  return unscoped(db, 'the buyer of the order')
    .selectFrom('users')
    .innerJoin('counterparty_users as membership', 'membership.user_id', 'users.id')
    .select(['users.id', 'users.login', 'membership.is_admin as isAdmin', 'membership.rights'])
    .where('users.id', '=', createdBy)
    .where('users.active', '=', true)
    .where('membership.counterparty_id', '=', counterpartyId)
    .executeTakeFirst();
}
