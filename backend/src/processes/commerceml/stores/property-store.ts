import { RESERVED_CODES } from '@shop/contracts/smart-filter/smart-filter';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { freeSlug, slugOf } from '../../../platform/text/slug.ts';
import { fail } from '../reading/commerceml-error.ts';
import type { PropertyRecord } from '../reading/records.ts';
import { isSame } from './is-same.ts';

export interface Property {
  readonly id: number;
  readonly external_id: string;
  readonly code: string;
  readonly name: string;
  readonly kind: 'list' | 'number';
  readonly unit: string;
  readonly sort: number;
}

interface Draft extends Omit<Property, 'id' | 'code'> {
  readonly wishedCode: string | null;
}

/** Facets of all products, size and brand, come before those of one kind. */
export const FIRST_SORT = 100;

/** Properties and the values that products name by id. They are written when read; an assigned code never changes. */
export class PropertyStore {
  changes = 0;
  readonly #db: Db;
  readonly #properties: Map<string, Property>;
  readonly #variants = new Map<number, Map<string, string>>();
  #namedInFile = new Set<string>();

  private constructor(db: Db, properties: readonly Property[]) {
    this.#db = db;
    this.#properties = new Map(properties.map((property) => [property.external_id, property]));
  }

  static async load(db: Db): Promise<PropertyStore> {
    const columns = ['id', 'external_id', 'code', 'name', 'kind', 'unit', 'sort'] as const;
    return new PropertyStore(db, await db.selectFrom('properties').select(columns).execute());
  }

  openFile(): void {
    this.#namedInFile = new Set();
  }

  get(externalId: string): Property | undefined {
    return this.#properties.get(externalId);
  }

  async save(record: PropertyRecord, isFull: boolean): Promise<void> {
    const { id: external_id, name, valueKind: kind, unit, variants } = record;
    if (this.#namedInFile.has(external_id))
      fail(record.line, `свойство с Ид «${external_id}» уже было выше.`);
    this.#namedInFile.add(external_id);
    const known = this.#properties.get(external_id);
    const last = Math.max(FIRST_SORT, ...[...this.#properties.values()].map(({ sort }) => sort));
    const sort = isFull ? record.sort + FIRST_SORT : (known?.sort ?? last + 10);
    const property = await this.#save({ external_id, name, kind, unit, sort, wishedCode: record.code });
    if (variants.size > 0) await this.#saveVariants(property, variants);
  }

  /** Saves the property row of an offer's characteristic («Размер») or of the brand, for the facets. */
  async saveTrait(external_id: string, name: string, sort: number): Promise<void> {
    if (this.#properties.has(external_id)) return;
    const wishedCode = external_id === 'brand' ? 'brand' : null;
    await this.#save({ external_id, name, kind: 'list', unit: '', sort, wishedCode });
  }

  /** Texts of values by id, including those of earlier exchanges: a file of changes need not repeat them. */
  async variantsOf({ id, kind }: Property): Promise<ReadonlyMap<string, string>> {
    const known = this.#variants.get(id);
    if (known !== undefined) return known;
    const stored =
      kind === 'number'
        ? []
        : await this.#db
            .selectFrom('property_variants')
            .select(['external_id', 'value'])
            .where('property_id', '=', id)
            .execute();
    const variants = new Map(stored.map(({ external_id, value }) => [external_id, value]));
    this.#variants.set(id, variants);
    return variants;
  }

  async #save({ wishedCode, ...draft }: Draft): Promise<Property> {
    const known = this.#properties.get(draft.external_id);
    const codes = new Set([...this.#properties.values()].map(({ code }) => code));
    const isTaken = (slug: string) => codes.has(slug) || RESERVED_CODES.includes(slug);
    const wished = slugOf(wishedCode ?? draft.name, '_', 40);
    const property = { ...draft, code: known?.code ?? freeSlug(wished, isTaken, '_') };
    if (known !== undefined && isSame(known, property)) return known;
    this.changes += 1;
    const row = await this.#db
      .insertInto('properties')
      .values(property)
      .onConflict((conflict) => conflict.column('external_id').doUpdateSet(property))
      .returning('id')
      .executeTakeFirstOrThrow();
    const saved = { ...property, id: row.id };
    this.#properties.set(draft.external_id, saved);
    return saved;
  }

  async #saveVariants(property: Property, variants: ReadonlyMap<string, string>): Promise<void> {
    const known = await this.variantsOf(property);
    const changed = [...variants].filter(([id, value]) => known.get(id) !== value);
    if (changed.length === 0) return;
    if (property.kind === 'list') await this.#renameValues(property, known, changed);
    this.#variants.set(property.id, new Map([...known, ...changed]));
    if (property.kind === 'number') return;
    this.changes += changed.length;
    const rows = JSON.stringify(changed.map(([external_id, value]) => ({ external_id, value })));
    await sql`insert into property_variants (property_id, external_id, value)
      select ${property.id}, v.external_id, v.value
      from json_to_recordset(${rows}::text::json) as v (external_id text, value text)
      on conflict (property_id, external_id) do update set value = excluded.value`.execute(this.#db);
  }

  /**
   * Renames values also in products that a file of changes does not name. If two ids had the same text, it is unknown
   * which one a product means, so it keeps the old text until a file names it.
   */
  async #renameValues(
    { id }: Property,
    known: ReadonlyMap<string, string>,
    changed: readonly (readonly [externalId: string, value: string])[],
  ): Promise<void> {
    const idsByText = Map.groupBy(known.keys(), (externalId) => known.get(externalId));
    const renamed = changed.flatMap(([externalId, to]) => {
      const from = known.get(externalId);
      const isClear = from !== undefined && to !== '' && idsByText.get(from)?.length === 1;
      return isClear ? [{ from, to }] : [];
    });
    if (renamed.length === 0) return;
    // `distinct` reads all of `moved` first, so two values can swap their texts.
    await sql`with moved as (
        delete from product_properties p using json_to_recordset(${JSON.stringify(renamed)}::text::json)
          as renamed ("from" text, "to" text)
        where p.property_id = ${id} and p.value = renamed."from" returning p.product_id, renamed."to"
      )
      insert into product_properties (product_id, property_id, value)
      select distinct product_id, ${sql.lit(id)}::bigint, "to" from moved on conflict do nothing`.execute(
      this.#db,
    );
  }
}
