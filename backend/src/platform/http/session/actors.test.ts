import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import { endSessions } from '@shop/contracts/account/account';
import { getCounterparties, switchCounterparty } from '@shop/contracts/account/header';
import { checkSession, getCsrfToken, logOut } from '@shop/contracts/account/session';
import { sql } from 'kysely';
import { recordingStatements } from '../../../../testing/recorded-statements.ts';
import { startTestApp, type TestApp, testSettings } from '../../../../testing/test-app.ts';
import { TestClient } from '../../../../testing/test-client.ts';
import { buildApp } from '../../../processes/api/app.ts';

const BUYER = 'buyer@demo.example';
/** The embedded database has no connection that could be lost. */
const itOnPostgres = process.env.TEST_DATABASE_URL ? it : () => undefined;

describe('sessions that processes keep between requests', () => {
  let app: TestApp;
  let other: Awaited<ReturnType<typeof buildApp>>;
  let statements: string[];
  before(async () => {
    app = await startTestApp();
    const recording = recordingStatements(app.database.db);
    other = await buildApp({ settings: testSettings, database: { ...app.database, db: recording.db } });
    statements = recording.statements;
  });
  after(async () => {
    await other.app.close();
    await app.close();
  });

  /** The same session at the other process. */
  const elsewhere = ({ token, sid }: TestClient) => {
    const client = new TestClient(other.app, testSettings.hashSalt);
    return Object.assign(client, { token, sid });
  };
  /** Logs in and makes the other process keep the session. */
  const keptElsewhere = async (login = BUYER) => {
    const here = await app.clientFor(login);
    const there = elsewhere(here);
    await there.call(checkSession);
    return { here, there };
  };

  it('cost no statement while nothing changes', async () => {
    const { there } = await keptElsewhere();
    statements.length = 0;
    await there.call(getCsrfToken);
    assert.deepEqual(statements, []);
  });

  it('are refused at once by every process after a logout', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { here, there } = await keptElsewhere();
      await here.call(logOut);
      assert.equal((await there.attempt(getCsrfToken)).httpStatus, 401);
    }
  });

  it('are refused at once when their user ends them from another browser', async () => {
    const { there } = await keptElsewhere();
    const { here } = await keptElsewhere();
    await here.call(endSessions, { body: {} });
    assert.equal((await there.attempt(getCsrfToken)).httpStatus, 401);
  });

  it('belong to one browser, kept or not', async () => {
    const { there } = await keptElsewhere();
    const { sid } = await app.clientFor(BUYER);
    const stolen = Object.assign(new TestClient(other.app, testSettings.hashSalt), {
      token: there.token,
      sid,
    });
    assert.equal((await stolen.attempt(getCsrfToken)).httpStatus, 401);
    assert.equal((await there.attempt(getCsrfToken)).httpStatus, 200);
  });

  it('end at their time, also between two readings', async (t: TestContext) => {
    const { here, there } = await keptElsewhere();
    const soon = new Date(Date.now() + 30_000);
    await sql`update sessions set expires_at = ${soon} where ended_at is null`.execute(app.db);
    await there.call(getCsrfToken);
    t.mock.timers.enable({ apis: ['Date'], now: soon.getTime() + 1000 });
    assert.equal((await elsewhere(here).attempt(getCsrfToken)).httpStatus, 401);
  });

  it('work at the company that the user has just switched to', async () => {
    const { here, there } = await keptElsewhere();
    const { items } = await there.call(getCounterparties);
    const chosen = items.find(({ isCurrent }) => !isCurrent)!;
    await here.call(switchCounterparty, { params: { id: chosen.id } });
    const now = (await there.call(getCounterparties)).items.find(({ isCurrent }) => isCurrent);
    assert.equal(now?.id, chosen.id);
  });

  const membership = sql`(select id from users where login = ${BUYER})`;
  const changes = [
    ['a removed person', sql`delete from counterparty_users where user_id = ${membership}`],
    [
      'rights that were taken away',
      sql`update counterparty_users set is_admin = false, rights = '{}' where user_id = ${membership}`,
    ],
    [
      'a company that was switched off',
      sql`update counterparties set active = false where id =
        (select current_counterparty_id from users where login = ${BUYER})`,
    ],
    ['another role', sql`update users set role = 'MANAGER' where login = ${BUYER}`],
  ] as const;
  for (const [what, change] of changes) {
    it(`know ${what} from the next request on`, async (t: TestContext) => {
      const { there } = await keptElsewhere();
      const before = (await there.call(checkSession)).user;
      assert.ok(before.scope.length > 0);
      await withUndo(t, change);
      const after = (await there.call(checkSession)).user;
      assert.deepEqual(after.scope, []);
    });
  }

  it('know an account that was switched off from the next request on', async (t: TestContext) => {
    const { there } = await keptElsewhere();
    await withUndo(t, sql`update users set active = false where login = ${BUYER}`);
    assert.equal((await there.attempt(getCsrfToken)).httpStatus, 401);
  });

  itOnPostgres('are read anew while the connection that announces changes is lost', async () => {
    const { here, there } = await keptElsewhere();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and (query = '' or query like 'listen%shop_changes%')`.execute(app.db);
    await sql`update sessions set ended_at = now() where ended_at is null`.execute(app.db);
    assert.equal((await there.attempt(getCsrfToken)).httpStatus, 401);
    assert.equal((await here.attempt(getCsrfToken)).httpStatus, 401);
  });

  /** Makes a change for one test; the rows of people and companies are put back after it. */
  async function withUndo(t: TestContext, change: ReturnType<typeof sql>): Promise<void> {
    const users = await app.db.selectFrom('users').select(['id', 'role', 'active']).execute();
    const members = await app.db.selectFrom('counterparty_users').selectAll().execute();
    await change.execute(app.db);
    t.after(async () => {
      for (const { id, ...user } of users) {
        await app.db.updateTable('users').set(user).where('id', '=', id).execute();
      }
      await app.db.updateTable('counterparties').set({ active: true }).execute();
      await app.db.deleteFrom('counterparty_users').execute();
      await app.db.insertInto('counterparty_users').values(members).execute();
    });
  }
});
