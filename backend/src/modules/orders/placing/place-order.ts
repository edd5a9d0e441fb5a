import type { Actor } from '../../../platform/actor/actor.ts';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { nextNumber } from '../../../platform/database/number-series.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { Changed, Validation } from '../../../platform/errors/errors.ts';
import { publish } from '../../../platform/events/live-events.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { deleteRemovedRows, deleteRows, lockBasket } from '../../basket/basket.api.ts';
import { issueInvoice } from '../../documents/documents.api.ts';
import { lockStocks } from '../changing/stock-reservation.ts';
import { lockContracts, readCheckoutBasis } from '../checkout/checkout.repository.ts';
import { buildCheckout, type Checkout } from '../checkout/checkout.ts';
import type { CheckoutBasis } from '../checkout/checkout-basis.ts';
import { checkWishedDay } from '../checkout/checkout-dates.ts';
import { EMPTY_BASKET } from '../checkout/checkout-problems.ts';
import { emailSellers } from './email-sellers.ts';
import { notifyOfOrder } from './notify-of-order.ts';
import { findConsignee, findDestination, type OrderDetails } from './order-details.ts';
import { insertOrder } from './order-insert.ts';

interface PlacedOrder {
  readonly id: number;
  readonly number: string;
}

/**
 * Places an order of the whole basket (§7 `order/add`), in the call's single transaction: basket, contract and stock
 * are locked, so nothing changes between the check and the reservation (decision 011).
 *
 * Throws `Changed` when the checkout no longer matches `details.version`, `Validation` of the first field that is
 * missing, wrong or unavailable to the buyer, and `NotFound` for another company's address or consignee.
 */
export async function placeOrder(
  db: Db,
  actor: Actor,
  details: OrderDetails,
  { publicUrl, now = new Date() }: Pick<Settings, 'publicUrl'> & { readonly now?: Date },
): Promise<PlacedOrder> {
  checkCounterparty(actor, details);
  const basis = await lockAndReadBasis(db, actor, now);
  const checkout = buildCheckout(basis, details);
  checkAsShown(checkout, details);
  const destination = await findDestination(db, actor, details);
  const consignee = await findConsignee(db, actor, details);
  checkChoices(checkout, details);

  const today = todayInMoscow(now);
  const number = await nextNumber(db, 'order', 'ЗК', today);
  const placed = { number, details, destination, consignee, checkout, basis };
  const { id, reservedUntil } = await insertOrder(db, actor, placed);
  await issueInvoice(db, id, today);
  await noteInHistory(db, actor, { id, number });
  const order = { id, number, details, destination, checkout, reservedUntil };
  await emailSellers(db, actor, order, { publicUrl });
  await notifyOfOrder(db, actor, order);
  await publish(db, 'order.placed', { orderId: id }, { counterpartyId: basis.counterpartyId });
  await emptyBasket(db, actor);
  return { id, number };
}

/** Another tab may have switched the counterparty since the page was loaded. */
function checkCounterparty(actor: Actor, { contragent }: OrderDetails): void {
  if (contragent === undefined || contragent === actor.counterpartyId) return;
  throw new Changed(
    'Вы перешли к другой компании. Проверьте заказ: у неё своя корзина, цены и адреса',
    'contragent',
  );
}

/**
 * Locks the basket first, as every order and basket change does, so that those of one company run one after another.
 */
async function lockAndReadBasis(db: Db, actor: Actor, now: Date): Promise<CheckoutBasis> {
  await lockBasket(db, actor);
  await lockContracts(db, actor);
  await lockStocks(db, await basketOfferIds(db, actor));
  return readCheckoutBasis(db, actor, now);
}

async function basketOfferIds(db: Db, actor: Actor): Promise<readonly number[]> {
  const rows = await scoped(db, actor).selectFrom('basket_rows').select('offer_id').execute();
  return rows.map(({ offer_id }) => offer_id);
}

/** An empty basket has its own message: another tab may have placed the order. */
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

/** Records who ordered and which manager impersonated that user (decisions: impersonation). */
async function noteInHistory(db: Db, actor: Actor, { id, number }: PlacedOrder): Promise<void> {
  await scoped(db, actor)
    .insertInto('history', {
      user_id: actor.userId,
      acted_by: actor.actedBy?.id ?? null,
      action: 'order.placed',
      details: JSON.stringify({ orderId: id, number }),
    })
    .execute();
}

async function emptyBasket(db: Db, actor: Actor): Promise<void> {
  const { counterpartyId } = scoped(db, actor);
  const rows = await deleteRows(db, actor);
  await deleteRemovedRows(db, actor);
  await publish(db, 'basket.changed', { offerIds: rows.map(({ offerId }) => offerId) }, { counterpartyId });
}
