import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';

/** The code of the appeals in which a company requests a change of its requisites. */
export const REQUISITES = 'requisites';

/** Returns the unsettled requests for changed requisites, by company id. */
export async function findOpenUpdateRequests(db: Db, counterpartyIds: readonly number[]) {
  if (counterpartyIds.length === 0) return new Map<number, { id: number; number: string }>();
  const rows = await unscoped(db, 'companies that the actor was found to belong to')
    .selectFrom('appeals')
    .innerJoin('appeal_types', 'appeal_types.id', 'appeals.type_id')
    .select(['appeals.counterparty_id as counterpartyId', 'appeals.id', 'appeals.number'])
    .where('appeals.counterparty_id', 'in', counterpartyIds)
    .where('appeal_types.code', '=', REQUISITES)
    .where('appeals.status', 'not in', ['solved', 'closed'])
    .orderBy('appeals.id')
    .execute();
  return new Map(rows.map(({ counterpartyId, ...request }) => [counterpartyId, request]));
}
