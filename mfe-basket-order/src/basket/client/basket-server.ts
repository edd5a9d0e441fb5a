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
import { keepaliveFetch } from '../../common/keepalive-fetch.ts';
import { type Operation, offersOf } from '../state/basket-state.ts';
import type { RowFields } from '../state/merge-fields.ts';
import type { StoredLine } from '../state/settle-operation.ts';

/** The calls of the basket client; its tests bring a server of their own. */
export interface BasketServer {
  load(): Promise<CallAnswer<typeof getBasket>>;
  /** The fields of these offers that may have changed, and the summary. */
  readChanges(offerIds: readonly number[]): Promise<{ fields: RowFields; summary: BasketSummary }>;
  /**
   * Sends one operation, for the basket of the company if it is known, and answers what the server holds afterwards for
   * the offers it spoke of.
   */
  send(operation: Operation, idempotencyKey: string, contragent?: number): Promise<Answered>;
}

export type AddedProduct = CallAnswer<typeof addListToBasket>['products'][number];

interface Answered {
  readonly stored: readonly StoredLine[];
  /** Products that a whole list has added, from the server's answer. */
  readonly added?: readonly AddedProduct[];
}

export const basketServer: BasketServer = {
  load: () => queryClient.fetchQuery({ ...basketQuery(), staleTime: 0 }),
  async readChanges(offerIds) {
    const asked = [...offerIds];
    const [answer, summary] = await Promise.all([readFields(asked), call(getBasketSummary, {})]);
    const fields = new Map(Object.entries(answer).map(([id, each]) => [Number(id), toRowFields(each)]));
    return { fields, summary };
  },
  async send(operation, idempotencyKey, contragent) {
    const options = { idempotencyKey, ...(isSmall(operation) && { fetch: keepaliveFetch }) };
    switch (operation.kind) {
      case 'add':
      case 'add-list': {
        const products = operation.lines.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
        const contract = operation.kind === 'add' && products.length === 1 ? addToBasket : addListToBasket;
        const { products: added } = await call(contract, { body: { contragent, products } }, options);
        return { added, stored: added.map(({ id, ...line }) => ({ offerId: id, ...line })) };
      }
      case 'set':
      case 'undo-list': {
        const products = operation.lines.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
        const isUndo = operation.kind === 'undo-list';
        const body = { contragent, products, ...(isUndo && { isUndo }) };
        const answer = await call(setBasketQuantities, { body }, options);
        const held = new Map(answer.products.map(({ id, quantity }) => [id, quantity]));
        const stored = operation.lines.map(({ offerId, quantity }) => ({
          ...{ offerId, rowId: null },
          quantity: held.get(offerId) ?? quantity,
        }));
        return { stored };
      }
      case 'update': {
        const { offerId, rowId, quantity } = operation;
        const body = { contragent, product: { ID: rowId, QUANTITY: quantity } };
        const answer = await call(updateBasketRow, { body }, options);
        return { stored: [{ offerId, rowId: answer.id, quantity: answer.quantity }] };
      }
      case 'remove':
        await call(removeFromBasket, { body: { contragent, products: [...operation.rowIds] } }, options);
        return { stored: [] };
      case 'clear':
        await call(clearBasket, { body: { contragent } }, options);
        return { stored: [] };
      case 'forget':
        await call(forgetRemoved, { body: { contragent, products: [...operation.offerIds] } }, options);
        return { stored: [] };
    }
  },
};

async function readFields(offerIds: number[]): Promise<Readonly<Record<string, WireFields>>> {
  if (offerIds.length === 0) return {};
  return call(getBasketFields, { body: { offerIds, fields: [...changing] } });
}

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
