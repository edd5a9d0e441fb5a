import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/**
 * Temporary tables that a catalogue streams into before it is compared with the stored one; dropped with the
 * transaction.
 */
const tables = {
  stage_products: `record int, file smallint, line int, external_id text, code text, article text, name text,
    description text, section_id bigint, brand text, measure_base text, measure_custom text, measure_factor int,
    min_order_count int, multiplicity int, weight_grams int, volume_cm3 int, vat_percent int, sort int, active boolean`,
  // Products that name only unknown groups.
  stage_waiting_products: 'record int, groups text[], file_name text',
  stage_properties: 'record int, product text, property_id bigint, value text, number numeric',
  stage_pictures: 'record int, product text, position int, picture text',
  stage_documents: 'record int, product text, sort int, title text, file text, type text, size_bytes int',
  stage_barcodes: 'record int, content text, external_id text, barcode text',
  stage_deletions: 'content text, external_id text',
  // Items that were set aside: the file names them, so they still exist.
  stage_set_aside: 'content text, external_id text',
  stage_offers: `record int, file smallint, line int, external_id text, product text, article text, name text,
    variant jsonb, properties jsonb, sort int, active boolean, is_whole boolean, is_full boolean, has_prices boolean, has_stocks boolean,
    keeps_prices boolean, keeps_stocks boolean, total int`,
  stage_prices: 'record int, offer text, price_type_id bigint, from_quantity int, kopecks bigint',
  stage_stocks:
    'record int, offer text, warehouse_id bigint, quantity int, arrival_on date, arrival_quantity int',
} as const;

type StageTable = keyof typeof tables;

const ROWS_PER_INSERT = 2000;

/** Collects rows and writes them in batches. */
export class Staging {
  readonly #db: Db;
  readonly #rows: Record<StageTable, object[]> = {
    stage_products: [],
    stage_waiting_products: [],
    stage_properties: [],
    stage_pictures: [],
    stage_documents: [],
    stage_barcodes: [],
    stage_deletions: [],
    stage_set_aside: [],
    stage_offers: [],
    stage_prices: [],
    stage_stocks: [],
  };

  private constructor(db: Db) {
    this.#db = db;
  }

  static async open(db: Db): Promise<Staging> {
    for (const [name, columns] of Object.entries(tables)) {
      await sql.raw(`create temporary table ${name} (${columns}) on commit drop`).execute(db);
    }
    return new Staging(db);
  }

  add(table: StageTable, row: object): void {
    this.#rows[table].push(row);
  }

  /** Deletes everything of the records that are set aside after all. */
  async forget(records: readonly number[]): Promise<void> {
    for (const [table, columns] of Object.entries(tables)) {
      if (!columns.startsWith('record')) continue;
      await sql`delete from ${sql.table(table)} where record = any (${[...records]}::int[])`.execute(
        this.#db,
      );
    }
  }

  /** Writes full batches; await it between records. */
  async flush(): Promise<void> {
    for (const table of stageTables) {
      if (this.#rows[table].length >= ROWS_PER_INSERT) await this.#write(table);
    }
  }

  /** Writes the rest and updates the planner's statistics. */
  async close(): Promise<void> {
    for (const table of stageTables) {
      if (this.#rows[table].length > 0) await this.#write(table);
      await sql.raw(`analyze ${table}`).execute(this.#db);
    }
  }

  async #write(table: StageTable): Promise<void> {
    const rows = JSON.stringify(this.#rows[table]);
    this.#rows[table] = [];
    const name = sql.table(table);
    await sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${rows}::text::json)`.execute(
      this.#db,
    );
  }
}

const stageTables = Object.keys(tables) as readonly StageTable[];
