import { RESERVED_CODES } from '@shop/shared/contracts/smart-filter';
import type { Db } from '../database/database.ts';
import type { GroupRecord, PriceTypeRecord, PropertyRecord, WarehouseRecord } from './records.ts';
import { freeSlug, slugOf } from './slug.ts';

interface Section {
  readonly id: number;
  readonly external_id: string;
  readonly parent_id: number | null;
  readonly path: string;
  readonly code: string;
  readonly name: string;
  readonly depth: number;
  readonly sort: number;
}

interface Property {
  readonly id: number;
  readonly external_id: string;
  readonly code: string;
  readonly name: string;
  readonly kind: 'list' | 'number';
  readonly unit: string;
  readonly sort: number;
  readonly variants?: ReadonlyMap<string, string>;
}

type PropertyDraft = Omit<Property, 'id' | 'code'>;

/**
 * The small part of a catalogue, held in memory while its products stream by: sections, properties, price types,
 * warehouses. Each is written when it is read, if it differs from what is stored. Codes, once given, stay.
 */
export class ClassifierStore {
  /** How many rows were added or changed. */
  changes = 0;
  readonly #db: Db;
  readonly #sections: Map<string, Section>;
  readonly #properties: Map<string, Property>;
  readonly #priceTypes: Map<string, { id: number; name: string }>;
  readonly #warehouses: Map<string, { id: number }>;

  private constructor(
    db: Db,
    sections: readonly Section[],
    properties: readonly Property[],
    priceTypes: readonly { id: number; external_id: string; name: string }[],
    warehouses: readonly { id: number; external_id: string }[],
  ) {
    this.#db = db;
    this.#sections = new Map(sections.map((section) => [section.external_id, section]));
    this.#properties = new Map(properties.map((property) => [property.external_id, property]));
    this.#priceTypes = new Map(priceTypes.map((type) => [type.external_id, type]));
    this.#warehouses = new Map(warehouses.map((warehouse) => [warehouse.external_id, warehouse]));
  }

  static async load(db: Db): Promise<ClassifierStore> {
    return new ClassifierStore(
      db,
      await db.selectFrom('sections').selectAll().execute(),
      await db.selectFrom('properties').selectAll().execute(),
      await db.selectFrom('price_types').selectAll().execute(),
      await db.selectFrom('warehouses').selectAll().execute(),
    );
  }

  sectionId(externalId: string): number | undefined {
    return this.#sections.get(externalId)?.id;
  }

  property(externalId: string): Property | undefined {
    return this.#properties.get(externalId);
  }

  priceTypeId(externalId: string): number | undefined {
    return this.#priceTypes.get(externalId)?.id;
  }

  warehouseId(externalId: string): number | undefined {
    return this.#warehouses.get(externalId)?.id;
  }

  async saveGroup({ id, parentId, name, sort }: GroupRecord): Promise<void> {
    const known = this.#sections.get(id);
    const parent = parentId === null ? undefined : this.#sections.get(parentId);
    const others = [...this.#sections.values()].filter((section) => section.external_id !== id);
    const code = known?.code ?? slugOf(name, '-', 60);
    const pathOf = (own: string) => (parent === undefined ? own : `${parent.path}/${own}`);
    const free = freeSlug(code, (own) => others.some((section) => section.path === pathOf(own)));
    const section = {
      external_id: id,
      parent_id: parent?.id ?? null,
      code: free,
      path: pathOf(free),
      name,
      depth: (parent?.depth ?? 0) + 1,
      sort,
    };
    if (known !== undefined && isSame(known, section)) return;
    this.changes += 1;
    const row = await this.#db
      .insertInto('sections')
      .values(section)
      .onConflict((conflict) => conflict.column('external_id').doUpdateSet(section))
      .returning('id')
      .executeTakeFirstOrThrow();
    this.#sections.set(id, { ...section, id: row.id });
  }

  async saveProperty(record: PropertyRecord): Promise<void> {
    const { id: external_id, name, valueKind: kind, unit, sort, variants } = record;
    // Facets of all products, size and brand, come before those of a kind.
    await this.#saveProperty({ external_id, name, kind, unit, sort: sort + 100, variants });
  }

  /** The property row of an offer's characteristic («Размер») or of the brand, for the facets. */
  async saveTrait(external_id: string, name: string, sort: number): Promise<void> {
    if (this.#properties.has(external_id)) return;
    await this.#saveProperty({ external_id, name, kind: 'list', unit: '', sort });
  }

  async #saveProperty({ variants, ...draft }: PropertyDraft): Promise<void> {
    const known = this.#properties.get(draft.external_id);
    const codes = new Set([...this.#properties.values()].map(({ code }) => code));
    const isTaken = (slug: string) => codes.has(slug) || RESERVED_CODES.includes(slug);
    const wished = draft.external_id === 'brand' ? 'brand' : slugOf(draft.name, '_', 40);
    const property = { ...draft, code: known?.code ?? freeSlug(wished, isTaken, '_') };
    const withVariants = variants === undefined ? {} : { variants };
    if (known !== undefined && isSame(known, property)) {
      this.#properties.set(draft.external_id, { ...known, ...withVariants });
      return;
    }
    this.changes += 1;
    const row = await this.#db
      .insertInto('properties')
      .values(property)
      .onConflict((conflict) => conflict.column('external_id').doUpdateSet(property))
      .returning('id')
      .executeTakeFirstOrThrow();
    this.#properties.set(draft.external_id, { ...property, ...withVariants, id: row.id });
  }

  async savePriceType({ id, name }: PriceTypeRecord): Promise<void> {
    const known = this.#priceTypes.get(id);
    if (known?.name === name) return;
    this.changes += 1;
    const row = await this.#db
      .insertInto('price_types')
      .values({ external_id: id, name })
      .onConflict((conflict) => conflict.column('external_id').doUpdateSet({ name }))
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow();
    this.#priceTypes.set(id, row);
  }

  async saveWarehouse(record: WarehouseRecord): Promise<void> {
    const { id, name, address, latitude, longitude, workingHours } = record;
    const warehouse = { external_id: id, name, address, latitude, longitude, working_hours: workingHours };
    const known = this.#warehouses.get(id);
    if (known !== undefined && isSame(known, warehouse)) return;
    this.changes += 1;
    const row = await this.#db
      .insertInto('warehouses')
      .values(warehouse)
      .onConflict((conflict) => conflict.column('external_id').doUpdateSet(warehouse))
      .returning('id')
      .executeTakeFirstOrThrow();
    this.#warehouses.set(id, { ...warehouse, id: row.id });
  }
}

function isSame(known: object, wanted: object): boolean {
  const stored = known as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([key, value]) => stored[key] === value);
}
