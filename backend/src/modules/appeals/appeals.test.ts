import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import {
  addAppeal,
  getAppeal,
  getAppeals,
  getAppealTypes,
  getManagedAppeals,
} from '@shop/contracts/support/appeals';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe('appeals', () => {
  let app: TestApp;
  let buyer: TestClient;
  let stranger: TestClient;
  let manager: TestClient;
  let typeId: number;

  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor('buyer@demo.example');
    stranger = await app.clientFor('stranger@demo.example');
    manager = await app.clientFor('manager@demo.example');
    typeId = (await buyer.call(getAppealTypes)).items[0]!.id;
  });
  after(() => app.close());

  const write = (client: TestClient, subject: string) =>
    client.call(addAppeal, { body: { typeId, subject, message: 'Где машина?' } });

  test('a new appeal has a number and its message, and stands first in the list (§7.127)', async () => {
    const { id, number } = await write(buyer, 'Не приехала машина');
    assert.match(number, /^ОБ-\d{4}-\d{5}$/);
    const { items } = await buyer.call(getAppeals);
    assert.deepEqual([items[0]?.id, items[0]?.status], [id, 'new']);
    const { appeal } = await buyer.call(getAppeal, { params: { id } });
    assert.equal(appeal.counterpartyName, 'ООО «Ромашка»');
    assert.deepEqual(
      appeal.messages.map(({ message, isMine, authorName }) => [message, isMine, authorName]),
      [['Где машина?', true, 'Ирина Соколова']],
    );
  });

  test('the manager is notified and sees it among the appeals of all clients (§6.20, §7.45)', async () => {
    const { id, number } = await write(stranger, 'Обмен');
    const notice = await app.db
      .selectFrom('notifications')
      .innerJoin('users', 'users.id', 'user_id')
      .select(['title', 'login'])
      .orderBy('notifications.id', 'desc')
      .executeTakeFirstOrThrow();
    assert.deepEqual(notice, { title: `Новое обращение ${number}`, login: 'manager@demo.example' });
    const { items } = await manager.call(getManagedAppeals);
    assert.deepEqual([items[0]?.id, items[0]?.counterpartyName], [id, 'ООО «Чужая компания»']);
    const { appeal } = await manager.call(getAppeal, { params: { id } });
    assert.equal(appeal.messages[0]?.isMine, false);
    const event = await app.db
      .selectFrom('history')
      .select(['action', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.deepEqual(event, { action: 'appeal.added', details: { appealId: id, number } });
  });

  test("another company's appeal is answered like an unknown one", async () => {
    const { id } = await write(buyer, 'Личное');
    const foreign = await stranger.attempt(getAppeal, { params: { id } });
    const unknown = await stranger.attempt(getAppeal, { params: { id: 999_999 } });
    assert.deepEqual([foreign.httpStatus, foreign.error], [404, unknown.error]);
    assert.ok(!(await stranger.call(getAppeals)).items.some((appeal) => appeal.id === id));
  });

  test('a double submit opens one appeal', async () => {
    const key = randomUUID();
    const body = { typeId, subject: 'Дважды', message: 'Текст' };
    const [one, two] = await Promise.all([
      buyer.call(addAppeal, { body }, { key }),
      buyer.call(addAppeal, { body }, { key }),
    ]);
    assert.deepEqual(one, two);
    assert.equal(
      (await buyer.attempt(addAppeal, { body: { ...body, message: 'Другой' } }, { key })).httpStatus,
      409,
    );
  });

  for (const [name, part, field] of [
    ['an empty subject', { subject: '  ' }, 'subject'],
    ['an empty message', { message: '' }, 'message'],
    ['a subject too long', { subject: 'я'.repeat(201) }, 'subject'],
    ['an unknown type', { typeId: 99_999 }, 'type'],
  ] as const) {
    test(`${name} is refused and the field is named (§7.130)`, async () => {
      const body = { typeId, subject: 'Тема', message: 'Текст', ...part };
      const { httpStatus, error } = await buyer.attempt(addAppeal, { body });
      assert.deepEqual([httpStatus, error?.field], [400, field]);
    });
  }

  test("another company's order cannot be named in an appeal, and nothing is saved", async () => {
    const count = async () => (await buyer.call(getAppeals)).pageNavigation.recordCount;
    const before = await count();
    const { httpStatus } = await buyer.attempt(addAppeal, {
      body: { typeId, subject: 'Т', message: 'Т', orderId: 999_999 },
    });
    assert.equal(httpStatus, 404);
    assert.equal(await count(), before);
  });

  test('the right is needed, and managers and customers have lists of their own (§6.21)', async () => {
    await app.db
      .updateTable('counterparty_users')
      .set({ rights: ['prices'] })
      .where('is_admin', '=', false)
      .execute();
    const clerk = await app.clientFor('clerk@demo.example');
    const { id } = await write(buyer, 'Тема');
    assert.equal((await clerk.attempt(getAppeals)).httpStatus, 403);
    assert.equal((await clerk.attempt(getAppeal, { params: { id } })).httpStatus, 403);
    assert.equal(
      (await clerk.attempt(addAppeal, { body: { typeId, subject: 'Т', message: 'Т' } })).httpStatus,
      403,
    );
    assert.equal((await manager.attempt(getAppeals)).httpStatus, 403);
    assert.equal(
      (await manager.attempt(addAppeal, { body: { typeId, subject: 'Т', message: 'Т' } })).httpStatus,
      403,
    );
    assert.equal((await buyer.attempt(getManagedAppeals)).httpStatus, 403);
    const operations = await app.clientFor('ops@demo.example');
    assert.equal((await operations.attempt(getAppeal, { params: { id } })).httpStatus, 403);
    assert.equal((await app.visitor.attempt(getAppeals)).httpStatus, 401);
  });
});
