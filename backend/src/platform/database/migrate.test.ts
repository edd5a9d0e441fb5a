import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CompiledQuery, sql } from 'kysely';
import { type Database, openEmbedded } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';

const files = readMigrations();
/** The last file that a release with its own record of migrations could have applied. */
const LAST = files.findIndex(({ name }) => name.startsWith('020-'));

describe('a database created by a release before Kysely’s Migrator', () => {
  let database: Database;
  before(async () => {
    database = await openEmbedded({});
    await sql`create table migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
      database.db,
    );
    for (const { name, text, checksum } of files.slice(0, LAST)) await apply(name, text, checksum);
  });
  after(() => database.close());

  async function apply(name: string, text: string, checksum: string): Promise<void> {
    await database.db.transaction().execute(async (tx) => {
      await tx.executeQuery(CompiledQuery.raw(text));
      await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(tx);
    });
  }

  async function recorded(table: string): Promise<readonly string[]> {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(
      database.db,
    );
    return rows.map(({ name }) => name);
  }

  it('stays as it was when one of the files fails', async () => {
    const record = await recorded('migrations');
    await sql`alter table users add column is_demo boolean`.execute(database.db);
    await assert.rejects(migrate(database.db), /Migration 020-demo-accounts.sql failed: .*is_demo/);
    await sql`alter table users drop column is_demo`.execute(database.db);
    assert.deepEqual(await recorded('migrations'), record);
    assert.deepEqual(await recorded('kysely_migration'), record);
  });

  it('is refused when an applied file has been edited since, naming it', async () => {
    const edit = (from: string, to: string) =>
      sql`update migrations set checksum = ${to} where name = '001-foundation.sql' and checksum = ${from}`.execute(
        database.db,
      );
    await edit(files[0]!.checksum, 'another');
    await assert.rejects(migrate(database.db), /Migration 001-foundation.sql was edited/);
    await edit('another', files[0]!.checksum);
    assert.equal((await recorded('migrations')).length, LAST);
  });

  it('keeps its rows, gets only the missing migrations, and still opens with that release', async () => {
    await sql`insert into cities (name, region) values ('Мышкин', 'Ярославская')`.execute(database.db);
    const names = files.map(({ name }) => name);
    assert.deepEqual(await migrate(database.db), names.slice(LAST));
    assert.deepEqual(await migrate(database.db), []);
    assert.deepEqual(await recorded('kysely_migration'), names);
    // That older release reads this record when it starts again.
    assert.deepEqual(await recorded('migrations'), names);
    const city = await database.db
      .selectFrom('cities')
      .select('region')
      .where('name', '=', 'Мышкин')
      .execute();
    assert.deepEqual(city, [{ region: 'Ярославская' }]);
  });

  it('accepts a fix of an older release numbered below those a newer one has applied', async () => {
    await apply('999-newer.sql', 'create table newer (id bigint)', 'its own');
    await sql`delete from migrations where name = '021-comments.sql'`.execute(database.db);
    await sql`delete from kysely_migration where name = '021-comments.sql'`.execute(database.db);
    assert.deepEqual(await migrate(database.db), ['021-comments.sql']);
    assert.deepEqual(await migrate(database.db), []);
  });
});
