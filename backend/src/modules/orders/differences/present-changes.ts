import { isAllowed } from '@shop/contracts/account/permissions';
import { type OrderDifference, orderDifference } from '@shop/contracts/basket-order/order-changes';
import type { getOrder } from '@shop/contracts/basket-order/orders';
import type { WireAnswer } from '@shop/contracts/platform/call';
import * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { readChanges } from './order-changes.repository.ts';

type OrderAnswer = WireAnswer<typeof getOrder>['order'];
type OfAccounting = Pick<OrderAnswer, 'accounting' | 'waitingChange' | 'changes' | 'canDecideChange'>;

/** Describes to the reader of an order what the accounting system says of it and has changed in it. */
export async function describeAccounting(db: Db, actor: Actor, orderId: number): Promise<OfAccounting> {
  const known = await unscoped(db, 'the actor reads this order')
    .selectFrom('orders')
    .leftJoin('order_external as external', 'external.order_id', 'orders.id')
    .select(['orders.status as orderStatus', 'taken_at as takenAt', 'external.order_id as orderId'])
    .select(['external.number', 'external.dated_on as datedOn', 'external.status', 'external.refusal'])
    .select('external.is_from_1c as isPlacedThere')
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const isKnown = known.orderId !== null || known.takenAt !== null;
  const changes = (await readChanges(db, orderId)).map((row) => presentChange(row, actor));
  const waiting = changes.find(({ state }) => state === 'waiting') ?? null;
  return {
    accounting: isKnown
      ? {
          takenAt: known.takenAt?.toISOString() ?? null,
          number: known.number ?? '',
          datedOn: known.datedOn,
          status: known.status ?? '',
          refusal: known.refusal ?? '',
          isPlacedThere: known.isPlacedThere ?? false,
        }
      : null,
    waitingChange: waiting,
    changes: changes.filter((change) => change !== waiting),
    canDecideChange: waiting !== null && isAllowed('order.place', actor),
  };
}

function presentChange(
  { differences, proposedAt, decidedAt, ...change }: Awaited<ReturnType<typeof readChanges>>[number],
  actor: Actor,
) {
  const canSeePrices = isAllowed('prices.see', actor);
  const stored = v.parse(v.array(orderDifference), differences);
  return {
    ...change,
    proposedAt: proposedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    oldTotalKopecks: canSeePrices ? change.oldTotalKopecks : null,
    newTotalKopecks: canSeePrices ? change.newTotalKopecks : null,
    differences: canSeePrices ? stored : stored.flatMap(withoutSums),
  };
}

function withoutSums(difference: OrderDifference): readonly OrderDifference[] {
  switch (difference.kind) {
    case 'price':
    case 'delivery':
      return [{ ...difference, beforeKopecks: null, afterKopecks: null }];
    case 'added':
      return [{ ...difference, afterKopecks: null }];
    default:
      return [difference];
  }
}
