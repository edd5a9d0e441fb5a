import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unitName } from '../../../platform/text/units.ts';

/** Units of measure by their codes. Those that the shop does not know itself are remembered as parked records. */
export class UnitStore {
  readonly #db: Db;
  readonly #names: Map<string, string>;

  private constructor(db: Db, names: ReadonlyMap<string, string>) {
    this.#db = db;
    this.#names = new Map(names);
  }

  static async load(db: Db): Promise<UnitStore> {
    const rows = await db
      .selectFrom('exchange_parked')
      .select(['key', 'record'])
      .where('kind', '=', 'unit')
      .execute();
    const nameOf = (record: unknown) => (record as { readonly name: string }).name;
    return new UnitStore(db, new Map(rows.map(({ key, record }) => [key, nameOf(record)])));
  }

  /** The name of a unit that a product refers to by its code; any other text is returned unchanged. */
  name(measure: string): string {
    return this.#names.get(measure) ?? unitName(measure);
  }

  async save(code: string, name: string): Promise<void> {
    if (this.name(code) === name) return;
    this.#names.set(code, name);
    const record = JSON.stringify({ name });
    await sql`insert into exchange_parked (kind, key, record, file, line)
      values ('unit', ${code}, ${record}::text::jsonb, '', 0)
      on conflict (kind, key) do update set record = excluded.record, parked_at = now()`.execute(this.#db);
  }
}
