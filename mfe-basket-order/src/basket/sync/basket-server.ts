import {
  addListToBasket,
  addToBasket,
  type BasketRow,
  type BasketSummary,
  clearBasket,
  forgetRemoved,
  type getBasket,
  getBasketFields,
  getBasketSummary,
  removeFromBasket,
  setBasketQuantities,
  updateBasketRow,
} from '@shop/contracts/basket-order/basket';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { basketQuery } from '../../common/basket.queries.ts';
import { outlivingFetch } from '../../common/outliving-fetch.ts';
import { type Operation, offersOf } from '../state/basket-state.ts';
import type { StoredLine } from '../state/settle-operation.ts';
import type { RowFields } from '../state/take-fields.ts';

/** What the basket needs of the server; tests of the store bring a server of their own. */
export interface BasketServer {
  load(): Promise<CallAnswer<typeof getBasket>>;
  /** What may have changed of these offers since, and the summary. */
  readChanges(offerIds: readonly number[]): Promise<{ fields: RowFields; summary: BasketSummary }>;
  /** Sends one operation and answers what the server holds afterwards for the offers it spoke of. */
  send(operation: Operation, idempotencyKey: string): Promise<readonly StoredLine[]>;
}

export const basketServer: BasketServer = {
  load: () => queryClient.fetchQuery({ ...basketQuery(), staleTime: 0 }),
  async readChanges(offerIds) {
    const [answer, summary] = await Promise.all([
      call(getBasketFields, { body: { productId: [...offerIds], fields: [...changing] } }),
      call(getBasketSummary, {}),
    ]);
    const fields = new Map(Object.entries(answer).map(([id, each]) => [Number(id), toRowFields(each)]));
    return { fields, summary };
  },
  async send(operation, idempotencyKey) {
    const options = { idempotencyKey, ...(isSmall(operation) && { fetch: outlivingFetch }) };
    switch (operation.kind) {
      case 'add': {
        const products = operation.lines.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
        const contract = products.length > 1 ? addListToBasket : addToBasket;
        const answer = await call(contract, { body: { products } }, options);
        return answer.products.map(({ id, rowId, quantity }) => ({ offerId: id, rowId, quantity }));
      }
      case 'set': {
        const products = operation.lines.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
        const answer = await call(setBasketQuantities, { body: { products } }, options);
        return answer.products.map(({ id, quantity }) => ({ offerId: id, rowId: null, quantity }));
      }
      case 'update': {
        const { offerId, rowId, quantity } = operation;
        const body = { product: { ID: rowId, QUANTITY: quantity } };
        const answer = await call(updateBasketRow, { body }, options);
        return [{ offerId, rowId: answer.id, quantity: answer.quantity }];
      }
      case 'remove':
        await call(removeFromBasket, { body: { products: [...operation.rowIds] } }, options);
        return [];
      case 'clear':
        await call(clearBasket, {}, options);
        return [];
      case 'forget':
        await call(forgetRemoved, { body: { products: [...operation.offerIds] } }, options);
        return [];
    }
  },
};

/** Browsers let 64 KB go on when the page is closed; more than that is kept for the next visit. */
const SMALL = 500;

function isSmall(operation: Operation): boolean {
  return offersOf(operation).length <= SMALL;
}

/** All but what belongs to the product itself. */
const changing = [
  'basketQuantity',
  'price',
  'totalPrice',
  'isInStock',
  'stockQuantity',
  'arrivalOn',
  'hasPromotion',
  'changedBy',
] as const;

type WireFields = CallAnswer<typeof getBasketFields>[string];

function toRowFields({ basketQuantity, price, totalPrice, ...rest }: WireFields): Partial<BasketRow> {
  const named = { ...rest, quantity: basketQuantity, priceKopecks: price, totalKopecks: totalPrice };
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}
