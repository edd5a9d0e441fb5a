import { barcodeKey, Lexicon } from '../../search/search.api.ts';
import { keyOf, lookOf, MAX_KEY } from './article-keys.ts';

/** The fields of an offer that the directory is built from. */
export interface ListedOffer {
  readonly id: number;
  readonly productId: number;
  readonly article: string;
  readonly isSold: boolean;
}

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

const UNKNOWN = { kind: 'unknown' } as const;
const MAX_NEAR = 12;

/** Holds all articles, barcodes and names of the catalogue in memory, so that 10,000 lines are found without a query. */
export class ArticleDirectory {
  readonly #offerById = new Map<number, ListedOffer>();
  readonly #soldByProduct = new Map<number, number[]>();
  readonly #offersByKey = new Map<string, number[]>();
  readonly #productsByKey = new Map<string, number[]>();
  readonly #productsByName = new Map<string, number[]>();
  readonly #barcodes = new Map<string, ListedBarcode[]>();
  readonly #keysByLook = new Map<string, string[]>();
  #lexicon = new Lexicon([]);

  /** `pause` yields to other requests. */
  static async of(
    offers: readonly ListedOffer[],
    products: readonly ListedProduct[],
    barcodes: readonly ListedBarcode[],
    pause: () => Promise<void>,
  ): Promise<ArticleDirectory> {
    const directory = new ArticleDirectory();
    await inParts(offers, pause, (offer) => directory.#addOffer(offer));
    await inParts(products, pause, (product) => directory.#addProduct(product));
    await inParts(barcodes, pause, (one) => add(directory.#barcodes, barcodeKey(one.barcode), one));
    await directory.#index(pause);
    return directory;
  }

  /** Says whether there is such an article or barcode; by this the column of articles in a table is detected. */
  has(text: string): boolean {
    const key = keyOf(text);
    if (key !== '' && (this.#offersByKey.has(key) || this.#productsByKey.has(key))) return true;
    return this.#barcodes.has(barcodeKey(text));
  }

  hasName(text: string): boolean {
    const key = keyOf(text);
    return key !== '' && this.#productsByName.has(key);
  }

  /** Finds an offer by its article; case, spaces, «/ . + -» and similar letters of the other alphabet are ignored. */
  find(text: string): Listed {
    const listed = this.#byKey(keyOf(text));
    return listed.kind === 'ambiguous' ? this.#asWritten(text, listed) : listed;
  }

  /**
   * Finds an offer by an article that only looks the same: 0 and О, 1, I and l, 3 and З, without the leading zeros that
   * Excel drops.
   */
  findAlike(text: string): Listed {
    const keys = this.#keysByLook.get(lookOf(keyOf(text))) ?? [];
    const found = keys.map((key) => this.#byKey(key)).filter(({ kind }) => kind !== 'not-sold');
    return found.length === 1 ? found[0]! : UNKNOWN;
  }

  /** Finds an offer by its barcode, or the sizes of a product that has only one for all of them. */
  findBarcode(text: string): Listed {
    const owners = this.#barcodes.get(barcodeKey(text)) ?? [];
    const offerIds = owners.flatMap(({ offerId, productId }) =>
      offerId === null ? this.offersOf(productId ?? 0) : offerId,
    );
    const sold = [...new Set(offerIds)].filter((id) => this.#offerById.get(id)?.isSold);
    if (sold.length > 0) return this.#together(sold);
    const [gone] = owners.flatMap(({ offerId, productId }) =>
      offerId === null ? (productId ?? []) : (this.productOf(offerId) ?? []),
    );
    return gone === undefined ? UNKNOWN : { kind: 'not-sold', productId: gone };
  }

  /** Finds an offer by the whole name of its product. */
  findNamed(text: string): Listed {
    const key = keyOf(text);
    return key === '' ? UNKNOWN : this.#together(this.#soldOf(this.#productsByName.get(key) ?? []));
  }

  /** Lists the offer an id stands for, if it still stands for one. */
  byOffer(offerId: number): Listed {
    const offer = this.#offerById.get(offerId);
    if (offer === undefined) return UNKNOWN;
    return offer.isSold ? { kind: 'offer', offerId } : { kind: 'not-sold', productId: offer.productId };
  }

  /** Lists the sold offers of a product, in its order. */
  offersOf(productId: number): readonly number[] {
    return this.#soldByProduct.get(productId) ?? [];
  }

  productOf(offerId: number): number | undefined {
    return this.#offerById.get(offerId)?.productId;
  }

  /** Lists sold offers whose articles differ by a letter or two, the most similar first. */
  near(text: string): readonly number[] {
    const key = keyOf(text);
    if (key.length < 3 || key.length > MAX_KEY / 2) return [];
    const found = this.#lexicon.near(key, key.length < 6 ? 1 : 2);
    const best = found.toSorted((one, other) => one.mistakes - other.mistakes).slice(0, MAX_NEAR);
    return this.#offersOfKeys(best.map(({ place }) => this.#lexicon.entries[place]!));
  }

  /** Lists sold offers whose articles begin with `text`, the shortest first. */
  beginning(text: string, most: number): readonly number[] {
    const key = keyOf(text);
    if (key === '') return [];
    const [from, to] = this.#lexicon.startingWith(key);
    const keys = this.#lexicon.entries.slice(from, Math.min(to, from + 500));
    const shortest = keys.toSorted((one, other) => one.length - other.length).slice(0, most);
    return this.#offersOfKeys(shortest);
  }

  #offersOfKeys(keys: readonly string[]): readonly number[] {
    return [...new Set(keys.flatMap((key) => this.#soldWith(key)))];
  }

  #byKey(key: string): Listed {
    if (key === '') return UNKNOWN;
    const sold = this.#soldWith(key);
    if (sold.length > 0) return this.#together(sold);
    const [gone] = this.#offersByKey.get(key) ?? [];
    if (gone !== undefined) return { kind: 'not-sold', productId: this.#offerById.get(gone)!.productId };
    const [product] = this.#productsByKey.get(key) ?? [];
    return product === undefined ? UNKNOWN : { kind: 'not-sold', productId: product };
  }

  /**
   * Picks, of several, the one whose article is written exactly so: «KP-114» in Latin letters beside «КР-114» in sizes.
   */
  #asWritten(text: string, several: Listed & { kind: 'ambiguous' }): Listed {
    const written = text.trim().toLowerCase();
    const same = several.offerIds.filter((id) => this.#offerById.get(id)!.article.toLowerCase() === written);
    return same.length === 1 ? { kind: 'offer', offerId: same[0]! } : several;
  }

  #together(offerIds: readonly number[]): Listed {
    if (offerIds.length === 0) return UNKNOWN;
    return offerIds.length === 1 ? { kind: 'offer', offerId: offerIds[0]! } : { kind: 'ambiguous', offerIds };
  }

  #soldWith(key: string): readonly number[] {
    const own = (this.#offersByKey.get(key) ?? []).filter((id) => this.#offerById.get(id)!.isSold);
    return [...new Set([...own, ...this.#soldOf(this.#productsByKey.get(key) ?? [])])];
  }

  #soldOf(productIds: readonly number[]): readonly number[] {
    return productIds.flatMap((id) => this.offersOf(id));
  }

  #addOffer(offer: ListedOffer): void {
    this.#offerById.set(offer.id, offer);
    add(this.#offersByKey, keyOf(offer.article), offer.id);
    if (offer.isSold) add(this.#soldByProduct, offer.productId, offer.id);
  }

  #addProduct({ id, article, name }: ListedProduct): void {
    add(this.#productsByKey, keyOf(article), id);
    if (this.#soldByProduct.has(id)) add(this.#productsByName, keyOf(name), id);
  }

  async #index(pause: () => Promise<void>): Promise<void> {
    const keys = new Set<string>();
    const all = [...this.#offersByKey.keys(), ...this.#productsByKey.keys()];
    await inParts(all, pause, (key) => {
      if (keys.has(key) || this.#soldWith(key).length === 0) return;
      keys.add(key);
      add(this.#keysByLook, lookOf(key), key);
    });
    this.#lexicon = new Lexicon([...keys].sort());
  }
}

function add<K extends string | number>(lists: Map<K, number[]>, key: K, entry: number): void;
function add<T extends string | ListedBarcode>(lists: Map<string, T[]>, key: string, entry: T): void;
function add<K, T>(lists: Map<K, T[]>, key: K, entry: T): void {
  if (key === '') return;
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [entry]);
  else list.push(entry);
}

const PART = 4000;

async function inParts<T>(things: readonly T[], pause: () => Promise<void>, visit: (thing: T) => void) {
  for (let from = 0; from < things.length; from += PART) {
    for (const thing of things.slice(from, from + PART)) visit(thing);
    await pause();
  }
}
