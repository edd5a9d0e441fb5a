import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getCounterparties, getHeader } from '@shop/contracts/account/header';
import { getUserToken } from '@shop/contracts/account/impersonation';
import {
  addManagedCounterparty,
  getManagedCounterparties,
  getManagedCounterparty,
  setCounterpartyActive,
} from '@shop/contracts/manager/manager';
import {
  addSalePointToCompanies,
  getManagedSalePoints,
  removeSalePointFromCompany,
} from '@shop/contracts/manager/manager-sale-points';
import { withControlDigits } from '@shop/domain/validation/inn';
import { buildPosting } from '../../../../testing/builders/finances/posting.builder.ts';
import {
  buildClient,
  buildOrderOf,
  buildPerson,
} from '../../../../testing/builders/people/client.builder.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';

describe("the manager's client companies", () => {
  let app: TestApp;
  let manager: TestClient;
  let managerId: number;
  let otherManager: { readonly id: number };
  before(async () => {
    app = await startTestApp();
    manager = await app.clientFor('manager@demo.example');
    const { id } = await app.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'manager@demo.example')
      .executeTakeFirstOrThrow();
    managerId = id;
    otherManager = await buildPerson(app.db, { lastName: 'Другой', role: 'MANAGER' });
  });
  after(() => app.close());

  const names = async (client: TestClient) =>
    (await client.call(getCounterparties)).items.map(({ name }) => name);

  it('switched off are closed to their people at once, who move elsewhere; switched on they reopen (§7.40)', async () => {
    const first = await buildClient(app.db, { managerId, name: 'ООО «Первая»' });
    const second = await buildClient(app.db, { managerId, name: 'ООО «Вторая»' });
    const person = await buildPerson(app.db, { lastName: 'Двойной', companies: [first, second] });
    const single = await buildPerson(app.db, { lastName: 'Одинокий', companies: [first], rights: ['order'] });
    const [client, lonely] = [await app.clientFor(person.login), await app.clientFor(single.login)];
    const impersonating = await app.clientFor('manager@demo.example');
    const body = { userId: person.id, contragent: first.id };
    impersonating.token = (await impersonating.call(getUserToken, { body })).token;

    await manager.call(setCounterpartyActive, { body: { id: first.id, active: false } });
    assert.deepEqual(await names(client), [second.name]);
    assert.equal((await client.call(getCounterparties)).items[0]?.isCurrent, true);
    assert.deepEqual(await names(lonely), []);
    assert.equal((await impersonating.attempt(getHeader)).httpStatus, 401);
    const { title } = await app.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    assert.equal(title, 'Компания отключена');

    await manager.call(setCounterpartyActive, { body: { id: first.id, active: true } });
    assert.deepEqual((await names(client)).toSorted(), [first.name, second.name].toSorted());
    assert.equal((await lonely.call(getCounterparties)).items[0]?.isCurrent, true);
    const history = await app.db
      .selectFrom('history')
      .select(['action', 'user_id'])
      .where('counterparty_id', '=', first.id)
      .where('action', 'like', 'company.%')
      .orderBy('id')
      .execute();
    assert.deepEqual(history, [
      { action: 'company.switched-off', user_id: managerId },
      { action: 'company.switched-on', user_id: managerId },
    ]);
  });

  it('of another manager can neither be switched nor opened', async () => {
    const foreign = await buildClient(app.db, { managerId: otherManager.id, name: 'ООО «Не моя»' });
    const body = { id: foreign.id, active: false };
    assert.equal((await manager.attempt(setCounterpartyActive, { body })).httpStatus, 404);
    const params = { code: foreign.code };
    assert.equal((await manager.attempt(getManagedCounterparty, { params })).httpStatus, 404);
  });

  it('are added by ИНН and become the manager’s; an existing one is refused, and its manager is named (§6.14, §7.46)', async () => {
    const company = {
      inn: withControlDigits('540799123'),
      name: 'ООО «Новая»',
      kpp: '',
      ogrn: '',
      address: 'г. Новосибирск',
    };
    const { code } = await manager.call(addManagedCounterparty, { body: company });
    const card = await manager.call(getManagedCounterparty, { params: { code } });
    assert.deepEqual([card.name, card.isActive, card.userCount, card.users], [company.name, true, 0, []]);

    const foreign = await buildClient(app.db, { managerId: otherManager.id, name: 'ООО «Занятая»' });
    for (const [inn, whose] of [
      [company.inn, 'Это ваш клиент'],
      [foreign.inn, 'Пётр Другой'],
    ] as const) {
      const { error } = await manager.attempt(addManagedCounterparty, { body: { ...company, inn } });
      assert.deepEqual([error?.code, error?.field], ['validation', 'inn']);
      assert.match(error?.message ?? '', new RegExp(whose));
    }
  });

  it('show on the card their people, administrators first, and whom the manager may impersonate', async () => {
    const company = await buildClient(app.db, { managerId, name: 'ООО «Карточка»' });
    await buildPerson(app.db, { lastName: 'Абрамов', companies: [company], rights: ['prices'] });
    const chief = await buildPerson(app.db, { lastName: 'Яковлев', companies: [company] });
    const off = await buildPerson(app.db, { lastName: 'Юдин', companies: [company], rights: [] });
    await app.db.updateTable('users').set({ active: false }).where('id', '=', off.id).execute();
    await buildOrderOf(app.db, company.id, chief.id, 'ЗК-920001');
    const card = await manager.call(getManagedCounterparty, { params: { code: company.code } });
    assert.deepEqual(
      card.users.map(({ lastName, isAdmin, canActFor }) => [lastName, isAdmin, canActFor]),
      [
        ['Яковлев', true, true],
        ['Абрамов', false, true],
        ['Юдин', false, false],
      ],
    );
    assert.deepEqual([card.userCount, card.openOrderCount, card.isClosed], [3, 1, false]);
  });

  it('are found by words in any order', async () => {
    await buildClient(app.db, { managerId, name: 'АО «Берёзовый-Дом»' });
    for (const query of ['березовый', 'дом берёзовый', 'ао березовый дом']) {
      const { items } = await manager.call(getManagedCounterparties, { query: { query } });
      assert.deepEqual(
        items.map(({ name }) => name),
        ['АО «Берёзовый-Дом»'],
      );
    }
  });

  it('share sale points, the last company keeps one (§6.16, §7.42, §7.48)', async () => {
    const [here, there, foreign] = await Promise.all([
      buildClient(app.db, { managerId, name: 'ООО «Здесь»' }),
      buildClient(app.db, { managerId, name: 'ООО «Там»' }),
      buildClient(app.db, { managerId: otherManager.id, name: 'ООО «Нигде»' }),
    ]);
    const point = await app.db
      .insertInto('sale_points')
      .values({ name: 'Киоск', address: 'г. Омск' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('counterparty_sale_points')
      .values({ counterparty_id: here.id, sale_point_id: point.id })
      .execute();
    const attach = (...contragents: number[]) =>
      manager.attempt(addSalePointToCompanies, { body: { salePointId: point.id, contragents } });
    assert.equal((await attach(there.id, foreign.id)).error?.field, 'contragents.1');
    assert.deepEqual((await attach(there.id, here.id)).envelope.data, { added: [there.id] });
    const seen = async () => {
      const { items } = await manager.call(getManagedSalePoints, { query: { query: 'Киоск' } });
      return items.map(({ companies }) => companies.map(({ name }) => name));
    };
    assert.deepEqual(await seen(), [[here.name, there.name]]);
    const detach = (contragent: number) =>
      manager.attempt(removeSalePointFromCompany, { body: { salePointId: point.id, contragent } });
    assert.equal((await detach(foreign.id)).httpStatus, 404);
    assert.equal((await detach(here.id)).httpStatus, 200);
    assert.equal((await detach(there.id)).error?.code, 'conflict');
    assert.deepEqual(await seen(), [[there.name]]);
    const twin = await app.db
      .insertInto('sale_points')
      .values({ name: 'КИОСК', address: 'г. Омск' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('counterparty_sale_points')
      .values({ counterparty_id: here.id, sale_point_id: twin.id })
      .execute();
    const { error } = await attach(here.id);
    assert.match(error?.message ?? '', /^ООО «Здесь»: точка продаж с\s+таким названием/);
  });

  const list = (query: object = {}) => manager.call(getManagedCounterparties, { query });

  it('is sorted by name and paged, and clamps a page past the end (§6.11, §7.43)', async () => {
    const { items, pageNavigation } = await list({ pageSize: 5 });
    assert.equal(items.length, 5);
    const names = items.map(({ name }) => name);
    assert.deepEqual(names, names.toSorted(new Intl.Collator('ru').compare));
    const last = await list({ pageSize: 5, page: 1_000 });
    assert.equal(last.pageNavigation.pageNumber, pageNavigation.pageCount);
    assert.ok(last.items.length > 0);
  });

  for (const query of ['ромаш', 'РОМАШКА']) {
    it(`finds a company by «${query}»`, async () => {
      const { items } = await list({ query });
      assert.deepEqual(
        items.map(({ name }) => name),
        ['ООО «Ромашка»'],
      );
    });
  }

  it('finds a company by ИНН and code, and treats % as a plain character', async () => {
    const [company] = (await list({ query: 'Ромашка' })).items;
    for (const query of [company!.inn, company!.code]) {
      assert.deepEqual(
        (await list({ query })).items.map(({ id }) => id),
        [company!.id],
      );
    }
    assert.deepEqual((await list({ query: '%' })).items, []);
  });

  it('shows users, limit and the debt of the ledger, contract by contract', async () => {
    const [company] = (await list({ query: 'Ромашка' })).items;
    await app.db.deleteFrom('ledger_documents').execute();
    const contract = await app.db
      .selectFrom('contracts')
      .select('id')
      .where('counterparty_id', '=', company!.id)
      .executeTakeFirstOrThrow();
    const posting = { counterpartyId: company!.id, on: '2026-01-10', dueOn: null };
    await buildPosting(app.db, { ...posting, contractId: contract.id, kind: 'shipment', kopecks: 500_00 });
    await buildPosting(app.db, { ...posting, contractId: null, kind: 'payment', kopecks: 900_00 });
    const [seen] = (await list({ query: 'Ромашка' })).items;
    assert.deepEqual([seen?.debtKopecks, seen?.creditLimitKopecks, seen?.userCount], [500_00, 600_000_00, 5]);
  });

  it('filters by activity', async () => {
    const inactive = await list({ active: 'N', pageSize: 100 });
    assert.ok(inactive.items.length > 0 && inactive.items.every(({ isActive }) => !isActive));
    const active = await list({ active: 'Y', pageSize: 100 });
    assert.ok(active.items.every(({ isActive }) => isActive));
  });

  it('sorts by debt, by the latest order and by the longest time without one; the quiet ones are found', async () => {
    const { items } = await list({ pageSize: 100 });
    const [owing, ordering] = [items[0]!, items[1]!];
    await app.db.deleteFrom('ledger_documents').execute();
    const posting = { counterpartyId: owing.id, contractId: null, on: '2026-01-10', dueOn: null };
    await buildPosting(app.db, { ...posting, kind: 'shipment', kopecks: 500_00 });
    await app.db
      .updateTable('counterparties')
      .set({ created_at: new Date('2025-01-01') })
      .execute();
    await app.db
      .updateTable('orders')
      .set({ created_at: new Date('2025-02-01') })
      .execute();
    const { id: author } = await app.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    await app.db
      .insertInto('orders')
      .values({
        ...{ number: 'ЗК-quiet', counterparty_id: ordering.id, created_by: author, delivery_type: 'pickup' },
        ...{ shipment: 'send-all', pay_system: 'invoice', address: '', vat_kopecks: 0 },
        ...{ goods_kopecks: 0, delivery_kopecks: 0, total_kopecks: 0 },
      })
      .execute();
    const first = async (query: object) => (await list({ pageSize: 100, ...query })).items[0]?.id;
    assert.equal(await first({ sort: 'debt' }), owing.id);
    assert.equal(await first({ sort: 'lastOrder' }), ordering.id);
    const longest = await list({ pageSize: 100, sort: 'quiet' });
    assert.equal(longest.items.at(-1)?.id, ordering.id);
    const quiet = await list({ pageSize: 100, quiet: 'Y' });
    assert.deepEqual(
      new Set(quiet.items.map(({ id }) => id)),
      new Set(items.map(({ id }) => id).filter((id) => id !== ordering.id)),
    );
  });

  it('shows no clients of another manager', async () => {
    const other = await app.db
      .insertInto('users')
      .values({
        login: 'other@demo.example',
        password_hash: 'x',
        role: 'MANAGER',
        name: 'Олег',
        last_name: 'Другой',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('counterparties')
      .set({ manager_id: other.id })
      .where('name', '=', 'ООО «Ромашка»')
      .execute();
    assert.deepEqual((await list({ query: 'Ромашка' })).items, []);
  });

  it('is closed to customers and visitors', async () => {
    const buyer = await app.clientFor('buyer@demo.example');
    assert.equal((await buyer.attempt(getManagedCounterparties)).httpStatus, 403);
    assert.equal((await app.visitor.attempt(getManagedCounterparties)).httpStatus, 401);
  });
});
