import { allRights } from '@shop/contracts/account/permissions';
import { addToBasket } from '@shop/contracts/basket-order/basket';
import type { Actor } from '../../../src/platform/actor/actor.ts';
import type { Db } from '../../../src/platform/database/database.ts';
import type { TestClient } from '../../test-client.ts';
import { type OfferKey, openShop } from '../basket/shop.builder.ts';

type Counted =
  | 'orders'
  | 'order_lines'
  | 'order_shipments'
  | 'order_shipment_lines'
  | 'order_documents'
  | 'outbox'
  | 'notifications'
  | 'idempotency_keys';

/** The simplest order of ООО «Ромашка», whose first address has id 1. */
export const byCourier = {
  deliveryType: 'delivery',
  address: 1,
  shipment: 'send-all',
  paySystem: 'invoice',
} as const;

/** The API with the small catalogue and users with and without the right to order, for tests of ordering. */
export async function openOrderShop() {
  const opened = await openShop();
  const { db, shop } = opened;
  return {
    ...opened,
    /** The same order of the foreign company. */
    byCourierToStranger: { ...byCourier, address: await addressOf(db, 'stranger@demo.example') },

    fill: (client: TestClient, ...lines: readonly (readonly [OfferKey, number])[]) =>
      client.call(addToBasket, {
        body: { products: lines.map(([key, quantity]) => ({ id: shop.idOf(key), quantity })) },
      }),

    countOf: async (table: Counted) => {
      const counting = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
      return (await counting.executeTakeFirstOrThrow()).count;
    },

    stockOf: (key: OfferKey) =>
      db
        .selectFrom('stocks')
        .select(['quantity', 'reserved'])
        .where('offer_id', '=', shop.idOf(key))
        .executeTakeFirstOrThrow(),

    /** The stored order with its shipments and the contents of each. */
    orderOf: async (id: unknown) => {
      const order = await db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', Number(id))
        .executeTakeFirstOrThrow();
      const shipments = await db
        .selectFrom('order_shipments')
        .selectAll()
        .where('order_id', '=', order.id)
        .orderBy('position')
        .execute();
      const parts = await db
        .selectFrom('order_shipment_lines')
        .select(['shipment_id', 'position', 'quantity'])
        .where('order_id', '=', order.id)
        .orderBy('position')
        .execute();
      return {
        ...order,
        shipments: shipments.map((shipment) => ({
          ...shipment,
          parts: parts
            .filter(({ shipment_id }) => shipment_id === shipment.id)
            .map(({ position, quantity }) => [position, quantity]),
        })),
      };
    },

    /** The actor of a login, for calls at a time the test chooses. */
    actorOf: async (login: string): Promise<Actor> => {
      const user = await db
        .selectFrom('users')
        .select(['id', 'current_counterparty_id'])
        .where('login', '=', login)
        .executeTakeFirstOrThrow();
      return {
        sessionId: 0,
        userId: user.id,
        login,
        isDemo: true,
        name: '',
        role: 'CUSTOMER',
        scope: allRights,
        counterpartyId: user.current_counterparty_id,
        isCompanyAdmin: true,
        actedBy: null,
        boundTo: null,
        closure: null,
      };
    },

    /** Empties the baskets and releases the stock after each test. */
    tidy: async () => {
      await db.deleteFrom('basket_rows').execute();
      await db.updateTable('stocks').set({ reserved: 0 }).execute();
    },
  };
}

async function addressOf(db: Db, login: string): Promise<number> {
  const { id } = await db
    .selectFrom('delivery_addresses')
    .innerJoin('users', 'users.current_counterparty_id', 'delivery_addresses.counterparty_id')
    .select('delivery_addresses.id')
    .where('users.login', '=', login)
    .executeTakeFirstOrThrow();
  return id;
}
