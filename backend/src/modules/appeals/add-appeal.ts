import type { addAppeal as addAppealCall } from '@shop/shared/contracts/appeals';
import { isAllowed } from '@shop/shared/contracts/permissions';
import type * as v from 'valibot';
import { todayInMoscow } from '../../calendar/days.ts';
import type { Db } from '../../database/database.ts';
import { takeNumber } from '../../database/number-series.ts';
import { scoped } from '../../database/scoped.ts';
import { publish } from '../../events/live-events.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { Forbidden, Validation } from '../../http/errors.ts';
import { notify } from '../notifications/notify.ts';
import { actorOfOrder } from '../orders/order-actor.ts';
import { checkClaimLines, saveClaimLines } from './claim-lines.ts';

type NewAppeal = v.InferOutput<typeof addAppealCall.body & {}>;

/**
 * Opens an appeal with its first message and tells the counterparty's manager, all in the call's transaction. One about
 * an order is the order's company's. Throws `Validation` for an unknown type and, naming it, for a line the order has
 * not or not so much of, `NotFound` for an order of another company, `Forbidden` without the right `appeals` there.
 */
export async function addAppeal(
  db: Db,
  actor: ActingUser,
  { typeId, subject, message, orderId, lines }: NewAppeal,
) {
  const there = orderId === null ? actor : await actorOfOrder(db, actor, orderId);
  if (!isAllowed('appeal.add', there)) throw new Forbidden();
  const mine = scoped(db, there);
  const type = await db.selectFrom('appeal_types').select('id').where('id', '=', typeId).executeTakeFirst();
  if (type === undefined) throw new Validation('Выберите тему обращения из списка', 'type');
  await checkClaimLines(db, there, orderId, lines);

  const number = await takeNumber(db, 'appeal', 'ОБ', todayInMoscow());
  const { id } = await mine
    .insertInto('appeals', { number, created_by: actor.userId, type_id: typeId, subject, order_id: orderId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('appeal_messages')
    .values({ appeal_id: id, author_id: actor.userId, side: 'customer', message })
    .execute();
  if (orderId !== null) await saveClaimLines(db, id, orderId, lines);
  await mine
    .insertInto('history', {
      user_id: actor.userId,
      acted_by: actor.actedBy?.id ?? null,
      action: 'appeal.added',
      details: JSON.stringify({ appealId: id, number }),
    })
    .execute();
  await tellManager(db, mine.counterpartyId, { id, number, subject });
  await publish(db, 'appeal.changed', { appealId: id }, { counterpartyId: mine.counterpartyId });
  return { id, number };
}

async function tellManager(
  db: Db,
  counterpartyId: number,
  appeal: { readonly id: number; readonly number: string; readonly subject: string },
): Promise<void> {
  const { name, managerId } = await db
    .selectFrom('counterparties')
    .select(['name', 'manager_id as managerId'])
    .where('id', '=', counterpartyId)
    .executeTakeFirstOrThrow();
  if (managerId === null) return;
  await notify(db, {
    userId: managerId,
    counterpartyId,
    kind: 'appeal',
    title: `Новое обращение ${appeal.number}`,
    message: `${name}: ${appeal.subject}`,
    link: `/appeal/${appeal.id}/`,
  });
  await publish(db, 'appeal.changed', { appealId: appeal.id }, { userId: managerId });
}
