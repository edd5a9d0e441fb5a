import type { OfferRecord } from '../reading/records.ts';
import type { ClassifierStore } from '../stores/classifier-store.ts';
import { splitTraits, traitProperty, variantMatcher } from './characteristics.ts';
import { notRubles } from './classifier-records.ts';
import type { Staging } from './staging.ts';
import type { RecordPlace, SetAside, Stores } from './stores.ts';

interface OfferPlace extends RecordPlace {
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

  readonly #isVariant: (name: string) => boolean;

  constructor({ classifier, staging, setting }: Pick<Stores, 'classifier' | 'staging' | 'setting'>) {
    this.#classifier = classifier;
    this.#staging = staging;
    this.#isVariant = variantMatcher(setting);
  }

  async add(offer: OfferRecord, place: OfferPlace, setAside: SetAside): Promise<void> {
    const { record, file, isWhole, isFull } = place;
    const tools = { classifier: this.#classifier, isVariant: this.#isVariant };
    const traits = isWhole ? await splitTraits(offer, tools, setAside) : { variant: {}, properties: {} };
    if (isWhole) {
      this.count += 1;
      const names = [...Object.keys(traits.variant), ...Object.keys(traits.properties)];
      for (const [index, name] of names.entries())
        await this.#classifier.saveTrait(...traitProperty(name, index));
    }
    this.#place = offer.productId === this.#lastProduct ? this.#place + 10 : 10;
    this.#lastProduct = offer.productId;
    const hasAllPrices = this.#addPrices(offer, record, setAside);
    const stocks = this.#addStocks(offer, record, setAside);
    this.#staging.add('stage_offers', {
      record,
      file,
      line: offer.line,
      external_id: offer.id,
      product: offer.productId,
      article: offer.article,
      name: offer.name,
      ...traits,
      sort: offer.sort ?? this.#place,
      active: !offer.isDeleted,
      is_whole: isWhole,
      is_full: isFull,
      has_prices: offer.hasPrices,
      has_stocks: stocks.hasStocks,
      keeps_prices: offer.keepsPrices || !hasAllPrices,
      keeps_stocks: offer.keepsStocks || !stocks.isComplete,
      total: stocks.total,
    });
    for (const barcode of isWhole ? offer.barcodes : [])
      this.#staging.add('stage_barcodes', { record, content: 'offer', external_id: offer.id, barcode });
  }

  /** Returns whether none was set aside, apart from those that have no price in rubles any more. */
  #addPrices({ id, prices }: OfferRecord, record: number, setAside: SetAside): boolean {
    let isComplete = true;
    const seen = new Set<string>();
    for (const { line, priceTypeId, currency: written, fromQuantity, kopecks: foreign } of prices) {
      if (this.#classifier.isIgnored(priceTypeId)) continue;
      const currency = written || this.#classifier.currencyOf(priceTypeId);
      const kopecks = this.#classifier.toRubles(foreign, currency);
      if (kopecks === null) {
        setAside({ of: 'price', line, reason: notRubles(currency), counts: false });
        continue;
      }
      const price_type_id = this.#classifier.priceTypeId(priceTypeId);
      const key = `${price_type_id} ${fromQuantity}`;
      if (price_type_id === undefined || seen.has(key)) {
        isComplete = false;
        const reason =
          price_type_id === undefined
            ? `типа цены с Ид «${priceTypeId}» нет.`
            : `цена от ${fromQuantity} для этого типа цены уже указана.`;
        setAside({ of: 'price', line, reason, counts: true });
        continue;
      }
      seen.add(key);
      const price = { offer: id, price_type_id, from_quantity: fromQuantity, kopecks };
      this.#staging.add('stage_prices', { record, ...price });
    }
    return isComplete;
  }

  #addStocks(offer: OfferRecord, record: number, setAside: SetAside) {
    const { id, totalQuantity } = offer;
    const stocks = offer.stocks.filter(({ warehouseId }) => !this.#classifier.isIgnored(warehouseId));
    const isKnown = ({ warehouseId }: OfferRecord['stocks'][number]) =>
      this.#classifier.warehouseId(warehouseId) !== undefined;
    // An exchange without a list of warehouses still gives the total.
    if (stocks.length > 0 && totalQuantity !== null && !stocks.some(isKnown))
      return { hasStocks: false, total: totalQuantity, isComplete: true };
    let isComplete = true;
    const seen = new Set<number>();
    for (const { line, warehouseId, quantity, arrivalOn, arrivalQuantity } of stocks) {
      const warehouse_id = this.#classifier.warehouseId(warehouseId);
      if (warehouse_id === undefined || seen.has(warehouse_id)) {
        isComplete = false;
        const reason =
          warehouse_id === undefined
            ? `склада с Ид «${warehouseId}» нет.`
            : 'остаток на этом складе уже указан.';
        setAside({ of: 'stock', line, reason, counts: true });
        continue;
      }
      seen.add(warehouse_id);
      const arrival = { arrival_on: arrivalOn, arrival_quantity: arrivalQuantity };
      this.#staging.add('stage_stocks', { record, offer: id, warehouse_id, quantity, ...arrival });
    }
    return {
      hasStocks: offer.hasStocks,
      total: offer.stocks.length > 0 ? null : totalQuantity,
      isComplete,
    };
  }
}
