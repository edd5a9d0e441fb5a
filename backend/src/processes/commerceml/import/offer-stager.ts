import type { Fail } from '../reading/commerceml-error.ts';
import type { OfferRecord } from '../reading/records.ts';
import type { ClassifierStore } from '../stores/classifier-store.ts';
import type { Staging } from './staging.ts';

interface Place {
  readonly file: number;
  /** The record holds the offer itself, not only its prices or stock. */
  readonly isWhole: boolean;
  readonly isFull: boolean;
}

/** Writes offers with their prices and stock into the temporary tables. */
export class OfferStager {
  /** Number of offers, without records of prices or stock only. */
  count = 0;
  readonly #classifier: ClassifierStore;
  readonly #staging: Staging;
  #lastProduct = '';
  #place = 0;

  constructor({ classifier, staging }: { classifier: ClassifierStore; staging: Staging }) {
    this.#classifier = classifier;
    this.#staging = staging;
  }

  async add(offer: OfferRecord, { file, isWhole, isFull }: Place, fail: Fail): Promise<void> {
    if (isWhole) {
      this.count += 1;
      for (const [index, name] of Object.keys(offer.variant).entries()) {
        await this.#classifier.saveTrait(`characteristic:${name}`, name, 20 + index);
      }
    }
    this.#place = offer.productId === this.#lastProduct ? this.#place + 10 : 10;
    this.#lastProduct = offer.productId;
    this.#staging.add('stage_offers', {
      file,
      line: offer.line,
      external_id: offer.id,
      product: offer.productId,
      article: offer.article,
      name: offer.name,
      variant: offer.variant,
      sort: offer.sort ?? this.#place,
      active: !offer.isDeleted,
      is_whole: isWhole,
      is_full: isFull,
      has_prices: offer.hasPrices,
      has_stocks: offer.hasStocks,
      total: offer.totalQuantity,
    });
    for (const barcode of isWhole ? offer.barcodes : [])
      this.#staging.add('stage_barcodes', { content: 'offer', external_id: offer.id, barcode });
    this.#addPrices(offer, fail);
    this.#addStocks(offer, fail);
  }

  #addPrices({ id, prices }: OfferRecord, fail: Fail): void {
    const seen = new Set<string>();
    for (const { line, priceTypeId, fromQuantity, kopecks } of prices) {
      if (this.#classifier.isIgnored(priceTypeId)) continue;
      const price_type_id =
        this.#classifier.priceTypeId(priceTypeId) ?? fail(line, `типа цены с Ид «${priceTypeId}» нет.`);
      const key = `${price_type_id} ${fromQuantity}`;
      if (seen.has(key)) fail(line, `цена от ${fromQuantity} для этого типа цены уже указана.`);
      seen.add(key);
      this.#staging.add('stage_prices', { offer: id, price_type_id, from_quantity: fromQuantity, kopecks });
    }
  }

  #addStocks({ id, stocks }: OfferRecord, fail: Fail): void {
    const seen = new Set<number>();
    for (const { line, warehouseId, quantity, arrivalOn, arrivalQuantity } of stocks) {
      if (this.#classifier.isIgnored(warehouseId)) continue;
      const warehouse_id =
        this.#classifier.warehouseId(warehouseId) ?? fail(line, `склада с Ид «${warehouseId}» нет.`);
      if (seen.has(warehouse_id)) fail(line, 'остаток на этом складе уже указан.');
      seen.add(warehouse_id);
      this.#staging.add('stage_stocks', {
        offer: id,
        warehouse_id,
        quantity,
        arrival_on: arrivalOn,
        arrival_quantity: arrivalQuantity,
      });
    }
  }
}
