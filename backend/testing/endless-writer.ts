import { randomUUID } from 'node:crypto';
import { openDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';

/** Writes rows and reports each committed one until it is killed, for the durability test. */
async function writeEndlessly(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  await migrate(database.db);
  for (;;) {
    const name = randomUUID();
    await database.db.transaction().execute(async (tx) => {
      await tx.insertInto('cities').values({ name, region: 'before' }).execute();
      await tx.updateTable('cities').set({ region: 'after' }).where('name', '=', name).execute();
    });
    process.send?.(name);
  }
}

await writeEndlessly(process.argv[2] ?? '').catch(() => process.exit(1));
