import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { getHeader, getSidebar } from '@shop/contracts/account/header';
import {
  getNotificationSettings,
  getNotifications,
  readAllNotifications,
  readNotification,
  saveNotificationSetting,
  unreadNotifications,
} from '@shop/contracts/support/notifications';
import { impersonate } from '../../../testing/builders/people/impersonation.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import type { Actor } from '../../platform/actor/actor.ts';
import { publish } from '../../platform/events/live-events.ts';
import { deleteOutdated } from '../personal-data/personal-data.api.ts';
import { acceptsEmail, usersAcceptingEmail } from './email-preferences.ts';
import { type Notice, notify, notifyAll } from './notify.ts';

describe('notifications', () => {
  let app: TestApp;
  let buyer: TestClient;
  let clerk: TestClient;
  let manager: TestClient;
  let romashka: number;
  let vasilkov: number;
  const ids: Record<string, number> = {};
  before(async () => {
    app = await startTestApp();
    for (const { id, login } of await app.db.selectFrom('users').select(['id', 'login']).execute())
      ids[login.split('@')[0] ?? ''] = id;
    const companies = await app.db.selectFrom('counterparties').select(['id', 'name']).execute();
    const idOf = (name: string) => companies.find((company) => company.name.includes(name))?.id ?? 0;
    [romashka, vasilkov] = [idOf('Ромашка'), idOf('Васильков')];
    buyer = await app.clientFor('buyer@demo.example');
    clerk = await app.clientFor('clerk@demo.example');
    manager = await app.clientFor('manager@demo.example');
  });
  after(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('notifications').execute();
    await app.db.deleteFrom('notification_settings').execute();
  });

  const notice = (title: string, others: Partial<Notice> = {}): Notice => {
    return { userId: ids.buyer ?? 0, counterpartyId: romashka, kind: 'order', title, ...others };
  };
  const list = (query: object = {}, client = buyer) => client.call(getNotifications, { query });
  const titles = async (query: object = {}, client = buyer) =>
    (await list(query, client)).items.map(({ title }) => title);
  const idOf = async (title: string) =>
    (await list({ pageSize: 100 })).items.find((one) => one.title === title)?.id ?? 0;
  /** Returns the events that the user's tabs receive while `work` runs. */
  const eventsDuring = async (work: () => Promise<unknown>, expected: number) => {
    const events: string[] = [];
    const open = () =>
      app.services.events.subscribe({
        actor: { userId: ids.buyer, counterpartyId: romashka, closure: null } as Actor,
        send: (event) => events.push(event),
        end: () => {},
      });
    const tabs = [open(), open()];
    // Earlier events arrive before this one.
    await publish(app.db, 'site.changed', {}, { userId: ids.buyer ?? 0 });
    while (events.filter((event) => event === 'site.changed').length < tabs.length) await setImmediate();
    events.length = 0;
    await work();
    while (events.length < expected) await setImmediate();
    for (const close of tabs) close();
    return events;
  };

  it('are listed newest first, ten to a page, by kind and by whether they are read (§7.118)', async () => {
    const kinds = ['order', 'finances', 'arrival'] as const;
    await notifyAll(
      app.db,
      Array.from({ length: 12 }, (_, index) => notice(`№ ${index}`, { kind: kinds[index % 3]! })),
    );
    await notify(app.db, notice('Чужое', { userId: ids.clerk! }));
    const first = await list();
    assert.deepEqual(
      [first.items.length, first.items[0]?.title, first.unreadCount, first.pageNavigation.recordCount],
      [10, '№ 11', 12, 12],
    );
    assert.deepEqual(await titles({ page: 2 }), ['№ 1', '№ 0']);
    assert.deepEqual(await titles({ page: 99 }), ['№ 1', '№ 0'], 'a page past the end is the last one');
    assert.deepEqual(await titles({ kind: 'arrival' }), ['№ 11', '№ 8', '№ 5', '№ 2']);
    await buyer.call(readNotification, { params: { id: await idOf('№ 8') } });
    assert.deepEqual(await titles({ kind: 'arrival', isUnread: true }), ['№ 11', '№ 5', '№ 2']);
    const unread = await list({ isUnread: true });
    assert.deepEqual([unread.pageNavigation.recordCount, unread.unreadCount], [11, 11]);
    assert.equal((await list({ kind: 'nonsense', page: -1, pageSize: 100_000 })).items.length, 10);
  });

  it('show their text, page and moment', async () => {
    await notify(app.db, notice('Заказ собран', { message: '<b>7</b> мест', link: '/orders/7/' }));
    const [{ id: _, createdAt, ...shown } = { id: 0, createdAt: '' }] = (await list()).items;
    assert.deepEqual(shown, {
      kind: 'order',
      title: 'Заказ собран',
      message: '<b>7</b> мест',
      link: '/orders/7/',
      isRead: false,
    });
    assert.ok(Math.abs(Date.parse(createdAt) - Date.now()) < 60_000);
  });

  it('are marked as read one by one, repeatably, and every tab is updated (§7.119)', async () => {
    await notifyAll(app.db, [notice('Один'), notice('Два')]);
    const id = await idOf('Один');
    const events = await eventsDuring(async () => {
      await buyer.call(readNotification, { params: { id } });
      await buyer.call(readNotification, { params: { id } });
      await notify(app.db, notice('Три'));
    }, 4);
    assert.deepEqual(events.toSorted(), [
      'notification.added',
      'notification.added',
      'notification.read',
      'notification.read',
    ]);
    assert.deepEqual(await titles({ isUnread: true }), ['Три', 'Два']);
  });

  it('of somebody else are answered as unknown ones', async () => {
    await notify(app.db, notice('Моё'));
    const id = await idOf('Моё');
    const [foreign, unknown] = [
      await clerk.attempt(readNotification, { params: { id } }),
      await clerk.attempt(readNotification, { params: { id: 999_999_999 } }),
    ];
    assert.deepEqual([foreign.httpStatus, foreign.error], [404, unknown.error]);
    assert.deepEqual(await clerk.call(readAllNotifications), { count: 0, at: null });
    assert.equal((await list()).unreadCount, 1);
  });

  it('are all marked as read at once, and the undo leaves earlier ones read (§7.120)', async () => {
    await notifyAll(
      app.db,
      ['Один', 'Два', 'Три'].map((title) => notice(title)),
    );
    await buyer.call(readNotification, { params: { id: await idOf('Один') } });
    const { count, at } = await buyer.call(readAllNotifications);
    assert.deepEqual([count, (await list()).unreadCount], [2, 0]);
    await notify(app.db, notice('Новое'));
    assert.deepEqual(await clerk.call(unreadNotifications, { body: { at: at! } }), { count: 0 });
    assert.deepEqual(await buyer.call(unreadNotifications, { body: { at: at! } }), { count: 2 });
    assert.deepEqual(await titles({ isUnread: true }), ['Новое', 'Три', 'Два']);
    assert.deepEqual(await buyer.call(unreadNotifications, { body: { at: at! } }), { count: 0 });
    for (const other of ['0000-01-01T00:00:00Z', '9999-02-31T23:59:59+23:59'])
      assert.deepEqual(await buyer.call(unreadNotifications, { body: { at: other } }), { count: 0 });
    assert.equal((await buyer.attempt(unreadNotifications, { body: { at: 'вчера' } })).httpStatus, 400);
  });

  it('that arrive while all are marked as read are among them or stay unread, and none is lost', async () => {
    await notifyAll(
      app.db,
      Array.from({ length: 50 }, (_, index) => notice(`Старое ${index}`)),
    );
    const arriving = Array.from({ length: 8 }, (_, index) => notify(app.db, notice(`Новое ${index}`)));
    const [{ count, at }, again] = await Promise.all([
      buyer.call(readAllNotifications),
      buyer.call(readAllNotifications),
      ...arriving,
    ]);
    const { unreadCount, pageNavigation } = await list();
    assert.equal(pageNavigation.recordCount, 58);
    assert.equal(count + again.count + unreadCount, 58);
    const back = at === null ? 0 : (await buyer.call(unreadNotifications, { body: { at } })).count;
    // Two notifications of one moment share the identifier and are reverted together.
    assert.equal(back, at === again.at ? count + again.count : count);
  });

  it('of one company are all that an impersonating manager sees, who marks nothing as read', async () => {
    await notifyAll(app.db, [
      notice('О Ромашке'),
      notice('О Василькове', { counterpartyId: vasilkov }),
      notice('О себе', { counterpartyId: null, kind: 'arrival' }),
    ]);
    const impersonating = await impersonate(app, manager, 'buyer@demo.example', romashka);
    const seen = await list({}, impersonating);
    assert.deepEqual([seen.items.map(({ title }) => title), seen.unreadCount], [['О Ромашке'], 1]);
    assert.equal((await list()).items.length, 3);
    const inMenu = async (client: TestClient) =>
      (await client.call(getSidebar)).items.find(({ link }) => link === '/notification/')?.notifications;
    assert.deepEqual([await inMenu(impersonating), await inMenu(buyer)], [1, 3]);
    const setting = { kind: 'order', inShop: false, byMail: false } as const;
    const { at } = await buyer.call(readAllNotifications);
    assert.equal((await impersonating.call(getHeader)).hasNewNotifications, false);
    for (const { httpStatus, error } of [
      await impersonating.attempt(readNotification, { params: { id: seen.items[0]?.id ?? 0 } }),
      await impersonating.attempt(readAllNotifications),
      await impersonating.attempt(unreadNotifications, { body: { at: at! } }),
      await impersonating.attempt(saveNotificationSetting, { body: setting }),
    ])
      assert.deepEqual([httpStatus, error?.message], [403, 'Это может сделать только сам пользователь']);
    assert.equal((await impersonating.call(getNotificationSettings)).items[0]?.inShop, true);
  });

  it('light the bell by one, and the badge counts to a hundred and no further', async () => {
    const flag = async () => (await buyer.call(getHeader)).hasNewNotifications;
    assert.equal(await flag(), false);
    await notifyAll(
      app.db,
      Array.from({ length: 250 }, () => notice('Заказ собран')),
    );
    const { items } = await buyer.call(getSidebar);
    const badge = items.find(({ link }) => link === '/notification/')?.notifications;
    assert.deepEqual([await flag(), badge], [true, 100]);
    await buyer.call(readAllNotifications);
    assert.equal(await flag(), false);
  });

  it('of a kind come by the bell and by email independently, as the user has chosen', async () => {
    const save = (body: object, client = buyer) => client.attempt(saveNotificationSetting, { body });
    assert.deepEqual(
      (await buyer.call(getNotificationSettings)).items.map(({ kind, inShop, byMail, hasMail }) =>
        [kind, inShop, byMail, hasMail].join(),
      ),
      [
        'order,true,true,true',
        'finances,true,true,true',
        'appeal,true,true,true',
        'arrival,true,true,true',
        'question,true,false,false',
        'company,true,false,false',
      ],
    );
    await save({ kind: 'order', inShop: false, byMail: true });
    await save({ kind: 'finances', inShop: true, byMail: true });
    await save({ kind: 'finances', inShop: true, byMail: false });
    const events = await eventsDuring(
      () =>
        notifyAll(app.db, [
          notice('Заказ'),
          notice('Оплата', { kind: 'finances' }),
          notice('Заказ', { userId: ids.clerk! }),
        ]),
      2,
    );
    assert.deepEqual(events, ['notification.added', 'notification.added'], 'one, in each of two tabs');
    assert.deepEqual([await titles(), await titles({}, clerk)], [['Оплата'], ['Заказ']]);
    const [user, other] = [ids.buyer ?? 0, ids.clerk ?? 0];
    assert.deepEqual(
      [await acceptsEmail(app.db, user, 'order'), await acceptsEmail(app.db, user, 'finances')],
      [true, false],
    );
    assert.deepEqual([...(await usersAcceptingEmail(app.db, [user, other], 'finances'))], [other]);
    const finances = (await buyer.call(getNotificationSettings)).items.find(
      ({ kind }) => kind === 'finances',
    );
    assert.deepEqual(finances, { kind: 'finances', inShop: true, byMail: false, hasMail: true });
    assert.deepEqual(
      (await manager.call(getNotificationSettings)).items.map(({ kind }) => kind),
      ['order', 'appeal', 'question', 'company'],
    );
    for (const [client, kind] of [
      [manager, 'arrival'],
      [buyer, 'site'],
    ] as const) {
      const { httpStatus, error } = await save({ kind, inShop: false, byMail: false }, client);
      assert.deepEqual([httpStatus, error?.field], [400, 'kind']);
    }
  });

  it('go neither to people who have left the company nor to switched-off accounts', async () => {
    await notifyAll(app.db, [
      notice('Сотруднику', { userId: ids.clerk! }),
      notice('Ушедшему', { userId: ids.stepanov! }),
      notice('Чужому', { userId: ids.stranger! }),
      notice('Менеджеру', { userId: ids.manager! }),
    ]);
    await app.db.updateTable('users').set({ active: false }).where('id', '=', ids.snab!).execute();
    await notify(app.db, notice('Отключённому', { userId: ids.snab! }));
    await app.db.updateTable('users').set({ active: true }).where('id', '=', ids.snab!).execute();
    const notices = await app.db.selectFrom('notifications').select('title').orderBy('id').execute();
    assert.deepEqual(
      notices.map(({ title }) => title),
      ['Сотруднику', 'Менеджеру'],
    );
  });

  it('that were read a year ago are deleted, unread ones stay', async () => {
    await notifyAll(app.db, [notice('Давно прочитано'), notice('Не прочитано'), notice('Прочитано')]);
    await buyer.call(readNotification, { params: { id: await idOf('Прочитано') } });
    const long = new Date(Date.now() - 366 * 86_400_000);
    await app.db.updateTable('notifications').set({ created_at: long }).execute();
    await app.db
      .updateTable('notifications')
      .set({ read_at: long })
      .where('title', '=', 'Давно прочитано')
      .execute();
    await deleteOutdated(app.db);
    assert.deepEqual(await titles(), ['Прочитано', 'Не прочитано']);
  });
});
