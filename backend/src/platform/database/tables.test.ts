import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { renderDataModel } from '../../../testing/render-data-model.ts';
import { renderTables } from '../../../testing/render-tables.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';

it('matches the tables after all migrations', async () => {
  const database = await openTestDatabase({ withPeople: false });
  const known = readFileSync(new URL('./tables.ts', import.meta.url), 'utf8');
  const actual = await renderTables(database).finally(() => database.close());
  assert.equal(known, actual, 'The tables have changed: run `pnpm run tables` in backend/.');
});

it('draws the data model as the migrations leave it', async () => {
  const database = await openTestDatabase({ withPeople: false });
  const known = readFileSync(new URL('../../../../docs/data-model.md', import.meta.url), 'utf8');
  const actual = await renderDataModel(database).finally(() => database.close());
  assert.equal(known, actual, 'The tables have changed: run `pnpm run tables` in backend/.');
});
