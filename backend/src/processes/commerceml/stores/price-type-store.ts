import { sql } from 'kysely';
import type { ExchangeCatalogue } from '../../../modules/exchange/exchange.api.ts';
import { OFFICE_PRICE_TYPE } from '../../../modules/office-clients/office-clients.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { PriceTypeRecord } from '../reading/records.ts';
import { isSame } from './is-same.ts';
import { isRuble, PriceCurrencies } from './price-currencies.ts';

export type PriceSetting = Pick<ExchangeCatalogue, 'currencies' | 'ignoredPriceTypes'>;

interface RememberedPriceType {
  readonly name: string;
  readonly currency: string;
}

interface StoredPriceType {
  readonly id: number;
  readonly external_id: string;
  readonly name: string;
}

/** Price types. Those in other currencies and those that the shop does not take are remembered as parked records. */
export class PriceTypeStore {
  changes = 0;
  readonly currencies: PriceCurrencies;
  /** Types that this exchange names and the shop takes. */
  readonly named = new Set<string>();
  readonly #db: Db;
  readonly #types: Map<string, StoredPriceType>;
  readonly #unwanted: ReadonlySet<string>;
  readonly #remembered = new Map<string, RememberedPriceType>();
  readonly #ignored = new Set<string>();

  private constructor(db: Db, setting: PriceSetting, types: readonly StoredPriceType[]) {
    this.#db = db;
    this.currencies = new PriceCurrencies(setting);
    this.#unwanted = new Set(setting.ignoredPriceTypes.map(({ name }) => name));
    this.#types = new Map(types.map((type) => [type.external_id, type]));
  }

  static async load(db: Db, setting: PriceSetting): Promise<PriceTypeStore> {
    const types = await db.selectFrom('price_types').select(['id', 'external_id', 'name']).execute();
    const store = new PriceTypeStore(db, setting, types);
    await store.#recall();
    return store;
  }

  /** The price type of an id; without an id the only one there is. */
  id(externalId: string): number | undefined {
    if (externalId !== '') return this.#types.get(externalId)?.id;
    const [first, ...others] = [...this.#types.values()].filter(
      ({ external_id }) => !external_id.startsWith(OFFICE_PRICE_TYPE),
    );
    return others.length === 0 ? first?.id : undefined;
  }

  /** Whether the shop does not take prices of the type. */
  isIgnored(externalId: string): boolean {
    return this.#ignored.has(externalId);
  }

  /**
   * Saves a price type that the shop takes, and remembers one it does not, because its prices come without it. Returns
   * false for one in a currency without a rate.
   */
  async save({ id, name, currency }: Omit<PriceTypeRecord, 'kind' | 'line'>): Promise<boolean> {
    const isUnwanted = this.#unwanted.has(name) || this.#unwanted.has(id);
    await this.#remember(id, isUnwanted || !isRuble(currency) ? { name, currency } : null);
    if (isUnwanted || !this.currencies.isKnown(currency)) {
      this.#ignored.add(id);
      return isUnwanted;
    }
    this.named.add(id);
    await this.#store(id, name);
    return true;
  }

  /** The currency of prices that do not name it. */
  currencyOf(priceTypeId: string): string {
    return this.#remembered.get(priceTypeId)?.currency ?? '';
  }

  async #recall(): Promise<void> {
    const rows = await this.#db
      .selectFrom('exchange_parked')
      .select(['key', 'record'])
      .where('kind', '=', 'price-type')
      .execute();
    for (const { key, record } of rows) {
      const { name, currency } = record as unknown as RememberedPriceType;
      this.#remembered.set(key, { name, currency });
      const isUnwanted = this.#unwanted.has(name) || this.#unwanted.has(key);
      if (isUnwanted || !this.currencies.isKnown(currency)) this.#ignored.add(key);
      else await this.#store(key, name);
    }
    for (const { external_id, name } of this.#types.values())
      if (this.#unwanted.has(name) || this.#unwanted.has(external_id)) this.#ignored.add(external_id);
  }

  async #remember(key: string, type: RememberedPriceType | null): Promise<void> {
    const known = this.#remembered.get(key);
    if (type === null ? known === undefined : known !== undefined && isSame(known, type)) return;
    if (type === null) {
      this.#remembered.delete(key);
      this.#ignored.delete(key);
      await this.#db
        .deleteFrom('exchange_parked')
        .where('kind', '=', 'price-type')
        .where('key', '=', key)
        .execute();
      return;
    }
    this.#remembered.set(key, type);
    const record = JSON.stringify(type);
    await sql`insert into exchange_parked (kind, key, record, file, line)
      values ('price-type', ${key}, ${record}::text::jsonb, '', 0)
      on conflict (kind, key) do update set record = excluded.record, parked_at = now()`.execute(this.#db);
  }

  async #store(id: string, name: string): Promise<void> {
    if (this.#types.get(id)?.name === name) return;
    this.changes += 1;
    const row = await this.#db
      .insertInto('price_types')
      .values({ external_id: id, name })
      .onConflict((conflict) => conflict.column('external_id').doUpdateSet({ name }))
      .returning(['id', 'external_id', 'name'])
      .executeTakeFirstOrThrow();
    this.#types.set(id, row);
  }
}
