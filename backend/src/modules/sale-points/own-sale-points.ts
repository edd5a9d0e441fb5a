import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import type { CompanyActor } from '../access/access.api.ts';
import type { SalePointView } from './sale-points.repository.ts';

/**
 * The sale points of the actor's company; other companies that share one are named only if they are the actor's too.
 */
export function ownSalePoints(db: Db, { counterpartyId, userId, boundTo }: CompanyActor): SalePointView {
  const own = unscoped(db, 'the own memberships, at every company')
    .selectFrom('counterparty_users as member')
    .innerJoin('counterparties as own', 'own.id', 'member.counterparty_id')
    .select('own.id')
    .where('member.user_id', '=', userId)
    .where('own.active', '=', true)
    .$if(boundTo !== null, (bound) => bound.where('own.id', '=', boundTo));
  return { within: own.where('own.id', '=', counterpartyId), visible: own, except: counterpartyId };
}
