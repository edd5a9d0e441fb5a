import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { getCounterparties, getHeader, getSidebar, switchCounterparty } from '@shop/contracts/account/header';
import { checkSession, logOut } from '@shop/contracts/account/session';
import { getBasket } from '@shop/contracts/basket-order/basket';
import { getHome } from '@shop/contracts/catalog/home';
import { getSite, switchClosedCompany, switchMaintenance } from '@shop/contracts/platform/site';
import { getFooter, getMaintenance } from '@shop/contracts/platform/site-state';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe('technical works and closed companies', () => {
  let app: TestApp;
  let operations: TestClient;
  let buyer: TestClient;
  let manager: TestClient;
  before(async () => {
    app = await startTestApp();
    operations = await app.clientFor('ops@demo.example');
    buyer = await app.clientFor('buyer@demo.example');
    manager = await app.clientFor('manager@demo.example');
  });
  after(() => app.close());

  const works = (isOn: boolean, more: object = {}) =>
    operations.call(switchMaintenance, { body: { isOn, ...more } });
  const romashka = (isClosed: boolean, why = 'Долг') =>
    operations.call(switchClosedCompany, { body: { company: 'К-000101', isClosed, why } });
  afterEach(async () => {
    await works(false);
    await romashka(false);
  });

  it('send customers and managers away while works last, but for session, entrance and footer', async () => {
    await works(true, { text: 'Вернёмся в 6:00', why: 'Новая база' });
    for (const client of [buyer, manager])
      for (const call of [getHeader, getHome, getSidebar, getCounterparties]) {
        const { httpStatus, error } = await client.attempt(call);
        assert.deepEqual([httpStatus, error?.code], [503, 'unavailable']);
        assert.match(error?.message ?? '', /технические работы/);
      }
    assert.deepEqual(await buyer.call(getMaintenance), { isOn: true, text: 'Вернёмся в 6:00' });
    await app.visitor.call(getFooter);
    assert.equal((await buyer.call(checkSession)).user.login, 'buyer@demo.example');
    await (await app.clientFor('clerk@demo.example')).call(logOut);
    assert.equal((await operations.call(getHome)).greetingName, 'Сергей');
    await works(false);
    assert.equal((await buyer.attempt(getHeader)).httpStatus, 200);
    assert.deepEqual(await buyer.call(getMaintenance), { isOn: false, text: '' });
  });

  it('close the site to the people of a company, who can still go to another one and log out', async () => {
    await romashka(true);
    for (const call of [getHome, getSidebar, getBasket]) {
      const { httpStatus, envelope } = await buyer.attempt(call);
      assert.deepEqual([httpStatus, envelope.status, envelope.data], [200, 'success', { closed: true }]);
    }
    assert.equal((await (await app.clientFor('stranger@demo.example')).attempt(getHome)).error, undefined);
    await buyer.call(checkSession);
    const { counterparties } = await buyer.call(getHeader);
    const other = counterparties.find(({ isCurrent }) => !isCurrent);
    const closed = counterparties.find(({ isCurrent }) => isCurrent);
    await buyer.call(switchCounterparty, { params: { id: other?.id ?? 0 } });
    assert.equal((await buyer.call(getHome)).greetingName, 'Ирина');
    await buyer.call(switchCounterparty, { params: { id: closed?.id ?? 0 } });
    await romashka(false);
    assert.equal((await buyer.call(getHome)).greetingName, 'Ирина');
  });

  it('are written down with who and why, once for each switch', async () => {
    await romashka(true, 'Суд');
    await romashka(true, 'Ещё раз');
    const { journal, closedCompanies } = await operations.call(getSite);
    const [last] = journal;
    assert.deepEqual(
      [last?.action, last?.why, last?.name, last?.by],
      ['company-closed', 'Суд', 'ООО «Ромашка»', 'Сергей Ковалёв (ops@demo.example)'],
    );
    assert.deepEqual(
      closedCompanies.map(({ code, why }) => [code, why]),
      [['К-000101', 'Суд']],
    );
  });

  it('need a company there is, its code where an INN has several, and a reason for closing', async () => {
    const attempt = (company: string, why: string) =>
      operations.attempt(switchClosedCompany, { body: { company, isClosed: true, why } });
    const { inn } = await app.db
      .selectFrom('counterparties')
      .select('inn')
      .where('code', '=', 'К-000101')
      .executeTakeFirstOrThrow();
    for (const [company, why, field] of [
      ['К-999999', 'Долг', 'company'],
      ['', 'Долг', 'company'],
      ['К-000101', ' ', 'why'],
    ] as const) {
      const { httpStatus, error } = await attempt(company, why);
      assert.deepEqual([httpStatus, error?.field], [400, field]);
    }
    const { id } = await app.db
      .insertInto('counterparties')
      .values({ code: 'К-000777', name: 'Филиал', kind: 'LEGAL', inn, kpp: '770001001' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const several = await attempt(inn, 'Долг');
    assert.match(several.error?.message ?? '', /несколько, укажите код: К-000101, К-000777/);
    await app.db.deleteFrom('counterparties').where('id', '=', id).execute();
    assert.equal((await attempt(inn, 'Долг')).httpStatus, 200);
  });

  it('belong to operations alone', async () => {
    const body = { isOn: true, company: 'К-000101', isClosed: true, why: 'так' };
    for (const call of [getSite, switchMaintenance, switchClosedCompany]) {
      assert.equal((await app.visitor.attempt(call, { body })).httpStatus, 401);
      for (const client of [buyer, manager])
        assert.deepEqual((await client.attempt(call, { body })).error?.code, 'forbidden');
    }
    assert.equal((await buyer.call(getMaintenance)).isOn, false);
  });

  it('notify open pages at once, and end the streams of the people of a closed company', async () => {
    const heard: string[] = [];
    const actor = {
      counterpartyId: (await currentCompany()) ?? 0,
      userId: 1,
      sessionId: 1,
      boundTo: null,
      closure: null,
    } as never;
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const leave = app.services.events.subscribe({ actor, send: (event) => heard.push(event), end: resolve });
    await works(true);
    await works(false);
    await romashka(true);
    await ended;
    leave();
    assert.deepEqual(heard, ['site.changed', 'site.changed', 'site.changed']);
  });

  const currentCompany = async () =>
    (await buyer.call(getHeader)).counterparties.find(({ isCurrent }) => isCurrent)?.id;
});
