import { type Database, openDatabase } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { readCommandSettings, type Settings } from '../../platform/settings/settings.ts';

/** Opens and migrates the database of the settings for one piece of work, and closes it in any case. */
export async function withDatabase(
  work: (database: Database, settings: Settings) => Promise<void>,
): Promise<void> {
  const settings = readCommandSettings();
  if (settings.isImplied)
    console.error(`No database is named: this is the embedded one in ${settings.dataDir}`);
  const database = await openDatabase(settings);
  try {
    await migrate(database.db);
    await work(database, settings);
  } finally {
    await database.close();
  }
}
