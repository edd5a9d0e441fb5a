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
import { actFor } from '../../../testing/builders/people/acting.builder.ts';
import { buildPerson } from '../../../testing/builders/people/client.builder.ts';
import { latestTo } from '../../../testing/outbox-reader.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { closeSolved } from './close-solved.ts';

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
  const say = (client: TestClient, id: number, message = 'Текст', more: object = {}) =>
    client.attempt(addAppealMessage, { body: { id, message, ...more } });
  const give = (client: TestClient, id: number, status: string) =>
    client.attempt(setAppealStatus, { body: { id, status } });
  const rate = (client: TestClient, id: number, rating: number) =>
    client.attempt(setAppealRating, { body: { id, rating } });
  const see = async (client: TestClient, id: number) =>
    (await client.call(getAppeal, { params: { id } })).appeal;
  const lastOf = async (client: TestClient, id: number) => (await see(client, id)).messages.at(-1)!.id;
  const told = async () =>
    (
      await app.db
        .selectFrom('notifications')
        .innerJoin('users', 'users.id', 'user_id')
        .select(['login', 'title'])
        .orderBy('notifications.id')
        .execute()
    ).map(({ login, title }) => [login.split('@')[0], title]);
  /** What the other pages of a user hear next. */
  const nextEventOf = async (login: string) => {
    const users = app.db.selectFrom('users').select('id as userId').where('login', '=', login);
    const { userId } = await users.executeTakeFirstOrThrow();
    const actor = { role: 'CUSTOMER', userId, counterpartyId: null, shut: null } as never;
    const heard = new Promise((resolve) => {
      app.services.events.subscribe({ actor, send: (_, payload) => resolve(payload), end: () => {} });
    });
    return { heard };
  };
  const stored = (id: number) =>
    app.db
      .selectFrom('appeals')
      .select(['status', 'waiting_since as waitingSince', 'first_answered_at as firstAnsweredAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('goes through its statuses, and everybody sees who gave which (§4.60)', async () => {
    const { id } = await open();
    assert.equal((await say(manager, id, 'Ищем')).httpStatus, 200);
    assert.equal((await stored(id)).waitingSince, null);
    await say(buyer, id, 'Жду');
    await say(manager, id, 'Нашли', { status: 'solved' });
    await say(buyer, id, 'Не та');
    const again = await stored(id);
    assert.ok(again.status === 'in-progress' && again.waitingSince !== null);
    await give(manager, id, 'closed');
    await give(buyer, id, 'in-progress');
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

  test('that is closed takes no message until it is opened again', async () => {
    const { id } = await open();
    await give(buyer, id, 'closed');
    for (const client of [buyer, manager]) {
      const { httpStatus, error } = await say(client, id);
      assert.deepEqual([httpStatus, error?.code], [409, 'conflict']);
      assert.match(error?.message ?? '', /^Обращение закрыто/);
    }
    assert.equal((await see(buyer, id)).messages.length, 1);
    await give(manager, id, 'in-progress');
    assert.equal((await say(buyer, id)).httpStatus, 200);
  });

  test('takes only those statuses that a side may give', async () => {
    const { id } = await open();
    for (const [client, status] of [
      [buyer, 'solved'],
      [buyer, 'in-progress'],
      [manager, 'new'],
    ] as const) {
      if (client === manager) await say(manager, id);
      assert.equal((await give(client, id, status)).error?.code, 'conflict', status);
    }
    assert.equal((await say(buyer, id, 'Текст', { status: 'solved' })).httpStatus, 403);
    assert.equal((await say(manager, id, 'Текст', { status: 'new' })).error?.code, 'conflict');
    assert.equal((await stored(id)).status, 'waiting');
  });

  test('tells whoever wrote in it of an answer, in the shop and by mail', async () => {
    const { id, number } = await open();
    await say(clerk, id, 'И я жду');
    await app.db.deleteFrom('notifications').execute();
    await say(manager, id, 'Уже <b>едет</b>', { status: 'solved' });
    const title = `Ответ по обращению ${number}`;
    assert.deepEqual(await told(), [
      ['buyer', title],
      ['clerk', title],
    ]);
    for (const login of ['buyer@demo.example', 'clerk@demo.example']) {
      const letter = await latestTo(app.db, login);
      assert.equal(letter?.subject, title);
      for (const part of [
        'Елена Морозова',
        'Уже <b>едет</b>',
        `https://shop.example/appeal/${id}/`,
        'решено',
      ])
        assert.ok(letter?.body.includes(part), part);
    }
  });

  test('sends no letter to who wants none, and tells nothing to who may see appeals no more', async () => {
    const { id } = await open();
    await say(clerk, id);
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
    await say(manager, id);
    await rightsOfClerk(['prices', 'appeals']);
    await app.db.deleteFrom('notification_settings').execute();
    assert.deepEqual(
      (await told()).map(([login]) => login),
      ['buyer'],
    );
    assert.equal(await latestTo(app.db, 'buyer@demo.example'), undefined);
    assert.equal(await latestTo(app.db, 'clerk@demo.example'), undefined);
  });

  test('tells the managers of messages, of being opened again and of low ratings', async () => {
    const { id, number } = await open();
    await say(colleague, id);
    await app.db.deleteFrom('notifications').execute();
    await say(buyer, id);
    await give(manager, id, 'solved');
    await give(buyer, id, 'in-progress');
    await give(manager, id, 'solved');
    await rate(buyer, id, 2);
    const ofManagers = (await told()).filter(([login]) => login !== 'buyer');
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

  test('is rated once, when it is done, by the company itself (§7.129)', async () => {
    const { id } = await open();
    assert.equal((await rate(buyer, id, 5)).error?.code, 'conflict');
    await give(manager, id, 'solved');
    assert.equal((await rate(manager, id, 5)).httpStatus, 403);
    for (const rating of [0, 6, 4.5, '5'])
      assert.equal((await rate(buyer, id, rating as number)).error?.field, 'rating');
    const answers = await Promise.all([rate(buyer, id, 4), rate(clerk, id, 1)]);
    assert.deepEqual(answers.map(({ httpStatus }) => httpStatus).sort(), [200, 409]);
    assert.ok([4, 1].includes((await see(clerk, id)).rating ?? 0));
  });

  test('of two managers who answer at once lets one through, and the other after he has read', async () => {
    const { id } = await open();
    const afterId = await lastOf(manager, id);
    const attempts = await Promise.all([
      say(manager, id, 'Ответ Елены', { afterId }),
      say(colleague, id, 'Ответ Петра', { afterId }),
    ]);
    assert.deepEqual(attempts.map(({ httpStatus }) => httpStatus).sort(), [200, 409]);
    const [late, first] =
      attempts[0]?.httpStatus === 409 ? [manager, 'Пётр Сменный'] : [colleague, 'Елена Морозова'];
    const refusal = attempts.find(({ httpStatus }) => httpStatus === 409)?.error?.message ?? '';
    assert.ok(refusal.startsWith(`Пока вы писали, ответил(а) ${first}`), refusal);
    assert.equal((await say(late, id, 'Добавлю', { afterId: await lastOf(late, id) })).httpStatus, 200);
    assert.equal((await say(late, id, 'И ещё', { afterId })).httpStatus, 409);
  });

  test('keeps both of two messages that a company writes at once, and one moment since it waits', async () => {
    const { id } = await open();
    await say(manager, id);
    const answers = await Promise.all([say(buyer, id, 'Один'), say(clerk, id, 'Два')]);
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

  test('closed while a manager answers has the answer or refuses it, never half of both', async () => {
    const { id } = await open();
    const [answer, closing] = await Promise.all([say(manager, id), give(buyer, id, 'closed')]);
    const { messages, status, statuses } = await see(buyer, id);
    assert.equal(closing.httpStatus, 200);
    assert.equal(messages.length, answer.httpStatus === 200 ? 2 : 1);
    assert.deepEqual([status, statuses.at(-1)?.status], ['closed', 'closed']);
    assert.equal((await stored(id)).waitingSince, null);
  });

  test('counts what is unread for each of its readers, and no message of their own side', async () => {
    const { id } = await open();
    const unread = async (client: TestClient) => {
      const { unreadCount, messages } = await see(client, id);
      assert.equal(messages.filter(({ isUnread }) => isUnread).length, unreadCount);
      return unreadCount;
    };
    assert.deepEqual([await unread(buyer), await unread(manager)], [0, 1]);
    await say(manager, id, 'Раз');
    await say(manager, id, 'Два');
    assert.deepEqual([await unread(buyer), await unread(clerk), await unread(colleague)], [2, 2, 0]);
    const [, first] = (await see(buyer, id)).messages;
    const otherTab = await nextEventOf('buyer@demo.example');
    await buyer.call(readAppeal, { body: { id, messageId: first!.id } });
    assert.deepEqual(await otherTab.heard, { appealId: id, isReading: true });
    assert.deepEqual([await unread(buyer), await unread(clerk)], [1, 2]);
    await buyer.call(readAppeal, { body: { id, messageId: 999_999_999 } });
    await buyer.call(readAppeal, { body: { id, messageId: first!.id } });
    assert.equal(await unread(buyer), 0);
    await say(clerk, id);
    assert.deepEqual([await unread(clerk), await unread(manager)], [0, 1]);
    await say(manager, id, 'Три');
    assert.deepEqual([await unread(buyer), (await buyer.call(getAppeals)).items[0]?.unreadCount], [1, 1]);
  });

  test('under a manager who acts is the company’s, with both names; he rates nothing and reads nothing', async () => {
    const { id, number } = await open();
    await say(manager, id, 'Ответ');
    const acting = await actFor(app, manager, 'buyer@demo.example');
    await acting.call(readAppeal, { body: { id, messageId: await lastOf(buyer, id) } });
    assert.equal((await see(buyer, id)).unreadCount, 1);
    await app.db.deleteFrom('notifications').execute();
    assert.equal((await say(acting, id, 'По телефону')).httpStatus, 200);
    assert.deepEqual(await told(), []);
    const { messages, side, unreadCount } = await see(buyer, id);
    assert.deepEqual([side, unreadCount], ['customer', 1]);
    const { authorName, actedByName, isMine } = messages.at(-1)!;
    assert.deepEqual([authorName, actedByName, isMine], ['Ирина Соколова', 'Елена Морозова', true]);
    await give(acting, id, 'closed');
    assert.equal((await see(buyer, id)).statuses.at(-1)?.byName, 'Елена Морозова');
    assert.equal((await rate(acting, id, 5)).httpStatus, 403);
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

  test('of another company answers as an unknown one, and so do all calls about it', async () => {
    const { id } = await open();
    const attempts = (about: number) => [
      stranger.attempt(getAppeal, { params: { id: about } }),
      say(stranger, about),
      give(stranger, about, 'closed'),
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

  test('takes no message without words or files, none too long, and no megabytes', async () => {
    const { id } = await open();
    for (const [message, more, field] of [
      ['  ', {}, 'message'],
      ['я'.repeat(10_001), {}, 'message'],
      ['a'.repeat(1_000_000), {}, 'message'],
      ['Текст', { attachmentIds: [999_999] }, 'attachmentIds'],
    ] as const) {
      const { httpStatus, error } = await say(buyer, id, message, more);
      assert.deepEqual([httpStatus, error?.field], [400, field]);
    }
    const { httpStatus, error } = await say(buyer, id, 'я'.repeat(1_000_000));
    assert.deepEqual([httpStatus, error?.message], [413, 'Слишком большой запрос']);
    const markup = '<script>alert(1)</script> & «кавычки» 🧤\nвторая строка';
    await say(buyer, id, markup);
    const { messages } = await see(manager, id);
    assert.deepEqual(
      messages.map(({ message }) => message),
      ['Где она?', markup],
    );
    assert.equal((await say(buyer, id, 'я'.repeat(10_000))).httpStatus, 200);
  });

  test('takes thirty messages of a person in ten minutes, and others’ go on', async () => {
    const { id } = await open();
    const statuses: number[] = [];
    for (let sent = 1; sent <= 30; sent += 1) statuses.push((await say(buyer, id, `${sent}`)).httpStatus);
    assert.deepEqual(statuses, [...Array(29).fill(200), 429]);
    assert.match(
      (await say(buyer, id)).error?.message ?? '',
      /^Слишком много сообщений подряд\. Повторите через/,
    );
    assert.equal((await say(clerk, id)).httpStatus, 200);
  });

  test('that was solved a week ago closes by itself, once, and says so', async () => {
    const heard: unknown[] = [];
    const heardThrice = new Promise((resolve) => {
      const actor = { role: 'MANAGER', userId: 0, counterpartyId: null, shut: null } as never;
      const send = (_: unknown, payload: unknown) => {
        heard.push((payload as { appealId: number }).appealId);
        if (heard.filter((id) => id === heard.at(-1)).length === 3) resolve(heard.at(-1));
      };
      app.services.events.subscribe({ actor, send, end: () => {} });
    });
    const [{ id }, { id: fresh }] = [await open(), await open()];
    await give(manager, id, 'solved');
    await give(manager, fresh, 'solved');
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
    // Opened, solved, closed.
    assert.equal(await heardThrice, id);
  });
});
