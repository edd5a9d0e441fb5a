import { addListToBasket, setBasketQuantities } from '@shop/contracts/basket-order/basket';
import {
  type AskedLine,
  type CheckedLine,
  findLines,
  forgetOwnArticle,
  getOwnArticles,
  learnOwnArticles,
} from '@shop/contracts/basket-order/quick-order';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { publish } from '@shop/platform/events';
import { call } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';
import type { OwnCode } from './order-line.ts';

export type AddedProduct = CallAnswer<typeof addListToBasket>['products'][number];
type Product = { readonly id: number; readonly quantity: number };

/** What a list of lines needs of the world; tests of the list bring one of their own. */
export interface LineServer {
  find(lines: readonly AskedLine[], signal: AbortSignal): Promise<readonly CheckedLine[]>;
  /** All products or none. */
  add(products: readonly Product[], idempotencyKey: string): Promise<readonly AddedProduct[]>;
  /** Puts the basket back to what it held before an addition. */
  takeBack(products: readonly AddedProduct[]): Promise<void>;
  learn(codes: readonly OwnCode[]): Promise<void>;
  /** Makes codes mean again what they meant before they were learned. */
  unlearn(codes: readonly OwnCode[]): Promise<void>;
}

export const lineServer: LineServer = {
  find: async (lines, signal) => (await call(findLines, { body: { lines: [...lines] } }, { signal })).lines,
  async add(products, idempotencyKey) {
    const answer = await call(addListToBasket, { body: { products: [...products] } }, { idempotencyKey });
    tell(answer.products);
    return answer.products;
  },
  async takeBack(products) {
    const before = products.map(({ id, before }) => ({ id, quantity: before }));
    await call(setBasketQuantities, { body: { products: before } });
    tell(products);
  },
  async learn(codes) {
    const items = codes.map(({ article, offerId }) => ({ article, offerId }));
    await call(learnOwnArticles, { body: { items } });
    ownArticlesChanged();
  },
  async unlearn(codes) {
    const earlier = codes.flatMap(({ article, before }) => (before ? [{ article, offerId: before }] : []));
    if (earlier.length > 0) await call(learnOwnArticles, { body: { items: earlier } });
    const gone = new Set(codes.filter(({ before }) => !before).map(({ article }) => comparable(article)));
    if (gone.size > 0) {
      const { items } = await call(getOwnArticles, {});
      for (const { id, article } of items)
        if (gone.has(comparable(article))) await call(forgetOwnArticle, { params: { id } });
    }
    ownArticlesChanged();
  },
};

function comparable(article: string): string {
  return article.trim().toLowerCase();
}

function ownArticlesChanged(): void {
  void queryClient.invalidateQueries({ queryKey: [...callKey(getOwnArticles)] });
}

function tell(products: readonly Product[]): void {
  publish('basket.changed', { offerIds: products.map(({ id }) => id) });
}
