import type { ClassifierStore } from './classifier-store.ts';
import { CommerceMlError } from './commerceml-error.ts';
import type { PictureStore } from './picture-store.ts';
import type { CatalogRecord, OfferRecord, ProductRecord } from './records.ts';
import { slugOf } from './slug.ts';
import type { Staging } from './staging.ts';

/** Puts records where they belong: the classifier's at once, products and offers into the temporary tables. */
export class RecordStager {
  products = 0;
  offers = 0;
  /** Whether a full package was among the files. */
  readonly isFull = { products: false, offers: false };
  readonly #classifier: ClassifierStore;
  readonly #staging: Staging;
  readonly #pictures: PictureStore;
  #lastProduct = '';
  #place = 0;

  constructor(classifier: ClassifierStore, staging: Staging, pictures: PictureStore) {
    this.#classifier = classifier;
    this.#staging = staging;
    this.#pictures = pictures;
  }

  async add(record: CatalogRecord, file: number, fileName: string): Promise<void> {
    const fail = (line: number, reason: string): never => {
      throw new CommerceMlError(fileName, line, reason);
    };
    switch (record.kind) {
      case 'package':
        this.isFull[record.content] ||= record.isFull;
        return;
      case 'group':
        return this.#classifier.saveGroup(record);
      case 'property':
        return this.#classifier.saveProperty(record);
      case 'priceType':
        return this.#classifier.savePriceType(record);
      case 'warehouse':
        return this.#classifier.saveWarehouse(record);
      case 'product':
        return this.#addProduct(record, file, fail);
      case 'offer':
        return this.#addOffer(record, file, fail);
    }
  }

  async #addProduct(product: ProductRecord, file: number, fail: Fail): Promise<void> {
    this.products += 1;
    const { properties, kind: _, id, groupId, isDeleted, picture, line, ...rest } = product;
    if (rest.brand !== null) await this.#classifier.saveTrait('brand', 'Бренд', 10);
    const section_id =
      this.#classifier.sectionId(groupId) ??
      fail(line, `товар «${rest.name}» ссылается на группу «${groupId}», которой нет в классификаторе.`);
    this.#staging.add('stage_products', {
      file,
      line,
      external_id: id,
      code: slugOf(rest.name),
      section_id,
      article: rest.article,
      name: rest.name,
      description: rest.description,
      brand: rest.brand,
      measure_base: rest.measureBase,
      measure_custom: rest.measureCustom,
      measure_factor: rest.measureFactor,
      min_order_count: rest.minOrderCount,
      multiplicity: rest.multiplicity,
      weight_grams: rest.weightGrams,
      volume_cm3: rest.volumeCm3,
      vat_percent: rest.vatPercent,
      sort: rest.sort,
      picture: picture === null ? null : await this.#pictures.take(picture),
      active: !isDeleted,
    });
    this.#addProperties(id, properties, fail);
  }

  #addProperties(product: string, values: ProductRecord['properties'], fail: Fail): void {
    const seen = new Set<string>();
    for (const { id, value: written, line } of values) {
      const property =
        this.#classifier.property(id) ?? fail(line, `свойства с Ид «${id}» нет в классификаторе.`);
      const value = property.variants?.get(written) ?? written;
      if (value === '' || seen.has(`${id} ${value}`)) continue;
      seen.add(`${id} ${value}`);
      const number = property.kind === 'number' ? Number(value.replace(',', '.')) : null;
      if (Number.isNaN(number)) {
        fail(line, `значение свойства «${property.name}» должно быть числом, а там «${value.slice(0, 40)}».`);
      }
      this.#staging.add('stage_properties', { product, property_id: property.id, value, number });
    }
  }

  async #addOffer(offer: OfferRecord, file: number, fail: Fail): Promise<void> {
    this.offers += 1;
    for (const [index, name] of Object.keys(offer.variant).entries()) {
      await this.#classifier.saveTrait(`characteristic:${name}`, name, 20 + index);
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
      sort: this.#place,
      active: !offer.isDeleted,
      has_prices: offer.prices.length > 0,
      has_stocks: offer.stocks.length > 0,
    });
    this.#addPrices(offer, fail);
    this.#addStocks(offer, fail);
  }

  #addPrices({ id, prices }: OfferRecord, fail: Fail): void {
    const seen = new Set<string>();
    for (const { line, priceTypeId, fromQuantity, kopecks } of prices) {
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

type Fail = (line: number, reason: string) => never;
