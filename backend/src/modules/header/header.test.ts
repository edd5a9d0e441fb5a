import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getCounterparties, getHeader, getSidebar, switchCounterparty } from '@shop/contracts/account/header';
import { addToComparison } from '@shop/contracts/catalog/comparison';
import { addFavourite, removeFavourite } from '@shop/contracts/catalog/favourites';
import { getFooter, getMaintenance } from '@shop/contracts/platform/site-state';
import { readAllNotifications } from '@shop/contracts/support/notifications';
import { recordingStatements } from '../../../testing/recorded-statements.ts';
import { startTestApp, type TestApp, testSettings } from '../../../testing/test-app.ts';
import { TestClient } from '../../../testing/test-client.ts';
import { buildApp } from '../../processes/api/app.ts';
import { notify } from '../notifications/notify.ts';

describe('header, side menu and counterparties', () => {
  let app: TestApp;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());

  const linksOf = async (client: TestClient) => (await client.call(getSidebar)).items.map(({ link }) => link);

  it('show the buyer with both counterparties, the city and the manager (§1.1, §3.2, §3.5, §6.6)', async () => {
    const header = await buyer.call(getHeader);
    assert.equal(header.user.fullName, 'Соколова Ирина Алексеевна');
    assert.deepEqual([header.user.roleName, header.user.city?.name], ['Покупатель', 'Москва']);
    assert.deepEqual(
      header.counterparties.map(({ name, isCurrent }) => [name, isCurrent]),
      [
        ['ИП Васильков Андрей Петрович', false],
        ['ООО «Ромашка»', true],
      ],
    );
    assert.deepEqual(header.manager, {
      name: 'Елена Морозова',
      phone: '+7 (900) 000-00-03',
      email: 'manager@demo.example',
    });
    assert.equal(header.hasNewNotifications, true);
  });

  it('answer exactly the fields of the specification (§3.1, §7.135)', async () => {
    const { envelope } = await buyer.attempt(getHeader);
    const names = ['basket', 'compare', 'contragents', 'favorite', 'hasNewNotifications', 'manager', 'user'];
    assert.deepEqual(Object.keys(envelope.data as object).sort(), names);
  });

  it('lead to finances also a user who may see only those of another own company', async () => {
    const { id } = await app.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    const setRights = (isAdmin: boolean, name?: string) =>
      app.db
        .updateTable('counterparty_users')
        .set({ is_admin: isAdmin, rights: ['prices'] })
        .where('user_id', '=', id)
        .$if(name !== undefined, (query) =>
          query.where('counterparty_id', 'in', (db) =>
            db.selectFrom('counterparties').select('id').where('name', '=', name!),
          ),
        )
        .execute();
    await setRights(false, 'ООО «Ромашка»');
    const withRightElsewhere = await linksOf(buyer);
    await setRights(false);
    const withRightNowhere = await linksOf(buyer);
    await setRights(true);
    assert.ok(withRightElsewhere.includes('/finances/') && !withRightElsewhere.includes('/mycompanies/'));
    assert.ok(!withRightNowhere.includes('/finances/'));
  });

  it('show a menu of three groups that differs by role and rights (§7.134)', async () => {
    const groups = new Set((await buyer.call(getSidebar)).items.map(({ group }) => group));
    assert.deepEqual([...groups], [1, 2, 3]);
    const marketing = (await buyer.call(getSidebar)).items.find(({ link }) => link === '/marketing/');
    assert.deepEqual([marketing?.group, marketing?.isSoon], [1, false]);
    const ofBuyer = await linksOf(buyer);
    const ofClerk = await linksOf(await app.clientFor('clerk@demo.example'));
    const ofManager = await linksOf(await app.clientFor('manager@demo.example'));
    assert.ok(ofBuyer.includes('/finances/') && ofBuyer.includes('/basket/'));
    assert.ok(!ofClerk.includes('/finances/') && ofClerk.includes('/appeal/'));
    assert.ok(ofManager.includes('/manager/mycompanies/') && !ofManager.includes('/basket/'));
    assert.deepEqual(await linksOf(await app.clientFor('ops@demo.example')), []);
  });

  it('count a new notification and appeals that wait for the customer', async () => {
    const find = async (link: string) =>
      (await buyer.call(getSidebar)).items.find((entry) => entry.link === link);
    const before = Number((await find('/notification/'))?.notifications);
    const { id } = await app.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    await notify(app.db, { userId: id, counterpartyId: null, kind: 'order', title: 'Заказ собран' });
    assert.equal((await find('/notification/'))?.notifications, before + 1);
    const appeals = await find('/appeal/');
    assert.deepEqual([appeals?.counter, appeals?.isMarked], [2, true]);
  });

  it('cost no statement until something that they show changes, and then show it at once', async () => {
    const { db, statements } = recordingStatements(app.db);
    const other = await buildApp({ settings: testSettings, database: { ...app.database, db } });
    const there = Object.assign(new TestClient(other.app, testSettings.hashSalt), {
      token: buyer.token,
      sid: buyer.sid,
    });
    const read = async () => [await there.call(getHeader), await there.call(getSidebar)] as const;
    await read();
    statements.length = 0;
    const [header] = await read();
    assert.deepEqual(statements, []);

    await buyer.call(readAllNotifications);
    const [{ hasNewNotifications }, { items }] = await read();
    assert.equal(hasNewNotifications, false);
    assert.equal(items.find(({ link }) => link === '/notification/')?.notifications, 0);

    const renamed = { last_name: 'Кузнецова' };
    await app.db.updateTable('users').set(renamed).where('login', '=', 'buyer@demo.example').execute();
    assert.match((await read())[0].user.fullName, /^Кузнецова/);

    await app.db
      .updateTable('users')
      .set({ phone: '79000000077' })
      .where('login', '=', 'manager@demo.example')
      .execute();
    assert.equal((await read())[0].manager?.phone, '+7 (900) 000-00-77');
    await app.db
      .updateTable('counterparties')
      .set({ name: 'ООО «Лютик»' })
      .where('name', '=', 'ООО «Ромашка»')
      .execute();
    assert.ok((await read())[0].counterparties.some(({ name }) => name === 'ООО «Лютик»'));
    assert.ok(header.counterparties.every(({ name }) => name !== 'ООО «Лютик»'));
    await other.app.close();
  });

  it('show visitors the footer and that no maintenance is on (§7.136, §7.139)', async () => {
    const { phone } = await app.visitor.call(getFooter);
    assert.match(phone, /^\+7 \(800\)/);
    assert.deepEqual(await app.visitor.call(getMaintenance), { isOn: false, text: '' });
    const value = JSON.stringify({ workingHours: '', phone: '+7 (495) 000-00-00', email: '' });
    await app.db.updateTable('settings').set({ value }).where('name', '=', 'footer').execute();
    assert.equal((await app.visitor.call(getFooter)).phone, '+7 (495) 000-00-00');
  });

  it('switch the current counterparty (§7.36)', async () => {
    const { items } = await buyer.call(getCounterparties);
    const other = items.find(({ isCurrent }) => !isCurrent);
    await buyer.call(switchCounterparty, { params: { id: other?.id ?? 0 } });
    const { counterparties } = await buyer.call(getHeader);
    assert.equal(counterparties.find(({ isCurrent }) => isCurrent)?.id, other?.id);
  });

  it("answer another company's id exactly as an unknown one", async () => {
    const foreign = await app.db
      .selectFrom('counterparties')
      .select('id')
      .where('name', '=', 'ООО «Чужая компания»')
      .executeTakeFirstOrThrow();
    const [theirs, none] = await Promise.all([
      buyer.attempt(switchCounterparty, { params: { id: foreign.id } }),
      buyer.attempt(switchCounterparty, { params: { id: 999_999_999 } }),
    ]);
    assert.deepEqual([theirs.httpStatus, theirs.error], [404, none.error]);
    assert.equal(none.httpStatus, 404);
  });

  it('keep favourites and comparison of the user (§3.1)', async () => {
    const section = await app.db
      .insertInto('sections')
      .values({ external_id: 's', path: 's', code: 's', name: 'Перчатки', depth: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: productId } = await app.db
      .insertInto('products')
      .values({ external_id: 'p', code: 'p', article: 'A1', name: 'Перчатки', section_id: section.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await buyer.call(addFavourite, { body: { productId } });
    await buyer.call(addFavourite, { body: { productId } });
    await buyer.call(addToComparison, { body: { productId } });
    const header = await buyer.call(getHeader);
    assert.deepEqual([header.favourites, header.compare], [[productId], [productId]]);
    await buyer.call(removeFavourite, { body: { productId } });
    assert.deepEqual((await buyer.call(getHeader)).favourites, []);
    const unknown = await buyer.attempt(addFavourite, { body: { productId: 999_999 } });
    assert.equal(unknown.httpStatus, 404);
  });
});
