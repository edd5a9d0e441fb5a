import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { allStaffRights } from '@shop/contracts/account/permissions';
import { checkSession } from '@shop/contracts/account/session';
import { createFirstAdministrator } from '@shop/contracts/office/first-start';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findMember, inviteFirstAdministrator, issueFirstStartLink } from './staff.api.ts';

const person = {
  email: 'first@shop.example',
  name: 'Анна',
  lastName: 'Первая',
  password: 'Kaska2Zaschita',
};

describe('the first start of a shop', () => {
  let app: TestApp;
  const logged: string[] = [];
  beforeEach(async () => {
    logged.length = 0;
    app = await startTestApp({ logTo: { write: (line) => void logged.push(line) } });
    await app.db.deleteFrom('staff_rights').execute();
  });
  afterEach(() => app.close());

  const issueKey = async () => {
    const link = await issueFirstStartLink(app.db, 'https://shop.example');
    const [, key] = /^https:\/\/shop\.example\/office\/first-start\/\?key=([\w-]{43})$/.exec(link) ?? [];
    return key ?? '';
  };
  const create = (key: string, fields: object = {}, browser = app.browser()) =>
    browser.attempt(createFirstAdministrator, { body: { key, ...person, ...fields } });

  it('makes an administrator with every right, who is logged in at once (§6.33)', async () => {
    const key = await issueKey();
    const browser = app.browser();
    browser.token = (await browser.call(createFirstAdministrator, { body: { key, ...person } })).token;
    const { user } = await browser.call(checkSession);
    assert.deepEqual([user.login, user.role], [person.email, 'MANAGER']);
    assert.deepEqual(new Set(user.staffRights), new Set(allStaffRights));
    assert.ok(!logged.join().includes(key), 'the key is in the log');
    assert.ok(!logged.join().includes(person.password), 'the password is in the log');
  });

  it('is over once there is an administrator: for this link, for others and for new ones', async () => {
    const key = await issueKey();
    assert.equal((await create(key)).httpStatus, 200);
    const again = await create(key, { email: 'second@shop.example' });
    assert.deepEqual([again.httpStatus, again.error?.field], [400, 'key']);
    await assert.rejects(issueKey(), /уже есть администратор/);
  });

  it('makes one administrator of two who open the link together', async () => {
    const key = await issueKey();
    const answers = await Promise.all([create(key), create(key, { email: 'second@shop.example' })]);
    assert.deepEqual(answers.map(({ httpStatus }) => httpStatus).sort(), [200, 400]);
  });

  it('works by the latest link only, and for 30 minutes (§6.32)', async () => {
    const former = await issueKey();
    const latest = await issueKey();
    assert.equal((await create(former)).error?.field, 'key');
    await app.db
      .updateTable('single_use_secrets')
      .set({ expires_at: sql`expires_at - interval '30 minutes'` })
      .where('purpose', '=', 'first-administrator')
      .execute();
    assert.equal((await create(latest)).error?.field, 'key');
  });

  it('names the bad field, and the link stays good', async () => {
    const key = await issueKey();
    for (const [fields, field] of [
      [{ email: 'buyer@demo.example' }, 'email'],
      [{ email: 'почта' }, 'email'],
      [{ name: '' }, 'name'],
      [{ lastName: 'www.x.example/' }, 'lastName'],
      [{ password: 'short' }, 'password'],
      [{ password: person.email }, 'password'],
      [{ key: 'x' }, 'key'],
      [{ key: 'x'.repeat(43) }, 'key'],
    ] as const) {
      const { httpStatus, error } = await create(key, fields);
      assert.deepEqual([httpStatus, error?.field], [400, field]);
    }
    assert.equal((await create(key)).httpStatus, 200);
  });

  it('limits guesses by the address', async () => {
    const guess = () => create('x'.repeat(43));
    let last = await guess();
    for (let made = 0; made < 110 && last.httpStatus !== 429; made += 1) last = await guess();
    assert.equal(last.httpStatus, 429);
  });

  it('prints the link on a terminal, elsewhere only the command, and nothing later (§6.32)', async () => {
    const printed: string[] = [];
    const warned: string[] = [];
    const print = (line: string) => void printed.push(line);
    const log = { warn: (line: string) => void warned.push(line) };
    const invite = (to: typeof print | null) =>
      inviteFirstAdministrator(app.db, 'https://shop.example', { print: to, log });
    await invite(null);
    assert.match(warned.join(), /npm run staff -- link/);
    assert.ok(!warned.join().includes('key='));
    await invite(print);
    const [, key = ''] = /\?key=([\w-]+)/.exec(printed.join()) ?? [];
    assert.equal((await create(key)).httpStatus, 200);
    assert.equal((await findMember(app.db, person.email)).isLastAdministrator, true);
    printed.length = 0;
    await invite(print);
    assert.deepEqual(printed, []);
  });

  it('prints nothing, and ends no server, where an administrator appears in between', async () => {
    const printed: string[] = [];
    let isGiven = false;
    const db = app.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isGiven) return result;
        isGiven = true;
        await sql`insert into staff_rights (user_id, "right")
          select id, 'office.people' from users where login = 'office@demo.example'`.execute(app.db);
        return result;
      },
    });
    const output = { print: (line: string) => void printed.push(line), log: app.app.log };
    await inviteFirstAdministrator(db, 'https://shop.example', output);
    assert.deepEqual([isGiven, printed], [true, []]);
  });
});
