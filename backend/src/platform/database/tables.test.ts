import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { renderTables } from '../../../testing/render-tables.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';

it('knows the tables as the migrations leave them', async () => {
  const database = await openTestDatabase({ withPeople: false });
  const known = readFileSync(new URL('./tables.ts', import.meta.url), 'utf8');
  const actual = await renderTables(database).finally(() => database.close());
  assert.equal(known, actual, 'The tables have changed: run `pnpm run tables` in backend/.');
});
