import { ProductPositions } from '../../catalog/catalog.api.ts';
import { float64Column, NumberColumn, uint32Column } from '../../search/search.api.ts';
import { keyOf } from './article-keys.ts';
import { hashOf } from './hash-lists.ts';
import { KeyLists } from './key-lists.ts';

/** The fields of an offer that the directory is built from. */
export interface ListedOffer {
  readonly id: number;
  readonly productId: number;
  readonly article: string;
  readonly isSold: boolean;
}

/** All offers, ordered by the ids of their products: 60 bytes each. An offer is its row. */
export class ListedOffers {
  readonly #ids: Float64Array;
  /** Ascending. */
  readonly #productIds: Float64Array;
  readonly #isSold: Uint8Array;
  /** Hashes of the articles as they are written, but for the case. */
  readonly #written: Uint32Array;
  readonly #byArticle: KeyLists;
  readonly #rowById: ProductPositions;

  private constructor(
    ids: Float64Array,
    productIds: Float64Array,
    isSold: Uint8Array,
    written: Uint32Array,
    byArticle: KeyLists,
  ) {
    this.#ids = ids;
    this.#productIds = productIds;
    this.#isSold = isSold;
    this.#written = written;
    this.#byArticle = byArticle;
    this.#rowById = new ProductPositions(ids);
  }

  static builder() {
    const ids = float64Column();
    const productIds = float64Column();
    const isSold = new NumberColumn((length) => new Uint8Array(length));
    const written = uint32Column();
    const byArticle = KeyLists.builder();
    return {
      add: (offer: ListedOffer) => {
        ids.push(offer.id);
        productIds.push(offer.productId);
        isSold.push(offer.isSold ? 1 : 0);
        written.push(writtenHash(offer.article));
        byArticle.add(keyOf(offer.article));
      },
      done: async (pause: () => Promise<void>) =>
        new ListedOffers(
          ids.done(),
          productIds.done(),
          isSold.done(),
          written.done(),
          await byArticle.done(pause),
        ),
    };
  }

  idOf(row: number): number {
    return this.#ids[row]!;
  }

  productOf(row: number): number {
    return this.#productIds[row]!;
  }

  isSold(row: number): boolean {
    return this.#isSold[row] === 1;
  }

  rowOf(id: number): number | undefined {
    return this.#rowById.get(id);
  }

  withArticle(text: string): readonly number[] {
    return this.#byArticle.find(text);
  }

  /** Finds rows whose articles look like this one, by article. */
  withAlike(text: string): ReadonlyMap<number, readonly number[]> {
    return this.#byArticle.findAlike(text);
  }

  isWritten(row: number, text: string): boolean {
    return this.#written[row] === writtenHash(text);
  }

  /** Lists the sold offers of a product, in its order. */
  soldOf(productId: number): readonly number[] {
    const ids: number[] = [];
    for (let row = this.#firstOf(productId); this.#productIds[row] === productId; row += 1)
      if (this.isSold(row)) ids.push(this.#ids[row]!);
    return ids;
  }

  #firstOf(productId: number): number {
    let [low, high] = [0, this.#productIds.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#productIds[middle]! < productId) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function writtenHash(article: string): number {
  return hashOf(article.trim().toLowerCase());
}
