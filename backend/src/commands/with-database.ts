import { type Database, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { readSettings, type Settings } from '../settings.ts';

/** Opens the database of the settings with all its tables for one work, and closes it however that ends. */
export async function withDatabase(
  work: (database: Database, settings: Settings) => Promise<void>,
): Promise<void> {
  const settings = readSettings();
  const database = await openDatabase(settings);
  try {
    await migrate(database.db);
    await work(database, settings);
  } finally {
    await database.close();
  }
}
