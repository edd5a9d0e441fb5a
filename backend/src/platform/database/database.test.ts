import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { cleanUp } from '../../processes/jobs/clean-up.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

// The embedded database has no connection that could be lost.
const itOnPostgres = process.env.TEST_DATABASE_URL ? it : () => undefined;

/** The types that the first test reads, by their names in PostgreSQL. */
const READ_ALIKE = new Set(
  'int8 numeric date timestamptz jsonb _text _int8 bool bytea char name int2 int4 text varchar json float8'.split(
    ' ',
  ),
);

describe('the database', () => {
  let database: Database;
  before(async () => {
    database = await openTestDatabase({ withPeople: false });
  });
  after(() => database.close());

  it('gives the same for each type as on the other kind of database: numbers for bigint and numeric, text for days', async () => {
    const { rows } = await sql<{
      bytes: Uint8Array;
    }>`select 9007199254740991::int8 as big, 2.50::numeric as fraction, count(*) as count,
      date '2026-11-21' as day, timestamptz '2026-11-21T09:00:00Z' as instant, '{"a":[1]}'::jsonb as json,
      array['x','y'] as list, array[1, null, 9007199254740991]::int8[] as bigs, true as flag, decode('ff00', 'hex') as bytes,
      'c'::"char" as letter, 'x'::name as name, 1::int2 as small, 2 as whole, 'y'::text as text, 'z'::varchar as short,
      '{"b":2}'::json as object, 1.5::float8 as float, pg_notify('nobody', '') as nothing
      from users`.execute(database.db);
    assert.deepEqual(rows.map((row) => ({ ...row, bytes: [...row.bytes] }))[0], {
      big: 9007199254740991,
      fraction: 2.5,
      count: 0,
      day: '2026-11-21',
      instant: new Date('2026-11-21T09:00:00Z'),
      json: { a: [1] },
      list: ['x', 'y'],
      bigs: [1, null, 9007199254740991],
      flag: true,
      bytes: [0xff, 0],
      letter: 'c',
      name: 'x',
      small: 1,
      whole: 2,
      text: 'y',
      short: 'z',
      object: { b: 2 },
      float: 1.5,
      nothing: '',
    });
  });

  it('has no column of a type that the test above does not read', async () => {
    const { rows } = await sql<{ name: string }>`select distinct typname as name from pg_attribute
      join pg_class on pg_class.oid = attrelid and relkind in ('r', 'p', 'v', 'm')
      join pg_type on pg_type.oid = atttypid
      where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`.execute(database.db);
    assert.deepEqual(
      rows.map(({ name }) => name).filter((name) => !READ_ALIKE.has(name)),
      [],
    );
  });

  it('uses the day in Moscow', async () => {
    const { rows } = await sql<{ zone: string }>`select current_setting('timezone') as zone`.execute(
      database.db,
    );
    assert.equal(rows[0]?.zone, 'Europe/Moscow');
  });

  it('applies each migration once, also when several processes start together', async () => {
    assert.deepEqual(await Promise.all([migrate(database.db), migrate(database.db)]), [[], []]);
  });

  it('keeps transactions apart that run at the same time', async () => {
    const city = (name: string) => ({ name, region: 'Область' });
    const failing = database.db.transaction().execute(async (tx) => {
      await tx.insertInto('cities').values(city('Пропавший')).execute();
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('rolled back');
    });
    const succeeding = database.db
      .transaction()
      .execute((tx) => tx.insertInto('cities').values(city('Ясный')).execute());
    const outside = database.db.insertInto('cities').values(city('Тихий')).execute();
    await Promise.allSettled([failing, succeeding, outside]);
    const rows = await database.db
      .selectFrom('cities')
      .select('name')
      .where('region', '=', 'Область')
      .orderBy('name')
      .execute();
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['Тихий', 'Ясный'],
    );
  });

  it('delivers a notification to every listener', async () => {
    // On a server each has its own connection, and either may receive first.
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    await database.listen('news', first.resolve);
    await database.listen('news', second.resolve);
    await sql`select pg_notify('news', 'once')`.execute(database.db);
    assert.deepEqual(await Promise.all([first.promise, second.promise]), ['once', 'once']);
  });

  itOnPostgres('listens again on a new connection and reports the gap', async () => {
    const lost = Promise.withResolvers<void>();
    const heard = Promise.withResolvers<string>();
    await database.listen('weather', heard.resolve, lost.resolve);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen%weather%' and datname = current_database()`.execute(database.db);
    await lost.promise;
    await sql`select pg_notify('weather', 'sunny')`.execute(database.db);
    assert.equal(await heard.promise, 'sunny');
  });

  it('reports which constraint an invalid row violates', async () => {
    const wrong = database.db.insertInto('cities').values({ name: 'Ясный', region: 'Область' }).execute();
    await assert.rejects(wrong, { code: '23505', constraint: 'cities_name_region_key' });
  });

  it('refuses a ledger document whose entries do not sum to zero', async () => {
    const unbalanced = database.db.transaction().execute(async (tx) => {
      const company = await tx
        .insertInto('counterparties')
        .values({ code: 'К-1', name: 'ООО', kind: 'LEGAL', inn: '7707083893' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const owner = { counterparty_id: company.id };
      const document = await tx
        .insertInto('ledger_documents')
        .values({ ...owner, kind: 'payment', number: '1', dated_on: '2026-11-21' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('ledger_entries')
        .values({ ...owner, document_id: document.id, account: 'cash', kopecks: 100 })
        .execute();
    });
    await assert.rejects(unbalanced, /does not balance/);
  });

  it('deletes expired rows', async () => {
    const { db } = database;
    await db
      .insertInto('throttles')
      .values([
        { subject: Buffer.from('old'), level: 1, at: '2026-01-01' },
        { subject: Buffer.from('new'), level: 2, at: new Date() },
      ])
      .execute();
    const secret = (recipient: string, expires_at: string | null) =>
      ({ kind: 'sms', recipient, body: 'код 1234', expires_at }) as const;
    await db
      .insertInto('outbox')
      .values([secret('late', '2026-01-01'), secret('due', '2099-01-01'), secret('plain', null)])
      .execute();
    await cleanUp(db);
    assert.deepEqual(await db.selectFrom('throttles').select('level').execute(), [{ level: 2 }]);
    assert.deepEqual(await db.selectFrom('outbox').select(['recipient', 'body']).orderBy('id').execute(), [
      { recipient: 'late', body: '' },
      { recipient: 'due', body: 'код 1234' },
      { recipient: 'plain', body: 'код 1234' },
    ]);
  });
});
