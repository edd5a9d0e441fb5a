import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { saveSetting } from '@shop/contracts/office/settings';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deleteOutdated, retentionSetting } from './retention.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let userId: number;

before(async () => {
  app = await startTestApp();
  const user = await app.db
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'clerk@demo.example')
    .executeTakeFirstOrThrow();
  userId = user.id;
  for (const table of ['notifications', 'outbox', 'feedback', 'security_events', 'sessions'] as const)
    await app.db.deleteFrom(table).execute();
});
after(() => app.close());

const at = new Date('2026-11-26T12:00:00Z');
const inDays = (days: number) => at.getTime() + days * DAY_MS;

async function leaveTraces() {
  const { db } = app;
  await db
    .insertInto('security_events')
    .values({ at, user_id: userId, kind: 'login-failed', address: '10.0.0.1', device: 'Chrome' })
    .execute();
  await db
    .insertInto('sms_codes')
    .values({
      ...{ phone: '79001112233', purpose: 'login', expires_at: at },
      ...{ challenge_hash: Buffer.from('a'), code_hash: Buffer.from('b') },
    })
    .execute();
  await db
    .insertInto('known_devices')
    .values({ token_hash: Buffer.from('device'), user_id: userId, last_used_at: at })
    .execute();
  await db
    .insertInto('feedback')
    .values({ name: 'Анна', phone: '79001112233', message: 'Перезвоните', created_at: at })
    .execute();
  await db
    .insertInto('outbox')
    .values({ kind: 'email', recipient: 'anna@shop.example', body: 'Здравствуйте', created_at: at })
    .execute();
  await db
    .insertInto('notifications')
    .values([
      { user_id: userId, kind: 'order', title: 'Прочитано', message: '', created_at: at, read_at: at },
      { user_id: userId, kind: 'order', title: 'Не прочитано', message: '', created_at: at },
    ])
    .execute();
  await db
    .insertInto('sessions')
    .values({
      ...{ token_hash: Buffer.from('token'), user_id: userId, user_agent: 'Chrome', expires_at: at },
    })
    .execute();
}

it('deletes each kind once its days have passed, says how many, and nothing sooner (§6.86)', async () => {
  await leaveTraces();
  assert.deepEqual(await deleteOutdated(app.db, inDays(0.9)), {});
  assert.deepEqual(await deleteOutdated(app.db, inDays(1.1)), { codes: 1 });
  assert.deepEqual(await deleteOutdated(app.db, inDays(29)), {});
  assert.deepEqual(await deleteOutdated(app.db, inDays(31)), { sessions: 1 });
  assert.deepEqual(await deleteOutdated(app.db, inDays(181)), { securityEvents: 1, knownDevices: 1 });
  assert.deepEqual(await deleteOutdated(app.db, inDays(366)), { notifications: 1, feedback: 1, messages: 1 });
  const left = await app.db.selectFrom('notifications').select('title').execute();
  assert.deepEqual(left, [{ title: 'Не прочитано' }]);
});

it('follows the setting of the office, which refuses a term of nothing', async () => {
  const office = await app.clientFor('office@demo.example');
  const params = { name: retentionSetting.name };
  const refused = await office.attempt(saveSetting, {
    params,
    body: { value: { ...retentionSetting.initial, feedback: 0 }, version: 0 },
  });
  assert.equal(refused.error?.field, 'feedback');
  await office.call(saveSetting, {
    params,
    body: { value: { ...retentionSetting.initial, feedback: 10 }, version: 0 },
  });
  await app.db
    .insertInto('feedback')
    .values({ name: 'Анна', phone: '79001112233', message: 'Перезвоните', created_at: at })
    .execute();
  assert.equal((await deleteOutdated(app.db, inDays(9))).feedback, undefined);
  assert.equal((await deleteOutdated(app.db, inDays(11))).feedback, 1);
});
