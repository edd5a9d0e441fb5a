import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import type { TableMarks } from './marks.ts';
import { personalData } from './personal-data.ts';

const marks: Readonly<Record<string, TableMarks>> = personalData;
/** Tables of the migrations themselves. */
const OF_THE_TOOL = ['migrations', 'kysely_migration', 'kysely_migration_lock'];

describe('the marks of personal data', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase({ withPeople: false });
  });
  after(() => database.close());

  const columns = async (types: readonly string[]) => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and udt_name = any(${types}::text[])`.execute(database.db);
    return rows.filter(({ table }) => !OF_THE_TOOL.includes(table));
  };

  it('say of every column that can hold text whether it is personal', async () => {
    const free = [
      'text',
      'varchar',
      'bpchar',
      'name',
      'json',
      'jsonb',
      'inet',
      'cidr',
      '_text',
      '_varchar',
      'xml',
    ];
    const unmarked = (await columns(free)).filter(({ table, column }) => {
      const of = marks[table];
      return !of || (of.personal[column] === undefined && !of.notPersonal.includes(column));
    });
    const names = unmarked.map(({ table, column }) => `${table}.${column}`);
    assert.deepEqual(names, [], 'Mark these columns in platform/database/personal-data');
  });

  it('mark no column twice, and own rows by columns that exist', () => {
    for (const [table, { personal, notPersonal }] of Object.entries(marks))
      for (const column of notPersonal) assert.equal(personal[column], undefined, `${table}.${column}`);
  });

  it('know the owner of every table that leads to a user’s own rows', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct table_name as table from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id'`.execute(database.db);
    const unowned = rows.filter(({ table }) => marks[table]?.owners.length === 0);
    // Only the time of a status and who read it: nothing but the number of the user.
    assert.deepEqual(unowned, [{ table: 'appeal_statuses' }]);
  });
});
