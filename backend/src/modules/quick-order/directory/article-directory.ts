import { barcodeKey, float64Column, Lexicon } from '../../search/search.api.ts';
import { keyOf, MAX_KEY } from './article-keys.ts';
import { KeyLists, TextLists } from './key-lists.ts';
import { type ListedOffer, ListedOffers } from './listed-offers.ts';
import { SortedTextsBuilder } from './sorted-texts.ts';

export interface ListedProduct {
  readonly id: number;
  readonly article: string;
  readonly name: string;
}

/** A barcode of an offer, or of all sizes of a product. */
export interface ListedBarcode {
  readonly barcode: string;
  readonly offerId: number | null;
  readonly productId: number | null;
}

/** The offers that an article, a barcode or a name stands for. */
export type Listed =
  | { readonly kind: 'offer'; readonly offerId: number }
  /** Sizes of one product, or offers of several. */
  | { readonly kind: 'ambiguous'; readonly offerIds: readonly number[] }
  | { readonly kind: 'not-sold'; readonly productId: number }
  | { readonly kind: 'unknown' };

/** Rows in parts, as they are read. */
type Parts<T> = AsyncIterable<readonly T[]> | Iterable<readonly T[]>;

interface Directory {
  readonly offers: ListedOffers;
  readonly productIds: Float64Array;
  readonly productsByArticle: KeyLists;
  readonly productsByName: TextLists;
  readonly barcodes: TextLists;
  /** The owners of each barcode; 0 for none. */
  readonly barcodeOffers: Float64Array;
  readonly barcodeProducts: Float64Array;
  /** Keys of the articles of all sold offers and their products. */
  readonly lexicon: Lexicon;
}

const UNKNOWN = { kind: 'unknown' } as const;
const MAX_NEAR = 12;

/**
 * Holds all articles, barcodes and names of the catalogue in memory, so that 10,000 lines are found without a query. They
 * are held as numbers, because strings and maps of millions of them take gigabytes.
 */
export class ArticleDirectory {
  readonly #data: Directory;

  private constructor(data: Directory) {
    this.#data = data;
  }

  /** `offers` come in the order of the ids of their products; `pause` yields to other requests. */
  static async of(
    offers: Parts<ListedOffer>,
    products: Parts<ListedProduct>,
    barcodes: Parts<ListedBarcode>,
    pause: () => Promise<void>,
  ): Promise<ArticleDirectory> {
    const keys = new SortedTextsBuilder();
    const offerRows = ListedOffers.builder();
    await eachOf(offers, pause, (offer) => {
      offerRows.add(offer);
      if (offer.isSold) keys.add(keyOf(offer.article));
    });
    const listed = await offerRows.done(pause);

    const productIds = float64Column();
    const productsByArticle = KeyLists.builder();
    const productsByName = TextLists.builder();
    await eachOf(products, pause, ({ id, article, name }) => {
      const key = keyOf(article);
      productIds.push(id);
      productsByArticle.add(key);
      productsByName.add(keyOf(name));
      if (listed.soldOf(id).length > 0) keys.add(key);
    });

    const barcodeOffers = float64Column();
    const barcodeProducts = float64Column();
    const byBarcode = TextLists.builder();
    await eachOf(barcodes, pause, ({ barcode, offerId, productId }) => {
      barcodeOffers.push(offerId ?? 0);
      barcodeProducts.push(productId ?? 0);
      byBarcode.add(barcodeKey(barcode));
    });

    return new ArticleDirectory({
      offers: listed,
      productIds: productIds.done(),
      productsByArticle: await productsByArticle.done(pause),
      productsByName: await productsByName.done(pause),
      barcodes: await byBarcode.done(pause),
      barcodeOffers: barcodeOffers.done(),
      barcodeProducts: barcodeProducts.done(),
      lexicon: new Lexicon(await keys.done(pause)),
    });
  }

  /** Says whether there is such an article or barcode; by this the column of articles in a table is detected. */
  has(text: string): boolean {
    const { offers, productsByArticle, barcodes } = this.#data;
    if (offers.withArticle(text).length > 0 || productsByArticle.find(text).length > 0) return true;
    return barcodes.find(barcodeKey(text)).length > 0;
  }

  hasName(text: string): boolean {
    return this.#soldNamed(text).length > 0;
  }

