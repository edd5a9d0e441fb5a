import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../src/platform/database/database.ts';
import { importCatalog } from '../../../src/processes/commerceml/import/import-catalog.ts';
import type { ImportOptions } from '../../../src/processes/commerceml/import/import-options.ts';
import type { ImportReport } from '../../../src/processes/commerceml/import/import-report.ts';
import { openTestDatabase } from '../../test-database.ts';
import { ExchangeFolders } from './exchange.builder.ts';

/** A shop to import into, with folders for exchanges; `close` removes both. */
export class ImportShop {
  readonly folders = new ExchangeFolders();
  readonly database: Database;
  readonly mediaDir: string;

  private constructor(database: Database, mediaDir: string) {
    this.database = database;
    this.mediaDir = mediaDir;
  }

  static async open(): Promise<ImportShop> {
    const database = await openTestDatabase({ withPeople: false });
    return new ImportShop(database, await mkdtemp(path.join(os.tmpdir(), 'media-test-')));
  }

  async empty(): Promise<void> {
    await sql`truncate sections, brands, properties, products, price_types, warehouses, exchange_parked
      restart identity cascade`.execute(this.database.db);
  }

  /** Imports an exchange of two files, changed from that of `exchange.builder.ts`. */
  async load(
    exchange: Parameters<ExchangeFolders['write']>[0] = {},
    extra: Readonly<Record<string, string | Uint8Array>> = {},
    options: Partial<ImportOptions> = {},
  ): Promise<ImportReport> {
    return this.import(await this.folders.write(exchange, extra), options);
  }

  /** Imports an exchange of any files, by their paths below its folder. */
  async loadFolder(
    files: Readonly<Record<string, string | Uint8Array>>,
    options: Partial<ImportOptions> = {},
  ): Promise<ImportReport> {
    return this.import([await this.folders.writeFolder(files)], options);
  }

  /** A test's catalogue is so small that one product less is a fifth of it; `options` may ask all the same. */
  import(files: readonly string[], options: Partial<ImportOptions> = {}): Promise<ImportReport> {
    return importCatalog(this.database, {
      ...{ files, mediaDir: this.mediaDir, acceptsSetAside: true, acceptsWithdrawal: true },
      ...options,
    });
  }

  /** Each row as one line: its values separated by spaces. */
  async lines(query: ReturnType<typeof sql>): Promise<readonly string[]> {
    const { rows } = await query.execute(this.database.db);
    return rows.map((row) => Object.values(row as object).join(' '));
  }

  stock(): Promise<readonly string[]> {
    return this.lines(sql`select o.external_id, w.external_id as warehouse, quantity from stocks k
      join offers o on o.id = k.offer_id join warehouses w on w.id = k.warehouse_id order by 1, 2`);
  }

  prices(): Promise<readonly string[]> {
    return this.lines(sql`select o.external_id, t.external_id as type, from_quantity, kopecks from prices c
      join offers o on o.id = c.offer_id join price_types t on t.id = c.price_type_id order by 1, 2, 3`);
  }

  /** Products and offers on sale. */
  onSale(): Promise<readonly string[]> {
    return this.lines(sql`select external_id from products where active
      union select external_id from offers where active order by 1`);
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.folders.remove();
    await rm(this.mediaDir, { recursive: true, force: true });
  }
}
