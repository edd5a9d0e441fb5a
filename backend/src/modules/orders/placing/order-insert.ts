import type { Consignee } from '@shop/contracts/basket-order/consignees';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Day } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { allocate } from '../changing/stock-reservation.ts';
import type { Checkout } from '../checkout/checkout.ts';
import type { CheckoutBasis } from '../checkout/checkout-basis.ts';
import { findReservedUntil } from '../reservations/order-reservation.ts';
import { insertLines } from './line-insert.ts';
import type { Destination, OrderDetails } from './order-details.ts';
import { insertShipments } from './shipment-insert.ts';

interface NewOrder {
  readonly number: string;
  readonly details: OrderDetails;
  readonly destination: Destination;
  readonly consignee: Consignee | null;
  readonly checkout: Checkout;
  readonly basis: CheckoutBasis;
}

/**
 * Inserts the order with its lines, shipments, first status and reservations, and reserves the stock. Returns its id and
 * the last day of the reservation: null without a limit, or when nothing is in stock.
 */
export async function insertOrder(
  db: Db,
  actor: Actor,
  order: NewOrder,
): Promise<{ readonly id: number; readonly reservedUntil: Day | null }> {
  const { checkout, details, destination, basis } = order;
  const lines = checkout.lines.map((line, index) => ({
    ...line,
    position: index + 1,
    reservations: allocate(line.quantity, line.stocks, destination.pickupStoreId),
  }));
  const reservedUntil = lines.some(({ reservations }) => reservations.length > 0)
    ? await findReservedUntil(db, details.paySystem, basis)
    : null;
  const { id } = await insertHead(db, actor, order, reservedUntil);
  await insertLines(db, id, lines);
  await insertShipments(db, id, {
    shipments: checkout.plans[details.shipment],
    positions: new Map(lines.map(({ offerId, position }) => [offerId, position])),
    deliveryType: details.deliveryType,
    tariffs: basis.tariffs,
  });
  await db
    .insertInto('order_statuses')
    .values({ order_id: id, status: 'new', reached_by: actor.actedBy?.id ?? actor.userId })
    .execute();
  return { id, reservedUntil };
}

function insertHead(db: Db, actor: Actor, order: NewOrder, reservedUntil: Day | null) {
  const { number, details, destination, consignee, checkout, basis } = order;
  const { totals, lines, paySystems } = checkout;
  const isAllThere = lines.every(({ freeQuantity, quantity }) => freeQuantity >= quantity);
  return scoped(db, actor)
    .insertInto('orders', {
      number,
      contract_id: basis.contract?.id ?? null,
      created_by: actor.userId,
      acted_by: actor.actedBy?.id ?? null,
      order_type: isAllThere ? 1 : 2,
      delivery_type: details.deliveryType,
      address: destination.address,
      address_comment: destination.addressComment,
      pickup_store_id: destination.pickupStoreId,
      transport_company: destination.transportCompany,
      terminal_id: destination.terminalId,
      contact_name: destination.contactName,
      contact_phone: destination.contactPhone,
      consignee: consignee?.name ?? '',
      consignee_inn: consignee?.inn ?? '',
      consignee_kpp: consignee?.kpp ?? '',
      consignee_address: consignee?.address ?? '',
      comment: details.comment,
      wished_on: details.date,
      shipment: details.shipment,
      pay_system: details.paySystem,
      reserved_until: reservedUntil,
      due_on: paySystems.find(({ code }) => code === details.paySystem)?.dueOn ?? null,
      goods_kopecks: totals.goodsKopecks,
      delivery_kopecks: totals.deliveryKopecks,
      vat_kopecks: totals.vatKopecks,
      total_kopecks: totals.totalKopecks,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
