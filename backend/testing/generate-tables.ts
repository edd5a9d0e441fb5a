import { writeFileSync } from 'node:fs';
import { renderTables } from './render-tables.ts';
import { openTestDatabase } from './test-database.ts';

// Writes the types of the tables anew after a migration has come: `pnpm run tables` in `backend/`.

const database = await openTestDatabase({ withPeople: false });
writeFileSync(new URL('../src/platform/database/tables.ts', import.meta.url), await renderTables(database));
await database.close();
