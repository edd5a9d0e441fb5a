import path from 'node:path';
import { RecordMistake } from '../reading/commerceml-error.ts';
import { isPatchFile } from '../reading/exchange-files.ts';
import type { CatalogRecord, MistakeRecord } from '../reading/records.ts';
import { saveClassifierRecord } from './classifier-records.ts';
import { OfferStager } from './offer-stager.ts';
import { ProductStager } from './product-stager.ts';
import type { RecordPlace, SetAside, Stores } from './stores.ts';

interface StagedFile {
  readonly index: number;
  readonly path: string;
}

/**
 * Saves records of the classifier at once, and stages products and offers in the temporary tables. A record that cannot
 * be right, alone or with what is known, is set aside.
 */
export class RecordStager {
  /** Whether a full package was among the files. One without a product or an offer is only a part of the exchange. */
  readonly isFull = { classifier: false, products: false, offers: false };
  readonly #stores: Stores;
  readonly #products: ProductStager;
  readonly #offers: OfferStager;
  #file: StagedFile = { index: 0, path: '' };
  #record = 0;
  /** Whether the packages being read are full. */
  #isFull = { classifier: true, products: false, offers: false };

  constructor(stores: Stores) {
    this.#stores = stores;
    this.#products = new ProductStager(stores);
    this.#offers = new OfferStager(stores);
  }

  get products(): number {
    return this.#products.count;
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
    if (record.kind === 'package') this.#isFull[record.content] = record.isFull;
    else if (record.kind === 'mistake') this.#addMistake(record);
    else {
      this.#beginRecord();
      try {
        await this.#stage(record);
      } catch (error) {
        if (!(error instanceof RecordMistake)) throw error;
        const of = record.kind === 'deletion' ? record.content : record.kind;
        this.#setAsideWhole({ of, line: error.line, reason: error.message, ...nameOf(record) });
      }
    }
  }

  #beginRecord(): void {
    this.#record += 1;
    this.#stores.problems.beginRecord(this.#file.index);
  }

  /** The reader names a mistaken part after its record. */
  #addMistake(mistake: MistakeRecord): void {
    if (isPart(mistake.of)) {
      const counts = mistake.of === 'price' || mistake.of === 'stock';
      this.#addProblem(mistake, counts);
    } else {
      this.#beginRecord();
      this.#setAsideWhole(mistake);
    }
  }

  #setAsideWhole(mistake: Omit<MistakeRecord, 'kind'>): void {
    const { of, id } = mistake;
    this.#addProblem(mistake, true);
    if (id === '') return;
    if (of === 'product' || of === 'offer')
      this.#stores.staging.add('stage_set_aside', { content: of, external_id: id });
    else this.#stores.classifier.keep(id);
  }

  #addProblem({ of: kind, line, reason, id, name }: Omit<MistakeRecord, 'kind'>, counts: boolean): void {
    this.#stores.problems.add({ file: this.#file.index, line, reason, kind, id, name, counts });
  }

  async #stage(record: Exclude<CatalogRecord, { readonly kind: 'package' | 'mistake' }>): Promise<void> {
    const place: RecordPlace = {
      ...{ record: this.#record, file: this.#file.index, fileName: path.basename(this.#file.path) },
      folder: path.dirname(this.#file.path),
    };
    const setAside: SetAside = ({ counts, ...part }) =>
      this.#addProblem({ ...part, ...nameOf(record) }, counts);
    if (record.kind === 'product') {
      const before = this.products;
      await this.#products.add(record, place, setAside);
      this.isFull.products ||= this.#isFull.products && this.products > before;
    } else if (record.kind === 'offer') {
      const isWhole = record.name !== '' && !isPatchFile(place.fileName);
      await this.#offers.add(record, { ...place, isWhole, isFull: this.#isFull.offers }, setAside);
      this.isFull.offers ||= isWhole && this.#isFull.offers;
    } else if (record.kind === 'deletion' && (record.content === 'product' || record.content === 'offer')) {
      this.#stores.staging.add('stage_deletions', { content: record.content, external_id: record.id });
    } else {
      this.isFull.classifier ||= record.kind === 'group' && this.#isFull.classifier;
      await saveClassifierRecord(this.#stores.classifier, record, this.#isFull.classifier, setAside);
    }
  }
}

function nameOf(record: CatalogRecord): Pick<MistakeRecord, 'id' | 'name'> {
  return { id: 'id' in record ? record.id : '', name: 'name' in record ? record.name : '' };
}

function isPart(kind: MistakeRecord['of']): boolean {
  return kind === 'price' || kind === 'stock' || kind === 'value' || kind === 'barcode' || kind === 'file';
}
