import { sql } from 'kysely';
import { OFFICE_PRICE_TYPE } from '../../../modules/office-clients/office-clients.api.ts';
import { OFFICE_WAREHOUSE } from '../../../modules/pickup-points/pickup-points.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { GroupRecord, PriceTypeRecord, PropertyRecord, WarehouseRecord } from '../reading/records.ts';
import { isSame } from './is-same.ts';
import { type PriceSetting, PriceTypeStore } from './price-type-store.ts';
import { type Property, PropertyStore } from './property-store.ts';
import { SectionStore } from './section-store.ts';
import { UnitStore } from './unit-store.ts';

/** The warehouse for stock of exchanges that know no warehouses. */
const ONLY_WAREHOUSE = { id: 'warehouse', name: 'Основной склад' };

interface StoredWarehouse {
  readonly id: number;
  readonly external_id: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly working_hours: string;
}

/**
 * The small part of a catalogue, held in memory while its products stream by: sections, properties, price types and
 * warehouses. Each is written when it is read, if it differs from the stored row.
 */
export class ClassifierStore {
  readonly #db: Db;
  readonly #sections: SectionStore;
  readonly #properties: PropertyStore;
  readonly #priceTypes: PriceTypeStore;
  readonly #warehouses: Map<string, StoredWarehouse>;
  readonly #units: UnitStore;
  readonly #ignored = new Set<string>();
  readonly #kept = new Set<string>();
  readonly #namedWarehouses = new Set<string>();
  #changes = 0;

  private constructor(
    db: Db,
    sections: SectionStore,
    properties: PropertyStore,
    priceTypes: PriceTypeStore,
    units: UnitStore,
    warehouses: readonly StoredWarehouse[],
  ) {
    this.#db = db;
    this.#sections = sections;
    this.#properties = properties;
    this.#priceTypes = priceTypes;
    this.#units = units;
    this.#warehouses = new Map(warehouses.map((warehouse) => [warehouse.external_id, warehouse]));
  }

  static async load(db: Db, setting: PriceSetting): Promise<ClassifierStore> {
    return new ClassifierStore(
      db,
      await SectionStore.load(db),
      await PropertyStore.load(db),
      await PriceTypeStore.load(db, setting),
      await UnitStore.load(db),
      await db.selectFrom('warehouses').selectAll().execute(),
    );
  }

  /** How many rows were added or changed. */
  get changes(): number {
    return this.#changes + this.#sections.changes + this.#properties.changes + this.#priceTypes.changes;
  }

  openFile(): void {
    this.#sections.openFile();
    this.#properties.openFile();
  }

  sectionId(externalId: string): number | undefined {
    return this.#sections.id(externalId);
  }

  property(externalId: string): Property | undefined {
    return this.#properties.get(externalId);
  }

  variantsOf(property: Property): Promise<ReadonlyMap<string, string>> {
    return this.#properties.variantsOf(property);
  }

  /** The price type of an id. An exchange that names none has only one. */
  priceTypeId(externalId: string): number | undefined {
    return this.#priceTypes.id(externalId);
  }

  warehouseId(externalId: string): number | undefined {
    return this.#warehouses.get(externalId)?.id;
  }

  /** The name of a unit that a product refers to by its code. */
  unitName(measure: string): string {
    return this.#units.name(measure);
  }

  saveUnit(code: string, name: string): Promise<void> {
    return this.#units.save(code, name);
  }

  saveGroup(record: GroupRecord, isFull: boolean): Promise<void> {
    return this.#sections.save(record, isFull);
  }

  hideGroup(externalId: string): void {
    this.#sections.hide(externalId);
  }

  unsortedSectionId(): Promise<number> {
    return this.#sections.unsortedId();
  }

  settleSections(isFull: boolean): Promise<void> {
    return this.#sections.settle(isFull);
  }

  saveProperty(record: PropertyRecord, isFull: boolean): Promise<void> {
    return this.#properties.save(record, isFull);
  }

  saveTrait(externalId: string, name: string, sort: number): Promise<void> {
    return this.#properties.saveTrait(externalId, name, sort);
  }

  /** Saves a price type. Returns false for one in a currency without a rate. */
  savePriceType(record: Omit<PriceTypeRecord, 'kind' | 'line'>): Promise<boolean> {
    return this.#priceTypes.save(record);
  }

  /** The currency of prices that do not name it. */
  currencyOf(priceTypeId: string): string {
    return this.#priceTypes.currencyOf(priceTypeId);
  }

