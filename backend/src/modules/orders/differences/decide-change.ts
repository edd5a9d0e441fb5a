import { sql } from 'kysely';
import * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { Changed, Conflict, NotFound } from '../../../platform/errors/errors.ts';
import { actorOfOrder, UNKNOWN_ORDER } from '../../access/access.api.ts';
import { publishOrderChanged } from '../changing/publish-order-changed.ts';
import { applyProposal } from './apply-proposal.ts';
import { handOverAgain } from './hand-over-again.ts';
import { notifyOfDecision } from './notify-of-change.ts';
import { lockOrderContent } from './order-content.repository.ts';
import { orderProposal } from './order-proposal.ts';
import { writeAs1c } from './write-as-1c.ts';

type Decision = 'accepted' | 'declined';

interface Decided {
  readonly orderId: number;
  readonly changeId: number;
  readonly decision: Decision;
}

/**
 * The buyer's answer to a waiting change, in the call's transaction, which locks the order first. An accepted change is
 * applied; a declined one leaves the order as it is and sends it to 1C once more. The same answer twice is the same.
 *
 * Throws `NotFound` and `Forbidden` as `actorOfOrder`, `NotFound` for a change of another order, `Changed` once 1C has
 * sent another change or the order went on, and `Conflict` after the opposite answer.
 */
export async function decideChange(
  db: Db,
  actor: Actor,
  { orderId, changeId, decision }: Decided,
): Promise<{ readonly state: Decision }> {
  const there = await actorOfOrder(db, actor, orderId, 'order.place');
  const order = await lockOrderContent(db, orderId);
  if (order === undefined) throw new NotFound(UNKNOWN_ORDER);
  const change = await db
    .selectFrom('order_changes')
    .select(['state', 'proposal'])
    .where('id', '=', changeId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (change === undefined) throw new NotFound('Такого изменения у\u00a0заказа нет');
  if (change.state === decision) return { state: decision };
  if (change.state === 'outdated')
    throw new Changed('Пока вы\u00a0решали, заказ изменился ещё раз. Посмотрите на\u00a0него снова');
  if (change.state !== 'waiting') throw new Conflict('По\u00a0этому изменению уже решили');

  await db
    .updateTable('order_changes')
    .set({ state: decision, decided_at: sql`clock_timestamp()`, decided_by: actor.userId })
    .where('id', '=', changeId)
    .execute();
  if (decision === 'accepted') {
    // 1C knows these lines already.
    await writeAs1c(db);
    await applyProposal(db, order, v.parse(orderProposal, change.proposal));
  } else await handOverAgain(db, orderId);
  await scoped(db, there)
    .insertInto('history', {
      user_id: actor.userId,
      acted_by: actor.actedBy?.id ?? null,
      action: decision === 'accepted' ? 'order.change-accepted' : 'order.change-declined',
      details: JSON.stringify({ orderId, number: order.number }),
    })
    .execute();
  const by = actor.actedBy?.name ?? actor.name;
  await notifyOfDecision(db, order, { isAccepted: decision === 'accepted', by });
  await publishOrderChanged(db, { orderId, counterpartyId: order.counterpartyId });
  return { state: decision };
}
