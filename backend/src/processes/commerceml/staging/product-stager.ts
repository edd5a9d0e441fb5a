import { slugOf } from '../../../platform/text/slug.ts';
import { decimalOf } from '../reading/node-fields.ts';
import type { ProductRecord } from '../reading/records.ts';
import { FIRST_SORT } from '../stores/property-store.ts';
import type { RecordPlace, SetAside, Stores } from './stores.ts';

/** The property of goods that are tracked piece by piece. */
const MARKING = 'requisite:marking';
const REFERENCE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Writes products with their properties and files into the temporary tables. */
export class ProductStager {
  count = 0;
  readonly #stores: Stores;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  async add(product: ProductRecord, place: RecordPlace, setAside: SetAside): Promise<void> {
    const { classifier, staging } = this.#stores;
    const { id, groupIds, isDeleted, line, ...rest } = product;
    const section_id = groupIds
      .map((group) => classifier.sectionId(group))
      .find((found) => found !== undefined);
    // A product deleted together with its group needs no known section.
    if (section_id === undefined && isDeleted)
      return staging.add('stage_deletions', { content: 'product', external_id: id });
    this.count += 1;
    if (rest.brand !== null) await classifier.saveTrait('brand', 'Бренд', 10);
    staging.add('stage_products', {
      record: place.record,
      file: place.file,
      line,
      external_id: id,
      code: rest.code ?? slugOf(rest.name),
      section_id: section_id ?? null,
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
    if (section_id === undefined && groupIds.length > 0) {
      const waiting = { groups: groupIds, file_name: place.fileName };
      staging.add('stage_waiting_products', { record: place.record, ...waiting });
    }
    for (const barcode of rest.barcodes)
      staging.add('stage_barcodes', {
        record: place.record,
        content: 'product',
        external_id: id,
        barcode,
      });
    await this.#addFiles(product, place);
    await this.#addProperties(product, place, setAside);
  }

  async #addFiles(
    { id, pictures, documents }: ProductRecord,
    { record, folder }: RecordPlace,
  ): Promise<void> {
    const { staging, pictures: store, documents: shelf } = this.#stores;
    const names = new Set<string>();
    for (const source of pictures) {
      const name = await store.add(source, folder);
      if (name !== null) names.add(name);
    }
    for (const [position, picture] of [...names].entries())
      staging.add('stage_pictures', { record, product: id, position, picture });
    const files = new Set<string>();
    for (const source of documents) {
      const stored = await shelf.add(source, folder);
      if (stored === null || files.has(stored.file)) continue;
      staging.add('stage_documents', { record, product: id, sort: 500 + files.size, ...stored });
      files.add(stored.file);
    }
  }

  async #addProperties(
    { id: product, properties, marking }: ProductRecord,
    { record }: RecordPlace,
    setAside: SetAside,
  ): Promise<void> {
    const { classifier, staging } = this.#stores;
    const seen = new Set<string>();
    if (marking !== null) await classifier.saveTrait(MARKING, 'Честный знак', FIRST_SORT);
    const mark = marking === null ? [] : [{ id: MARKING, value: marking, line: 0 }];
    for (const { id, value: written, line } of [...mark, ...properties]) {
      const property = classifier.property(id);
      if (property === undefined) {
        const reason = `свойства с Ид «${id}» нет в классификаторе.`;
        setAside({ of: 'value', line, reason, counts: false });
        continue;
      }
      const variants = await classifier.variantsOf(property);
      const value = variants.get(written) ?? written;
      if (isUnknownReference(written, variants)) {
        const reason = `значения «${written}» нет в справочнике свойства «${property.name}».`;
        setAside({ of: 'value', line, reason, counts: false });
        continue;
      }
      if (value === '' || seen.has(`${id} ${value}`)) continue;
      seen.add(`${id} ${value}`);
      const number = property.kind === 'number' ? decimalOf(value) : null;
      if (property.kind === 'number' && number === null) {
        const found = value.slice(0, 40);
        const reason = `значение свойства «${property.name}» должно быть числом, а там «${found}».`;
        setAside({ of: 'value', line, reason, counts: false });
      } else staging.add('stage_properties', { record, product, property_id: property.id, value, number });
    }
  }
}

/** Whether a value is the id of a list value that no exchange has explained: a buyer could not read it. */
function isUnknownReference(written: string, variants: ReadonlyMap<string, string>): boolean {
  return REFERENCE.test(written) && variants.size > 0 && !variants.has(written);
}
