import { isAllowed } from '@shop/contracts/account/permissions';
import {
  getBasketPaymentTypes,
  getCheckout,
  placeOrder as placeCall,
} from '@shop/contracts/basket-order/checkout';
import { acceptOrderChange, declineOrderChange } from '@shop/contracts/basket-order/order-changes';
import { copyOrder as copyCall } from '@shop/contracts/basket-order/order-copy';
import {
  cancelOrder as cancelCall,
  exportOrder,
  exportOrders,
  extendReservation as extendCall,
  getOrder,
  getOrders,
} from '@shop/contracts/basket-order/orders';
import { type Module, route, write } from '../../platform/http/route.ts';
import { readerOfOrder } from '../access/access.api.ts';
import { atCompany } from '../basket/basket.api.ts';
import { isUpdIssuedHere } from '../documents/documents.api.ts';
import { findPaidOfOrder } from '../finances/finances.api.ts';
import { cancelOrder } from './changing/cancel-order.ts';
import { presentCheckout } from './checkout/checkout.presenter.ts';
import { findPlaces, readCheckoutBasis } from './checkout/checkout.repository.ts';
import { buildCheckout } from './checkout/checkout.ts';
import { copyOrder } from './copying/copy-order.ts';
import { decideChange } from './differences/decide-change.ts';
import { describeAccounting } from './differences/present-changes.ts';
import { ORDER_FILE, ORDERS_FILE, registerOrderFiles } from './list/export-orders.ts';
import { findOrders } from './list/order-list.repository.ts';
import { presentOrder, presentOrders } from './list/orders.presenter.ts';
import { ordersOf } from './list/orders.repository.ts';
import { findRequestedCompanies } from './list/requested-companies.ts';
import { placeOrder } from './placing/place-order.ts';
import { extendReservation } from './reservations/extend-reservation.ts';
import { describeReservation } from './reservations/order-reservation.ts';

/** Checkout and orders (§7). */
export const orderModule: Module = ({ files }) => {
  registerOrderFiles(files);

  return [
    route(getCheckout, async ({ db, actor, query }) => {
      const basis = await readCheckoutBasis(db, actor, new Date());
      return presentCheckout(buildCheckout(basis, query), await findPlaces(db, actor), basis.tariffs, query);
    }),

    // The basket shows its sum without delivery, which is chosen at the checkout.
    route(getBasketPaymentTypes, async ({ db, actor, query: { type } }) => {
      const basis = await readCheckoutBasis(db, actor, new Date());
      const { paySystems } = buildCheckout(basis, { shipment: 'send-all', deliveryType: 'pickup' });
      return { items: paySystems.filter(({ code }) => type === undefined || code === type) };
    }),

    write(placeCall, ({ db, actor, body, services }) => placeOrder(db, actor, body, services.settings), {
      needsKey: true,
    }),

    route(getOrders, async ({ db, actor, query: { contragent, ...filter } }) => {
      const { own, requestedIds } = await findRequestedCompanies(db, actor, contragent);
      return presentOrders(await findOrders(db, requestedIds, filter), own, actor);
    }),

    route(getOrder, async ({ db, actor, params: { id } }) => {
      const there = await readerOfOrder(db, actor, id);
      const orders = ordersOf(db, there);
      const placed = await orders.byId(id);
      const parts = {
        order: placed,
        // A manager reads as the client would, without the right to change anything.
        reservation: await describeReservation(db, actor.role === 'MANAGER' ? actor : there, placed),
        lines: await orders.lines(id),
        shipments: await orders.shipments(id),
        statuses: await orders.statuses(id),
        documents: await orders.documents(id),
        isUpdHere: await isUpdIssuedHere(db),
        accounting: await describeAccounting(db, there, id),
        paidKopecks: isAllowed('finances.see', there) ? await findPaidOfOrder(db, there, id) : null,
      };
      const { order } = presentOrder(parts, there);
      // A manager may only read; to change an order, the manager impersonates a customer.
      return {
        order:
          actor.role === 'MANAGER'
            ? { ...order, canCancel: false, canClaim: false, canDecideChange: false }
            : order,
      };
    }),

    write(cancelCall, ({ db, actor, params: { id }, body: { reason } }) =>
      cancelOrder(db, actor, id, reason),
    ),

    write(acceptOrderChange, ({ db, actor, params: { id }, body: { change } }) =>
      decideChange(db, actor, { orderId: id, changeId: change, decision: 'accepted' }),
    ),

    write(declineOrderChange, ({ db, actor, params: { id }, body: { change } }) =>
      decideChange(db, actor, { orderId: id, changeId: change, decision: 'declined' }),
    ),

    write(extendCall, ({ db, actor, params: { id } }) => extendReservation(db, actor, id)),

    write(copyCall, ({ db, actor, params: { id }, body }) => copyOrder(db, atCompany(actor, body), id)),

    write(exportOrders, async ({ db, actor, body: parameters }) => {
      await findRequestedCompanies(db, actor, parameters.contragent);
      return { url: await files.issueUrl(db, actor, { kind: ORDERS_FILE, parameters }) };
    }),

    write(exportOrder, async ({ db, actor, params: { id } }) => {
      await readerOfOrder(db, actor, id);
      return { url: await files.issueUrl(db, actor, { kind: ORDER_FILE, parameters: { id } }) };
    }),
  ];
};
