import path from 'node:path';
import { slugOf } from '../../../platform/text/slug.ts';
import { CommerceMlError, type Fail } from '../reading/commerceml-error.ts';
import { decimalOf } from '../reading/node-fields.ts';
import type { CatalogRecord, ProductRecord } from '../reading/records.ts';
import type { ClassifierStore } from '../stores/classifier-store.ts';
import type { DocumentStore } from '../stores/document-store.ts';
import type { PictureStore } from '../stores/picture-store.ts';
import { isPatchFile } from './exchange-files.ts';
import { OfferStager } from './offer-stager.ts';
import type { Staging } from './staging.ts';

export interface StagedFile {
  readonly index: number;
  readonly path: string;
}

export interface Stores {
  readonly classifier: ClassifierStore;
  readonly staging: Staging;
  readonly pictures: PictureStore;
  readonly documents: DocumentStore;
}

/** Saves records of the classifier at once, and stages products and offers in the temporary tables. */
export class RecordStager {
  products = 0;
  /** Whether a full package was among the files. One without a product or an offer is only a part of the exchange. */
  readonly isFull = { classifier: false, products: false, offers: false };
  readonly #stores: Stores;
  readonly #offers: OfferStager;
  #file: StagedFile = { index: 0, path: '' };
  /** Whether the packages being read are full. */
  #isFull = { classifier: true, products: false, offers: false };

  constructor(stores: Stores) {
    this.#stores = stores;
    this.#offers = new OfferStager(stores);
  }

  get offers(): number {
    return this.#offers.count;
  }

  openFile(file: StagedFile): void {
    this.#file = file;
    this.#isFull = { classifier: true, products: false, offers: false };
    this.#stores.classifier.openFile();
  }

  async add(record: CatalogRecord): Promise<void> {
    const { classifier, staging } = this.#stores;
    const fail: Fail = (line, reason) => {
      throw new CommerceMlError(path.basename(this.#file.path), line, reason);
    };
    switch (record.kind) {
      case 'package':
        this.#isFull[record.content] = record.isFull;
        return;
      case 'group':
        this.isFull.classifier ||= this.#isFull.classifier;
        return classifier.saveGroup(record, this.#isFull.classifier, fail);
      case 'property':
        return classifier.saveProperty(record, this.#isFull.classifier, fail);
      case 'priceType':
        return classifier.savePriceType(record);
      case 'warehouse':
        return classifier.saveWarehouse(record);
      case 'unit':
        return classifier.saveUnit(record.code, record.name);
      case 'deletion':
        if (record.content === 'group') return classifier.hideGroup(record.id);
        if (record.content === 'priceType' || record.content === 'warehouse')
          return classifier.ignore(record.id);
        return staging.add('stage_deletions', { content: record.content, external_id: record.id });
      case 'product':
        return this.#addProduct(record, fail);
      case 'offer': {
        const isWhole = record.name !== '' && !isPatchFile(path.basename(this.#file.path));
        this.isFull.offers ||= isWhole && this.#isFull.offers;
        return this.#offers.add(
          record,
          { file: this.#file.index, isWhole, isFull: this.#isFull.offers },
          fail,
        );
      }
    }
  }

  async #addProduct(product: ProductRecord, fail: Fail): Promise<void> {
    const { classifier, staging } = this.#stores;
    const { id, groupId, isDeleted, line, ...rest } = product;
    const section_id = classifier.sectionId(groupId);
    // A product deleted together with its group needs no known section.
    if (section_id === undefined && isDeleted)
      return staging.add('stage_deletions', { content: 'product', external_id: id });
    if (section_id === undefined)
      return fail(
        line,
        `товар «${rest.name}» ссылается на группу «${groupId}», которой нет в классификаторе.`,
      );
    this.products += 1;
    this.isFull.products ||= this.#isFull.products;
    if (rest.brand !== null) await classifier.saveTrait('brand', 'Бренд', 10);
    staging.add('stage_products', {
      file: this.#file.index,
      line,
      external_id: id,
      code: rest.code ?? slugOf(rest.name),
      section_id,
      article: rest.article,
      name: rest.name,
      description: rest.description,
      brand: rest.brand,
      measure_base: classifier.unitName(rest.measureBase),
      measure_custom: rest.measureCustom,
      measure_factor: rest.measureFactor,
      min_order_count: rest.minOrderCount,
      multiplicity: rest.multiplicity,
      weight_grams: rest.weightGrams,
      volume_cm3: rest.volumeCm3,
      vat_percent: rest.vatPercent,
      sort: rest.sort,
      active: !isDeleted,
    });
    for (const barcode of rest.barcodes)
      staging.add('stage_barcodes', { content: 'product', external_id: id, barcode });
    await this.#addFiles(product);
    await this.#addProperties(product, fail);
  }

  async #addFiles({ id, pictures, documents }: ProductRecord): Promise<void> {
    const { staging, pictures: store, documents: shelf } = this.#stores;
    const folder = path.dirname(this.#file.path);
    const names = new Set<string>();
    for (const source of pictures) {
      const name = await store.add(source, folder);
      if (name !== null) names.add(name);
    }
    for (const [position, picture] of [...names].entries())
      staging.add('stage_pictures', { product: id, position, picture });
    const files = new Set<string>();
    for (const source of documents) {
      const stored = await shelf.add(source, folder);
      if (stored === null || files.has(stored.file)) continue;
      staging.add('stage_documents', { product: id, sort: 500 + files.size, ...stored });
      files.add(stored.file);
    }
  }

  async #addProperties({ id: product, properties }: ProductRecord, fail: Fail): Promise<void> {
    const { classifier, staging } = this.#stores;
    const seen = new Set<string>();
    for (const { id, value: written, line } of properties) {
      const property = classifier.property(id) ?? fail(line, `свойства с Ид «${id}» нет в классификаторе.`);
      const value = (await classifier.variantsOf(property)).get(written) ?? written;
      if (value === '' || seen.has(`${id} ${value}`)) continue;
      seen.add(`${id} ${value}`);
      const number = property.kind === 'number' ? decimalOf(value) : null;
      if (property.kind === 'number' && number === null) {
        fail(line, `значение свойства «${property.name}» должно быть числом, а там «${value.slice(0, 40)}».`);
      }
      staging.add('stage_properties', { product, property_id: property.id, value, number });
    }
  }
}
