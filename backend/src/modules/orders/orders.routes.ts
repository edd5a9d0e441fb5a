import { getBasketPaymentTypes } from '@shop/shared/contracts/basket';
import { getCheckout, placeOrder as placeCall } from '@shop/shared/contracts/checkout';
import { copyOrder as copyCall } from '@shop/shared/contracts/order-copy';
import { getOrder, getOrders } from '@shop/shared/contracts/orders';
import { isAllowed } from '@shop/shared/contracts/permissions';
import { type Module, route, write } from '../../http/route.ts';
import { presentCheckout } from './checkout.presenter.ts';
import { findPlaces, readCheckoutBasis } from './checkout.repository.ts';
import { buildCheckout } from './checkout.ts';
import { copyOrder } from './copy-order.ts';
import { presentOrder, presentOrders } from './orders.presenter.ts';
import { ordersOf } from './orders.repository.ts';
import { placeOrder } from './place-order.ts';

/** Checkout and orders (§7). */
export const orderModule: Module = () => {
  return [
    route(getCheckout, async ({ db, actor, query }) => {
      const basis = await readCheckoutBasis(db, actor, new Date());
      return presentCheckout(buildCheckout(basis, query), await findPlaces(db, actor), basis.tariffs, query);
    }),

    // The basket says what it would cost without the way there: that is chosen at the checkout.
    route(getBasketPaymentTypes, async ({ db, actor, query: { type } }) => {
      const basis = await readCheckoutBasis(db, actor, new Date());
      const { paySystems } = buildCheckout(basis, { shipment: 'send-all', deliveryType: 'pickup' });
      return { items: paySystems.filter(({ code }) => type === undefined || code === type) };
    }),

    write(placeCall, ({ db, actor, body }) => placeOrder(db, actor, body), { needsKey: true }),

    route(getOrders, async ({ db, actor, query }) =>
      presentOrders(await ordersOf(db, actor).list(query), isAllowed('prices.see', actor)),
    ),

    route(getOrder, async ({ db, actor, params: { id } }) => {
      const orders = ordersOf(db, actor);
      const order = await orders.byId(id);
      const [lines, statuses, documents] = [
        await orders.lines(id),
        await orders.statuses(id),
        await orders.documents(id),
      ];
      return presentOrder({ order, lines, statuses, documents }, isAllowed('prices.see', actor));
    }),

    write(copyCall, ({ db, actor, params: { id } }) => copyOrder(db, actor, id), { needsKey: true }),
  ];
};