  /** Finds an offer by its article; case, spaces, «/ . + -» and similar letters of the other alphabet are ignored. */
  find(text: string): Listed {
    const { offers, productsByArticle } = this.#data;
    const rows = offers.withArticle(text);
    const products = this.#productIdsOf(productsByArticle.find(text));
    const listed = together(this.#soldOf(rows, products));
    if (listed.kind === 'ambiguous') return this.#asWritten(text, listed);
    if (listed.kind === 'offer') return listed;
    const [gone = products[0]] = rows.map((row) => offers.productOf(row));
    return gone === undefined ? UNKNOWN : { kind: 'not-sold', productId: gone };
  }

  /**
   * Finds an offer by an article that only looks the same: 0 and О, 1, I and l, 3 and З, without the leading zeros that
   * Excel drops.
   */
  findAlike(text: string): Listed {
    const { offers, productsByArticle } = this.#data;
    const rows = offers.withAlike(text);
    const products = productsByArticle.findAlike(text);
    const articles = new Set([...rows.keys(), ...products.keys()]);
    const sold = [...articles].map((article) =>
      this.#soldOf(rows.get(article) ?? [], this.#productIdsOf(products.get(article) ?? [])),
    );
    const found = sold.filter((offerIds) => offerIds.length > 0);
    return found.length === 1 ? together(found[0]!) : UNKNOWN;
  }

  /** Finds an offer by its barcode, or the sizes of a product that has only one for all of them. */
  findBarcode(text: string): Listed {
    const { barcodes, barcodeOffers, barcodeProducts } = this.#data;
    const owners = barcodes
      .find(barcodeKey(text))
      .map((row) => ({ offerId: barcodeOffers[row]!, productId: barcodeProducts[row]! }));
    const offerIds = owners.flatMap(({ offerId, productId }) =>
      offerId === 0 ? this.offersOf(productId) : offerId,
    );
    const sold = [...new Set(offerIds)].filter((id) => this.byOffer(id).kind === 'offer');
    if (sold.length > 0) return together(sold);
    const [gone] = owners.flatMap(({ offerId, productId }) =>
      offerId === 0 ? productId || [] : (this.productOf(offerId) ?? []),
    );
    return gone === undefined ? UNKNOWN : { kind: 'not-sold', productId: gone };
  }

  /** Finds an offer by the whole name of its product. */
  findNamed(text: string): Listed {
    return together(this.#soldNamed(text));
  }

  /** Lists the offer an id stands for, if it still stands for one. */
  byOffer(offerId: number): Listed {
    const { offers } = this.#data;
    const row = offers.rowOf(offerId);
    if (row === undefined) return UNKNOWN;
    return offers.isSold(row)
      ? { kind: 'offer', offerId }
      : { kind: 'not-sold', productId: offers.productOf(row) };
  }

  /** Lists the sold offers of a product, in its order. */
  offersOf(productId: number): readonly number[] {
    return this.#data.offers.soldOf(productId);
  }

  productOf(offerId: number): number | undefined {
    const row = this.#data.offers.rowOf(offerId);
    return row === undefined ? undefined : this.#data.offers.productOf(row);
  }

  /** Lists sold offers whose articles differ by a letter or two, the most similar first. */
  near(text: string): readonly number[] {
    const { lexicon } = this.#data;
    const key = keyOf(text);
    if (key.length < 3 || key.length > MAX_KEY / 2) return [];
    const found = lexicon.near(key, key.length < 6 ? 1 : 2);
    const best = found.toSorted((one, other) => one.mistakes - other.mistakes).slice(0, MAX_NEAR);
    return this.#offersOfKeys(best.map(({ place }) => lexicon.entries.at(place)!));
  }

  /** Lists sold offers whose articles begin with `text`, the shortest first. */
  beginning(text: string, most: number): readonly number[] {
    const { lexicon } = this.#data;
    const key = keyOf(text);
    if (key === '') return [];
    const [from, to] = lexicon.startingWith(key);
    const length = Math.min(to - from, 500);
    const keys = Array.from({ length }, (_, place) => lexicon.entries.at(from + place)!);
    const shortest = keys.toSorted((one, other) => one.length - other.length).slice(0, most);
    return this.#offersOfKeys(shortest);
  }

  #offersOfKeys(keys: readonly string[]): readonly number[] {
    const { offers, productsByArticle } = this.#data;
    const sold = keys.flatMap((key) =>
      this.#soldOf(offers.withArticle(key), this.#productIdsOf(productsByArticle.find(key))),
    );
    return [...new Set(sold)];
  }

  /**
   * Picks, of several, the one whose article is written exactly so: «KP-114» in Latin letters beside «КР-114» in sizes.
   */
  #asWritten(text: string, several: Listed & { kind: 'ambiguous' }): Listed {
    const { offers } = this.#data;
    const same = several.offerIds.filter((id) => offers.isWritten(offers.rowOf(id)!, text));
    return same.length === 1 ? { kind: 'offer', offerId: same[0]! } : several;
  }

  #soldNamed(text: string): readonly number[] {
    return this.#soldOf([], this.#productIdsOf(this.#data.productsByName.find(keyOf(text))));
  }

  #productIdsOf(rows: readonly number[]): readonly number[] {
    return rows.map((row) => this.#data.productIds[row]!);
  }

  #soldOf(offerRows: readonly number[], productIds: readonly number[]): readonly number[] {
    const { offers } = this.#data;
    const own = offerRows.filter((row) => offers.isSold(row)).map((row) => offers.idOf(row));
    return [...new Set([...own, ...productIds.flatMap((id) => this.offersOf(id))])];
  }
}

function together(offerIds: readonly number[]): Listed {
  if (offerIds.length === 0) return UNKNOWN;
  return offerIds.length === 1 ? { kind: 'offer', offerId: offerIds[0]! } : { kind: 'ambiguous', offerIds };
}

const PART = 4000;

async function eachOf<T>(parts: Parts<T>, pause: () => Promise<void>, visit: (row: T) => void) {
  for await (const rows of parts)
    for (let from = 0; from < rows.length; from += PART) {
      for (const row of rows.slice(from, from + PART)) visit(row);
      await pause();
    }
}
