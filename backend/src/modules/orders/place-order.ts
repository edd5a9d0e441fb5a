import { todayInMoscow } from '../../calendar/days.ts';
import type { Db } from '../../database/database.ts';
import { takeNumber } from '../../database/number-series.ts';
import { scoped } from '../../database/scoped.ts';
import { publish } from '../../events/live-events.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { Changed, Validation } from '../../http/errors.ts';
import { deleteRows, lockBasket } from '../basket/basket-rows.repository.ts';
import { forgetRemoved } from '../basket/removed-rows.repository.ts';
import { findPlaces, readCheckoutBasis } from './checkout.repository.ts';
import { buildCheckout, EMPTY_BASKET } from './checkout.ts';
import { checkDetails, type OrderDetails } from './order-details.ts';
import { insertOrder } from './order-insert.ts';
import { tellOfOrder } from './order-letters.ts';
import { lockStocks } from './stock-reservation.ts';

/**
 * Places an order of everything in the basket (§7 `order/add`), inside the call's one transaction: the basket is
 * held first, then the stock, so nobody changes either between the check and the reservation.
 *
 * Throws `Validation` for an empty basket, a missing field or a way to pay that is not open, and `Changed` if
 * lines, prices or stock are no longer those of `details.version`; then nothing has happened.
 */
export async function placeOrder(
  db: Db,
  actor: ActingUser,
  details: OrderDetails,
): Promise<{ readonly id: number; readonly number: string }> {
  const today = todayInMoscow();
  await lockBasket(db, actor);
  await lockStocks(db, await basketOfferIds(db, actor));
  const basis = await readCheckoutBasis(db, actor, today);
  if (basis.records.length === 0) throw new Validation(EMPTY_BASKET);

  const checkout = buildCheckout(basis, details);
  if (details.version !== undefined && details.version !== checkout.version) {
    throw new Changed(
      'Пока вы оформляли заказ, изменились цены или остатки. Проверьте заказ и подтвердите ещё раз',
    );
  }
  const [problem] = checkout.errors;
  if (problem !== undefined) throw new Validation(problem);
  const { stores } = await findPlaces(db, actor);
  checkDetails(
    details,
    stores.map(({ id }) => id),
    today,
  );
  const paySystem = checkout.paySystems.find(({ code }) => code === details.paySystem)!;
  if (!paySystem.isAvailable) throw new Validation(paySystem.note, 'paySystem');

  const number = await takeNumber(db, 'order', 'ЗК', today);
  const id = await insertOrder(db, actor, { number, details, checkout, basis, dueOn: paySystem.dueOn });
  await db
    .insertInto('order_documents')
    .values({
      order_id: id,
      kind: 'invoice',
      number: await takeNumber(db, 'invoice', 'СЧ', today),
      issued_on: today,
    })
    .execute();

  const mine = scoped(db, actor);
  await mine
    .insertInto('history', {
      user_id: actor.userId,
      acted_by: actor.actedBy?.id ?? null,
      action: 'order.placed',
      details: JSON.stringify({ orderId: id, number }),
    })
    .execute();
  const { counterpartyId } = mine;
  const rows = await deleteRows(db, actor);
  await forgetRemoved(db, actor);
  await tellOfOrder(db, actor, { id, number, totalKopecks: checkout.totals.totalKopecks });
  await publish(db, 'order.placed', { orderId: id }, { counterpartyId });
  await publish(db, 'basket.changed', { offerIds: rows.map(({ offerId }) => offerId) }, { counterpartyId });
  return { id, number };
}

async function basketOfferIds(db: Db, actor: ActingUser): Promise<readonly number[]> {
  const rows = await scoped(db, actor).selectFrom('basket_rows').select('offer_id').execute();
  return rows.map(({ offer_id }) => offer_id);
}
