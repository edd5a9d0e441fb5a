import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { getHistory } from '@shop/contracts/manager/history';
import {
  addAppeal,
  addAppealMessage,
  getAppeal,
  getAppeals,
  getAppealTypes,
  readAppeal,
  setAppealRating,
  setAppealStatus,
} from '@shop/contracts/support/appeals';
import { buildPerson } from '../../../testing/builders/people/client.builder.ts';
import { impersonate } from '../../../testing/builders/people/impersonation.builder.ts';
import { latestTo } from '../../../testing/outbox-reader.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { closeSolved } from './close-solved-appeals.ts';

const DAY_MS = 86_400_000;

describe('a conversation', () => {
  let app: TestApp;
  let buyer: TestClient;
  let clerk: TestClient;
  let stranger: TestClient;
  let manager: TestClient;
  let colleague: TestClient;
  let typeId: number;

  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor('buyer@demo.example');
    clerk = await app.clientFor('clerk@demo.example');
    stranger = await app.clientFor('stranger@demo.example');
    manager = await app.clientFor('manager@demo.example');
    const { login } = await buildPerson(app.db, { lastName: 'Сменный', role: 'MANAGER' });
    colleague = await app.clientFor(login);
    typeId = (await buyer.call(getAppealTypes)).items[0]!.id;
  });
  after(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('throttles').execute();
    await app.db.deleteFrom('notifications').execute();
    await app.db.deleteFrom('outbox').execute();
  });

  const open = async (client = buyer) =>
    client.call(addAppeal, { body: { typeId, subject: 'Нет накладной', message: 'Где она?' } });
  const post = (client: TestClient, id: number, message = 'Текст', more: object = {}) =>
    client.attempt(addAppealMessage, { body: { id, message, ...more } });
  const changeStatus = (client: TestClient, id: number, status: string) =>
    client.attempt(setAppealStatus, { body: { id, status } });
  const rate = (client: TestClient, id: number, rating: number) =>
    client.attempt(setAppealRating, { body: { id, rating } });
  const see = async (client: TestClient, id: number) =>
    (await client.call(getAppeal, { params: { id } })).appeal;
  const lastOf = async (client: TestClient, id: number) => (await see(client, id)).messages.at(-1)!.id;
  const notified = async () =>
    (
      await app.db
        .selectFrom('notifications')
        .innerJoin('users', 'users.id', 'user_id')
        .select(['login', 'title'])
        .orderBy('notifications.id')
        .execute()
    ).map(({ login, title }) => [login.split('@')[0], title]);
  /** The next event that the user's other pages receive. */
  const nextEventOf = async (login: string) => {
    const users = app.db.selectFrom('users').select('id as userId').where('login', '=', login);
    const { userId } = await users.executeTakeFirstOrThrow();
    const actor = { role: 'CUSTOMER', userId, counterpartyId: null, closure: null } as never;
    const received = new Promise((resolve) => {
      app.services.events.subscribe({ actor, send: (_, payload) => resolve(payload), end: () => {} });
    });
    return { received };
  };
  const stored = (id: number) =>
    app.db
      .selectFrom('appeals')
      .select(['status', 'waiting_since as waitingSince', 'first_answered_at as firstAnsweredAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('goes through its statuses, and everybody sees who set which (§4.60)', async () => {
    const { id } = await open();
    assert.equal((await post(manager, id, 'Ищем')).httpStatus, 200);
    assert.equal((await stored(id)).waitingSince, null);
    await post(buyer, id, 'Жду');
    await post(manager, id, 'Нашли', { status: 'solved' });
    await post(buyer, id, 'Не та');
    const again = await stored(id);
    assert.ok(again.status === 'in-progress' && again.waitingSince !== null);
    await changeStatus(manager, id, 'closed');
    await changeStatus(buyer, id, 'in-progress');
    const { statuses, side, messages } = await see(buyer, id);
    assert.deepEqual(
      statuses.map(({ status, byName }) => [status, byName?.split(' ')[0]]),
      [
        ['new', 'Ирина'],
        ['waiting', 'Елена'],
        ['in-progress', 'Ирина'],
        ['solved', 'Елена'],
        ['in-progress', 'Ирина'],
        ['closed', 'Елена'],
        ['in-progress', 'Ирина'],
      ],
    );
    assert.deepEqual([side, messages.map((message) => message.side[0]).join('')], ['customer', 'cscsc']);
    assert.equal((await see(manager, id)).side, 'shop');
  });

  test('accepts no message while closed, until it is reopened', async () => {
    const { id } = await open();
    await changeStatus(buyer, id, 'closed');
    for (const client of [buyer, manager]) {
      const { httpStatus, error } = await post(client, id);
      assert.deepEqual([httpStatus, error?.code], [409, 'conflict']);
      assert.match(error?.message ?? '', /^Обращение закрыто/);
    }
    assert.equal((await see(buyer, id)).messages.length, 1);
    await changeStatus(manager, id, 'in-progress');
    assert.equal((await post(buyer, id)).httpStatus, 200);
  });

  test('accepts only the statuses that a side may set', async () => {
    const { id } = await open();
    for (const [client, status] of [
      [buyer, 'solved'],
      [buyer, 'in-progress'],
      [manager, 'new'],
    ] as const) {
      if (client === manager) await post(manager, id);
      assert.equal((await changeStatus(client, id, status)).error?.code, 'conflict', status);
    }
    assert.equal((await post(buyer, id, 'Текст', { status: 'solved' })).httpStatus, 403);
    assert.equal((await post(manager, id, 'Текст', { status: 'new' })).error?.code, 'conflict');
    assert.equal((await stored(id)).status, 'waiting');
  });

  test('notifies its participants of an answer, in the shop and by email', async () => {
    const { id, number } = await open();
    await post(clerk, id, 'И я жду');
    await app.db.deleteFrom('notifications').execute();
    await post(manager, id, 'Уже <b>едет</b>', { status: 'solved' });
    const title = `Ответ по обращению ${number}`;
    assert.deepEqual(await notified(), [
      ['buyer', title],
      ['clerk', title],
    ]);
    for (const login of ['buyer@demo.example', 'clerk@demo.example']) {
      const email = await latestTo(app.db, login);
      assert.equal(email?.subject, title);
      for (const part of [
        'Елена Морозова',
        'Уже <b>едет</b>',
        `https://shop.example/appeal/${id}/`,
        'решено',
      ])
        assert.ok(email?.body.includes(part), part);
    }
  });

  test('emails nobody who turned emails off, and notifies nobody who lost the right', async () => {
    const { id } = await open();
    await post(clerk, id);
    await app.db.deleteFrom('notifications').execute();
    const person = (login: string) =>
      app.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow();
    const user_id = (await person('buyer@demo.example')).id;
    const setting = { user_id, kind: 'appeal', in_shop: true, by_mail: false } as const;
    await app.db.insertInto('notification_settings').values(setting).execute();
    const rightsOfClerk = async (rights: ('prices' | 'appeals')[]) =>
      app.db
        .updateTable('counterparty_users')
        .set({ rights })
        .where('user_id', '=', (await person('clerk@demo.example')).id)
        .execute();
    await rightsOfClerk(['prices']);
    await post(manager, id);
    await rightsOfClerk(['prices', 'appeals']);
    await app.db.deleteFrom('notification_settings').execute();
    assert.deepEqual(
      (await notified()).map(([login]) => login),
      ['buyer'],
    );
    assert.equal(await latestTo(app.db, 'buyer@demo.example'), undefined);
    assert.equal(await latestTo(app.db, 'clerk@demo.example'), undefined);
  });

  test('notifies managers of messages, of reopening and of low ratings', async () => {
    const { id, number } = await open();
    await post(colleague, id);
    await app.db.deleteFrom('notifications').execute();
    await post(buyer, id);
    await changeStatus(manager, id, 'solved');
    await changeStatus(buyer, id, 'in-progress');
    await changeStatus(manager, id, 'solved');
    await rate(buyer, id, 2);
    const ofManagers = (await notified()).filter(([login]) => login !== 'buyer');
    const titles = [
      `Новое сообщение по обращению ${number}`,
      `Обращение ${number} открыто снова`,
      `Обращение ${number}: оценка 2 из\u00a05`,
    ];
    assert.deepEqual(
      ofManagers.filter(([login]) => login === 'manager').map(([, title]) => title),
      titles,
    );
    assert.equal(ofManagers.length, 2 * titles.length);
  });

  test('is rated once, after it is solved, by the company (§7.129)', async () => {
    const { id } = await open();
    assert.equal((await rate(buyer, id, 5)).error?.code, 'conflict');
    await changeStatus(manager, id, 'solved');
    assert.equal((await rate(manager, id, 5)).httpStatus, 403);
    for (const rating of [0, 6, 4.5, '5'])
      assert.equal((await rate(buyer, id, rating as number)).error?.field, 'rating');
    const answers = await Promise.all([rate(buyer, id, 4), rate(clerk, id, 1)]);
    assert.deepEqual(answers.map(({ httpStatus }) => httpStatus).sort(), [200, 409]);
    assert.ok([4, 1].includes((await see(clerk, id)).rating ?? 0));
  });

  test('accepts one of two concurrent answers of managers, and the other after it was read', async () => {
    const { id } = await open();
    const afterId = await lastOf(manager, id);
    const attempts = await Promise.all([
      post(manager, id, 'Ответ Елены', { afterId }),
      post(colleague, id, 'Ответ Петра', { afterId }),
    ]);
    assert.deepEqual(attempts.map(({ httpStatus }) => httpStatus).sort(), [200, 409]);
    const [late, first] =
      attempts[0]?.httpStatus === 409 ? [manager, 'Пётр Сменный'] : [colleague, 'Елена Морозова'];
    const refusal = attempts.find(({ httpStatus }) => httpStatus === 409)?.error?.message ?? '';
    assert.ok(refusal.startsWith(`Пока вы писали, ответил(а) ${first}`), refusal);
    assert.equal((await post(late, id, 'Добавлю', { afterId: await lastOf(late, id) })).httpStatus, 200);
    assert.equal((await post(late, id, 'И ещё', { afterId })).httpStatus, 409);
  });

  test('saves two concurrent messages of a company, with one time of waiting', async () => {
    const { id } = await open();
    await post(manager, id);
    const answers = await Promise.all([post(buyer, id, 'Один'), post(clerk, id, 'Два')]);
    assert.deepEqual(
      answers.map(({ httpStatus }) => httpStatus),
      [200, 200],
    );
    const { messages, statuses } = await see(buyer, id);
    assert.equal(messages.length, 4);
    assert.deepEqual(
      statuses.map(({ status }) => status),
      ['new', 'waiting', 'in-progress'],
    );
    assert.equal((await stored(id)).waitingSince?.toISOString(), messages[2]?.createdAt);
  });

  test('closed during an answer either has the answer or refuses it', async () => {
    const { id } = await open();
    const [answer, closing] = await Promise.all([post(manager, id), changeStatus(buyer, id, 'closed')]);
    const { messages, status, statuses } = await see(buyer, id);
    assert.equal(closing.httpStatus, 200);
    assert.equal(messages.length, answer.httpStatus === 200 ? 2 : 1);
    assert.deepEqual([status, statuses.at(-1)?.status], ['closed', 'closed']);
    assert.equal((await stored(id)).waitingSince, null);
  });

  test('counts unread messages per reader, without those of the reader’s side', async () => {
    const { id } = await open();
    const unread = async (client: TestClient) => {
      const { unreadCount, messages } = await see(client, id);
      assert.equal(messages.filter(({ isUnread }) => isUnread).length, unreadCount);
      return unreadCount;
    };
    assert.deepEqual([await unread(buyer), await unread(manager)], [0, 1]);
    await post(manager, id, 'Раз');
    await post(manager, id, 'Два');
    assert.deepEqual([await unread(buyer), await unread(clerk), await unread(colleague)], [2, 2, 0]);
    const [, first] = (await see(buyer, id)).messages;
    const otherTab = await nextEventOf('buyer@demo.example');
    await buyer.call(readAppeal, { body: { id, messageId: first!.id } });
    assert.deepEqual(await otherTab.received, { appealId: id, isReading: true });
    assert.deepEqual([await unread(buyer), await unread(clerk)], [1, 2]);
    await buyer.call(readAppeal, { body: { id, messageId: 999_999_999 } });
    await buyer.call(readAppeal, { body: { id, messageId: first!.id } });
    assert.equal(await unread(buyer), 0);
    await post(clerk, id);
    assert.deepEqual([await unread(clerk), await unread(manager)], [0, 1]);
    await post(manager, id, 'Три');
    assert.deepEqual([await unread(buyer), (await buyer.call(getAppeals)).items[0]?.unreadCount], [1, 1]);
  });

  test('written while impersonating belongs to the company and shows both names; it can be neither rated nor marked as read', async () => {
    const { id, number } = await open();
    await post(manager, id, 'Ответ');
    const impersonating = await impersonate(app, manager, 'buyer@demo.example');
    await impersonating.call(readAppeal, { body: { id, messageId: await lastOf(buyer, id) } });
    assert.equal((await see(buyer, id)).unreadCount, 1);
    await app.db.deleteFrom('notifications').execute();
    assert.equal((await post(impersonating, id, 'По телефону')).httpStatus, 200);
    assert.deepEqual(await notified(), []);
    const { messages, side, unreadCount } = await see(buyer, id);
    assert.deepEqual([side, unreadCount], ['customer', 1]);
    const { authorName, actedByName, isMine } = messages.at(-1)!;
    assert.deepEqual([authorName, actedByName, isMine], ['Ирина Соколова', 'Елена Морозова', true]);
    await changeStatus(impersonating, id, 'closed');
    assert.equal((await see(buyer, id)).statuses.at(-1)?.byName, 'Елена Морозова');
    assert.equal((await rate(impersonating, id, 5)).httpStatus, 403);
    const [closed, written] = (await buyer.call(getHistory, { query: { pageSize: 2 } })).items;
    for (const entry of [closed, written]) {
      assert.deepEqual([entry?.user?.name, entry?.actedBy?.name], ['Ирина Соколова', 'Елена Морозова']);
      assert.equal(entry?.link, `/appeal/${id}/`);
      assert.ok(entry?.details.includes(number));
    }
    assert.deepEqual(
      [closed?.action, written?.action],
      ['Изменён статус обращения', 'Написано в\u00a0обращении'],
    );
  });

  test('of another company is answered like an unknown one, by all calls', async () => {
    const { id } = await open();
    const attempts = (about: number) => [
      stranger.attempt(getAppeal, { params: { id: about } }),
      post(stranger, about),
      changeStatus(stranger, about, 'closed'),
      rate(stranger, about, 1),
      stranger.attempt(readAppeal, { body: { id: about, messageId: 1 } }),
    ];
    const [foreign, unknown] = [await Promise.all(attempts(id)), await Promise.all(attempts(999_999))];
    assert.deepEqual(
      foreign.map(({ httpStatus, error }) => [httpStatus, error]),
      unknown.map(({ error }) => [404, error]),
    );
    assert.equal((await see(buyer, id)).messages.length, 1);
  });

  test('refuses a message that is empty, too long or megabytes large', async () => {
    const { id } = await open();
    for (const [message, more, field] of [
      ['  ', {}, 'message'],
      ['я'.repeat(10_001), {}, 'message'],
      ['a'.repeat(1_000_000), {}, 'message'],
      ['Текст', { attachmentIds: [999_999] }, 'attachmentIds'],
    ] as const) {
      const { httpStatus, error } = await post(buyer, id, message, more);
      assert.deepEqual([httpStatus, error?.field], [400, field]);
    }
    const { httpStatus, error } = await post(buyer, id, 'я'.repeat(1_000_000));
    assert.deepEqual([httpStatus, error?.message], [413, 'Слишком большой запрос']);
    const markup = '<script>alert(1)</script> & «кавычки» 🧤\nвторая строка';
    await post(buyer, id, markup);
    const { messages } = await see(manager, id);
    assert.deepEqual(
      messages.map(({ message }) => message),
      ['Где она?', markup],
    );
    assert.equal((await post(buyer, id, 'я'.repeat(10_000))).httpStatus, 200);
  });

  test('accepts thirty messages of a person in ten minutes without limiting others', async () => {
    const { id } = await open();
    const statuses: number[] = [];
    for (let sent = 1; sent <= 30; sent += 1) statuses.push((await post(buyer, id, `${sent}`)).httpStatus);
    assert.deepEqual(statuses, [...Array(29).fill(200), 429]);
    assert.match(
      (await post(buyer, id)).error?.message ?? '',
      /^Слишком много сообщений подряд\. Повторите через/,
    );
    assert.equal((await post(clerk, id)).httpStatus, 200);
  });

  test('closes a week after it was solved, once, and announces it', async () => {
    const received: unknown[] = [];
    const receivedThrice = new Promise((resolve) => {
      const actor = { role: 'MANAGER', userId: 0, counterpartyId: null, closure: null } as never;
      const send = (_: unknown, payload: unknown) => {
        received.push((payload as { appealId: number }).appealId);
        if (received.filter((id) => id === received.at(-1)).length === 3) resolve(received.at(-1));
      };
      app.services.events.subscribe({ actor, send, end: () => {} });
    });
    const [{ id }, { id: fresh }] = [await open(), await open()];
    await changeStatus(manager, id, 'solved');
    await changeStatus(manager, fresh, 'solved');
    await app.db
      .updateTable('appeals')
      .set({ status_since: new Date(Date.now() - 7 * DAY_MS) })
      .where('id', '=', id)
      .execute();
    const counts = await Promise.all([closeSolved(app.db), closeSolved(app.db)]);
    assert.equal(counts[0]! + counts[1]!, 1);
    const { status, statuses } = await see(buyer, id);
    assert.equal(status, 'closed');
    assert.deepEqual([statuses.at(-1)?.status, statuses.at(-1)?.byName], ['closed', null]);
    assert.equal((await see(buyer, fresh)).status, 'solved');
    // Opened, solved and closed.
    assert.equal(await receivedThrice, id);
  });
});
