import { ArticleList } from './article-list.ts';
import { uint32Column } from './number-column.ts';
import { articleKey } from './words.ts';

/** A barcode of a product, or of one of its sizes. */
interface Barcode {
  /** The place of the product in the index. */
  readonly position: number;
  /** The size that carries it; 0 where it names the product as a whole. */
  readonly offerId: number;
  readonly barcode: string;
}

const MIN_LENGTH = 6;

/**
 * A barcode as it is compared, however it is spaced; empty for what is too short for one. The same number is written
 * with leading zeros (GTIN-14), with fewer, and without them when a table has turned it into a number.
 */
export function barcodeKey(text: string): string {
  const key = articleKey(text.slice(0, 100));
  if (key.length < MIN_LENGTH) return '';
  return /^\d+$/.test(key) ? key.replace(/^0+/, '') : key;
}

/** Holds the barcodes of the catalogue; one is found whole only, as a scanner reads it. */
export class BarcodeList {
  readonly #list: ArticleList;
  readonly #positions: Uint32Array;
  readonly #offerIds: Uint32Array;

  private constructor(list: ArticleList, positions: Uint32Array, offerIds: Uint32Array) {
    this.#list = list;
    this.#positions = positions;
    this.#offerIds = offerIds;
  }

  static builder() {
    const list = ArticleList.builder();
    const positions = uint32Column();
    const offerIds = uint32Column();
    return {
      add: ({ position, offerId, barcode }: Barcode) => {
        list.add(positions.length, barcodeKey(barcode));
        positions.push(position);
        offerIds.push(offerId);
      },
      done: async (pause: () => Promise<void>) =>
        new BarcodeList(await list.done(pause), positions.done(), offerIds.done()),
    };
  }

  /** Finds the positions of the products and the ids of the sizes that carry a barcode. */
  find(text: string): { readonly positions: readonly number[]; readonly offerIds: ReadonlySet<number> } {
    const key = barcodeKey(text);
    const places = key === '' ? [] : this.#list.whole(key);
    return {
      positions: [...new Set(places.map((place) => this.#positions[place]!))],
      offerIds: new Set(places.map((place) => this.#offerIds[place]!).filter((id) => id > 0)),
    };
  }
}
