import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { takeNumber } from '../../../platform/database/number-series.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { Changed, Validation } from '../../../platform/errors/errors.ts';
import { publish } from '../../../platform/events/live-events.ts';
import { deleteRows, forgetRemoved, lockBasket } from '../../basket/basket.api.ts';
import { issueInvoice } from '../../documents/documents.api.ts';
import { lockStocks } from '../changing/stock-reservation.ts';
import { lockContracts, readCheckoutBasis } from '../checkout/checkout.repository.ts';
import { buildCheckout, type Checkout } from '../checkout/checkout.ts';
import type { CheckoutBasis } from '../checkout/checkout-basis.ts';
import { checkWishedDay } from '../checkout/checkout-dates.ts';
import { EMPTY_BASKET } from '../checkout/checkout-problems.ts';
import { findConsignee, findDestination, type OrderDetails } from './order-details.ts';
import { insertOrder } from './order-insert.ts';
import { tellOfOrder } from './order-letters.ts';

interface PlacedOrder {
  readonly id: number;
  readonly number: string;
}

/**
 * Places an order of everything in the basket (§7 `order/add`), inside the call's one transaction: basket, contract
 * and stock are held, so nobody changes them between the check and the reservation (decision 011).
 *
 * Throws `Changed` if what was shown at `details.version` is no longer so, `Validation` with the field for what is
 * missing, wrong or not open to the buyer, `NotFound` for another company's address or consignee; then nothing has
 * happened.
 */
export async function placeOrder(
  db: Db,
  actor: ActingUser,
  details: OrderDetails,
  now = new Date(),
): Promise<PlacedOrder> {
  checkCounterparty(actor, details);
  const basis = await holdBasis(db, actor, now);
  const checkout = buildCheckout(basis, details);
  checkAsShown(checkout, details);
  const destination = await findDestination(db, actor, details);
  const consignee = await findConsignee(db, actor, details);
  checkChoices(checkout, details);

  const today = todayInMoscow(now);
  const number = await takeNumber(db, 'order', 'ЗК', today);
  const id = await insertOrder(db, actor, { number, details, destination, consignee, checkout, basis });
  await issueInvoice(db, id, today);
  await noteInHistory(db, actor, { id, number });
  await tellOfOrder(db, actor, { id, number, details, destination, checkout });
  await publish(db, 'order.placed', { orderId: id }, { counterpartyId: basis.counterpartyId });
  await emptyBasket(db, actor);
  return { id, number };
}

/** The page may be of the counterparty that was current before the switch in another tab. */
function checkCounterparty(actor: ActingUser, { contragent }: OrderDetails): void {
  if (contragent === undefined || contragent === actor.counterpartyId) return;
  throw new Changed(
    'Вы перешли к другой компании. Проверьте заказ: у неё своя корзина, цены и адреса',
    'contragent',
  );
}

/** The basket first: whoever places an order or changes the basket holds it, so two of a company come one by one. */
async function holdBasis(db: Db, actor: ActingUser, now: Date): Promise<CheckoutBasis> {
  await lockBasket(db, actor);
  await lockContracts(db, actor);
  await lockStocks(db, await basketOfferIds(db, actor));
  return readCheckoutBasis(db, actor, now);
}

async function basketOfferIds(db: Db, actor: ActingUser): Promise<readonly number[]> {
  const rows = await scoped(db, actor).selectFrom('basket_rows').select('offer_id').execute();
  return rows.map(({ offer_id }) => offer_id);
}

/** An empty basket is told as such: the order may have been placed from another tab. */
function checkAsShown({ version, errors }: Checkout, details: OrderDetails): void {
  const isEmpty = errors.includes(EMPTY_BASKET);
  if (!isEmpty && details.version !== undefined && details.version !== version) {
    throw new Changed(
      'Пока вы оформляли заказ, изменились цены, остатки или сроки. Проверьте заказ и подтвердите ещё раз',
    );
  }
  const [problem] = errors;
  if (problem !== undefined) throw new Validation(problem);
}

function checkChoices({ dates, paySystems }: Checkout, details: OrderDetails): void {
  if (details.date !== null) checkWishedDay(details.date, dates);
  const { isAvailable, note, advice } = paySystems.find(({ code }) => code === details.paySystem)!;
  if (!isAvailable) throw new Validation(`${note}. ${advice}`, 'paySystem');
}

/** Who ordered, and which manager for him (decisions: impersonation). */
async function noteInHistory(db: Db, actor: ActingUser, { id, number }: PlacedOrder): Promise<void> {
  await scoped(db, actor)
    .insertInto('history', {
      user_id: actor.userId,
      acted_by: actor.actedBy?.id ?? null,
      action: 'order.placed',
      details: JSON.stringify({ orderId: id, number }),
    })
    .execute();
}

async function emptyBasket(db: Db, actor: ActingUser): Promise<void> {
  const { counterpartyId } = scoped(db, actor);
  const rows = await deleteRows(db, actor);
  await forgetRemoved(db, actor);
  await publish(db, 'basket.changed', { offerIds: rows.map(({ offerId }) => offerId) }, { counterpartyId });
}
