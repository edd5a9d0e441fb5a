import { writeFileSync } from 'node:fs';
import { renderDataModel } from './render-data-model.ts';
import { renderTables } from './render-tables.ts';
import { openTestDatabase } from './test-database.ts';

// Regenerates the table types after a new migration: `pnpm run tables` in `backend/`.

const database = await openTestDatabase({ withPeople: false });
writeFileSync(new URL('../src/platform/database/tables.ts', import.meta.url), await renderTables(database));
writeFileSync(new URL('../../docs/data-model.md', import.meta.url), await renderDataModel(database));
await database.close();
