import {
  type CheckedLine,
  findLines,
  getCustomerPartNumbers,
  type RequestedLine,
} from '@shop/contracts/basket-order/quick-order';
import { call } from '@shop/platform/http';
import { type AddedProduct, basketClient } from '../../basket/basket.api.ts';
import { forgetPartNumber } from '../common/forget-part-number.mutation.ts';
import { learnPartNumbers } from '../common/learn-part-numbers.mutation.ts';
import type { OwnCode } from './order-line.ts';

type Product = { readonly id: number; readonly quantity: number };

/** Server calls that a list of lines needs; tests of the list replace them. */
export interface LineServer {
  find(lines: readonly RequestedLine[], signal: AbortSignal): Promise<readonly CheckedLine[]>;
  /** Adds all products or none; the same list again after a lost answer adds nothing twice. */
  add(products: readonly Product[]): Promise<readonly AddedProduct[]>;
  /** Puts the basket back to what it held before an addition. */
  undo(products: readonly AddedProduct[]): Promise<void>;
  learn(codes: readonly OwnCode[]): Promise<void>;
  /** Makes codes mean again what they meant before they were learned. */
  unlearn(codes: readonly OwnCode[]): Promise<void>;
}

export const lineServer: LineServer = {
  find: async (lines, signal) => (await call(findLines, { body: { lines: [...lines] } }, { signal })).lines,
  add: (products) => basketClient.addList(products.map(({ id, quantity }) => ({ offerId: id, quantity }))),
  undo: (added) => basketClient.undoList(added.map(({ id, before }) => ({ offerId: id, quantity: before }))),
  learn: (codes) => learnPartNumbers(codes.map(({ article, offerId }) => ({ article, offerId }))),
  async unlearn(codes) {
    const earlier = codes.flatMap(({ article, before }) => (before ? [{ article, offerId: before }] : []));
    if (earlier.length > 0) await learnPartNumbers(earlier);
    const gone = new Set(codes.filter(({ before }) => !before).map(({ article }) => comparable(article)));
    if (gone.size > 0) {
      const { items } = await call(getCustomerPartNumbers, {});
      for (const { id, article } of items) if (gone.has(comparable(article))) await forgetPartNumber(id);
    }
  },
};

function comparable(article: string): string {
  return article.trim().toLowerCase();
}
