import { addToBasket } from '@shop/shared/contracts/basket';
import type { TestClient } from '../../testing/test-client.ts';
import { type OfferKey, openShop } from '../basket/shop.builder.ts';

type Counted = 'orders' | 'order_lines' | 'order_documents' | 'outbox' | 'notifications' | 'idempotency_keys';

/** The simplest order there is. */
export const byCourier = {
  deliveryType: 'delivery',
  address: 'г. Москва, ул. Руставели, д. 14',
  shipment: 'send-all',
  paySystem: 'invoice',
} as const;

/** The API with the small catalogue and everybody who may or may not order, for tests of ordering. */
export async function openOrderShop() {
  const opened = await openShop();
  const { db, shop } = opened;
  return {
    ...opened,

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

    /** Empties the baskets and frees the stock, after each test. */
    tidy: async () => {
      await db.deleteFrom('basket_rows').execute();
      await db.updateTable('stocks').set({ reserved: 0 }).execute();
    },
  };
}