  /** A price in hundredths of the currency, in kopecks; null without a rate. */
  toRubles(hundredths: number, currency: string): number | null {
    return this.#priceTypes.currencies.toRubles(hundredths, currency);
  }

  async saveWarehouse(record: Omit<WarehouseRecord, 'kind' | 'line'>): Promise<void> {
    const { id, name, address, latitude, longitude, workingHours } = record;
    this.#namedWarehouses.add(id);
    const known = this.#warehouses.get(id);
    // Facts that an exchange leaves out stay as the office has written them.
    const warehouse = {
      ...{ external_id: id, name, address: address || (known?.address ?? '') },
      ...{ latitude: latitude ?? known?.latitude ?? null, longitude: longitude ?? known?.longitude ?? null },
      working_hours: workingHours || (known?.working_hours ?? ''),
    };
    if (known !== undefined && isSame(known, warehouse)) return;
    this.#changes += 1;
    const row = await this.#db
      .insertInto('warehouses')
      .values(warehouse)
      .onConflict((conflict) => conflict.column('external_id').doUpdateSet(warehouse))
      .returning('id')
      .executeTakeFirstOrThrow();
    this.#warehouses.set(id, { ...warehouse, id: row.id });
  }

  /** Notes that a group, price type or warehouse was set aside: a full exchange that names it does not remove it. */
  keep(externalId: string): void {
    this.#sections.keep(externalId);
    this.#kept.add(externalId);
  }

  /** Notes a deletion mark on a price type or a warehouse. */
  ignore(externalId: string): void {
    this.#ignored.add(externalId);
  }

  /** Whether prices of the type, or stock in the warehouse, are ignored: it is deleted, or the shop does not take it. */
  isIgnored(externalId: string): boolean {
    return this.#ignored.has(externalId) || this.#priceTypes.isIgnored(externalId);
  }

  /** The warehouse for stock without one: the only one there is, or one created for it. */
  async anyWarehouseId(): Promise<number> {
    const stocked = [...this.#warehouses.values()].filter(
      ({ external_id }) => !external_id.startsWith(OFFICE_WAREHOUSE),
    );
    const [first, second] = stocked;
    if (first !== undefined && second === undefined) return first.id;
    const nowhere = { address: '', latitude: null, longitude: null, workingHours: '' };
    if (!this.#warehouses.has(ONLY_WAREHOUSE.id)) await this.saveWarehouse({ ...ONLY_WAREHOUSE, ...nowhere });
    return this.warehouseId(ONLY_WAREHOUSE.id)!;
  }

  /**
   * Removes price types and warehouses that a full exchange no longer lists: their prices are deleted, their stock
   * falls to the reserved part, and they are deleted themselves unless a company, a planned change of its terms or an order
   * still refers to them. An exchange that lists none leaves them unchanged, and those of the office stay in any case.
   */
  async forgetVanished(): Promise<void> {
    const run = async (statement: ReturnType<typeof sql>) => {
      this.#changes += Number((await statement.execute(this.#db)).numAffectedRows ?? 0n);
    };
    const types = [...this.#priceTypes.named, ...this.#kept];
    if (this.#priceTypes.named.size > 0) {
      const vanished = sql`select id from price_types where external_id <> all (${types}::text[])
        and not starts_with(external_id, ${OFFICE_PRICE_TYPE})`;
      await run(sql`delete from prices where price_type_id in (${vanished})`);
      await run(sql`delete from price_types where id in (${vanished})
        and not exists (select from counterparties c where c.price_type_id = price_types.id)
        and not exists (select from terms_history planned where planned.field = 'priceType'
          and planned.applied_at is null and planned.value = price_types.id)`);
    }
    const places = [...this.#namedWarehouses, ...this.#kept];
    if (this.#namedWarehouses.size === 0) return;
    const vanished = sql`select id from warehouses where external_id <> all (${places}::text[])
      and not starts_with(external_id, ${OFFICE_WAREHOUSE})`;
    await run(sql`delete from stocks where warehouse_id in (${vanished}) and reserved = 0`);
    await run(sql`update stocks set quantity = reserved, arrival_on = null, arrival_quantity = 0
      where warehouse_id in (${vanished}) and (quantity > reserved or arrival_on is not null)`);
    await run(sql`delete from warehouses where id in (${vanished})
      and not exists (select from stocks s where s.warehouse_id = warehouses.id)
      and not exists (select from order_reservations r where r.warehouse_id = warehouses.id)
      and not exists (select from orders o where o.pickup_store_id = warehouses.id)`);
  }
}
