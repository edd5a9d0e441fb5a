import {
  addListToBasket,
  addToBasket,
  clearBasket,
  type getBasket,
  removeFromBasket,
  updateBasketRow,
} from '@shop/shared/contracts/basket';
import type { CallAnswer } from '@shop/shared/contracts/call';
import { call } from '@shop/shared/http';
import { queryClient } from '@shop/shared/query';
import { basketQuery } from './basket.queries.ts';
import type { Operation } from './basket-state.ts';
import type { StoredLine } from './settle-operation.ts';

/** What the basket needs of the server; tests of the store bring a server of their own. */
export interface BasketServer {
  load(): Promise<CallAnswer<typeof getBasket>>;
  /** Sends one operation and answers what the server holds afterwards for the offers it spoke of. */
  send(operation: Operation, idempotencyKey: string): Promise<readonly StoredLine[]>;
}

export const basketServer: BasketServer = {
  load: () => queryClient.fetchQuery({ ...basketQuery(), staleTime: 0 }),
  async send(operation, idempotencyKey) {
    const options = { idempotencyKey };
    switch (operation.kind) {
      case 'add': {
        const products = operation.lines.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
        const contract = products.length > 1 ? addListToBasket : addToBasket;
        const answer = await call(contract, { body: { products } }, options);
        return answer.products.map(({ id, rowId, quantity }) => ({ offerId: id, rowId, quantity }));
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
    }
  },
};
