import type { OrderDifference } from '@shop/contracts/basket-order/order-changes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { OrderProposal } from './order-proposal.ts';

interface NewChange {
  readonly orderId: number;
  readonly state: 'applied' | 'waiting';
  readonly differences: readonly OrderDifference[];
  readonly proposal: OrderProposal;
  readonly oldTotalKopecks: number;
  readonly newTotalKopecks: number;
}

export async function insertChange(db: Db, change: NewChange): Promise<void> {
  await db
    .insertInto('order_changes')
    .values({
      order_id: change.orderId,
      state: change.state,
      differences: JSON.stringify(change.differences),
      proposal: JSON.stringify(change.proposal),
      old_total_kopecks: change.oldTotalKopecks,
      new_total_kopecks: change.newTotalKopecks,
      decided_at: change.state === 'applied' ? sql`clock_timestamp()` : null,
    })
    .execute();
}

/** The latest change that was not outdated; undefined if there is none. */
export function findLatestChange(db: Db, orderId: number) {
  return db
    .selectFrom('order_changes')
    .select(['id', 'state', 'proposal'])
    .where('order_id', '=', orderId)
    .where('state', '!=', 'outdated')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** All changes of an order that its pages show, the latest first. */
export function readChanges(db: Db, orderId: number) {
  return db
    .selectFrom('order_changes')
    .leftJoin('users as decider', 'decider.id', 'order_changes.decided_by')
    .select(['order_changes.id', 'order_changes.state', 'order_changes.differences'])
    .select(['proposed_at as proposedAt', 'decided_at as decidedAt'])
    .select(['old_total_kopecks as oldTotalKopecks', 'new_total_kopecks as newTotalKopecks'])
    .select(sql<string | null>`trim(decider.name || ' ' || decider.last_name)`.as('decidedByName'))
    .where('order_id', '=', orderId)
    .where('state', '!=', 'outdated')
    .orderBy('order_changes.id', 'desc')
    .limit(50)
    .execute();
}
