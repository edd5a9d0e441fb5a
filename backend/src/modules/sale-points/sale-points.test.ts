import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getSalePoints, saveSalePoint } from '@shop/contracts/manager/sale-points';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe('the sale points of a company', () => {
  let app: TestApp;
  let buyer: TestClient;
  let clerk: TestClient;
  let stranger: TestClient;
  let vasilkovId = 0;
  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor('buyer@demo.example');
    clerk = await app.clientFor('clerk@demo.example');
    stranger = await app.clientFor('stranger@demo.example');
    const found = app.db.selectFrom('counterparties').select('id').where('name', 'like', '%Васильков%');
    vasilkovId = (await found.executeTakeFirstOrThrow()).id;
  });
  after(() => app.close());

  const list = (query: object = {}, client = buyer) => client.call(getSalePoints, { query });
  const names = async (query: object = {}, client = buyer) =>
    (await list(query, client)).items.map(({ name }) => name);
  const save = (body: object, client = buyer) => client.attempt(saveSalePoint, { body });
  const shop = { name: 'Киоск', address: 'г. Тверь, ул. Советская, д. 1' };
  const pointNamed = async (name: string) => (await list({ query: name })).items[0]!;

  it('are listed by name with what they are shared with, found by words, open ones or closed ones (§7.37)', async () => {
    assert.deepEqual(await names(), [
      'Витрина в офисе',
      'Магазин в Люберцах',
      'Магазин в Мытищах',
      'Магазин в Химках',
      'Павильон на строительном рынке',
    ]);
    assert.deepEqual(await names({ active: 'N' }), ['Магазин в Люберцах']);
    assert.deepEqual(await names({ query: 'олимпийский' }), ['Магазин в Мытищах']);
    assert.deepEqual(await names({ query: '%' }), []);
    const shared = await pointNamed('Павильон');
    assert.deepEqual(
      shared.companies.map(({ name }) => name),
      ['ИП Васильков Андрей Петрович'],
    );
    assert.deepEqual(shared.coordinates, [55.8204, 37.3302]);
    assert.deepEqual(await names({ contragent: vasilkovId }), ['Павильон на строительном рынке']);
    // The clerk belongs to one of the two companies, and learns of no other.
    const seen = (await list({ query: 'Павильон' }, clerk)).items[0];
    assert.deepEqual(seen?.companies, []);
    const paged = await list({ pageSize: 2, page: 9 });
    assert.deepEqual([paged.items.length, paged.pageNavigation.pageNumber], [1, 3]);
  });

  it('are added once in one name and address, also by a double click (§7.38)', async () => {
    const body = {
      ...shop,
      contactPhone: '8 (916) 111-22-33',
      coordinates: [56.85, 35.9] as [number, number],
    };
    const answers = await Promise.all([1, 2].map(() => buyer.call(saveSalePoint, { body })));
    assert.equal(answers[0]?.id, answers[1]?.id);
    assert.deepEqual([answers[0]?.contactPhone, answers[0]?.isActive], ['79161112233', true]);
    const again = await buyer.call(saveSalePoint, { body: { ...shop, name: 'КИОСК' } });
    assert.deepEqual([again.id, again.name, again.contactPhone], [answers[0]?.id, 'Киоск', '79161112233']);
  });

  it('are closed, and opened by whoever adds them anew', async () => {
    const { id } = await pointNamed('Киоск');
    const closed = await buyer.call(saveSalePoint, { body: { ...shop, id, active: false } });
    assert.equal(closed.isActive, false);
    assert.ok(!(await names({ active: 'Y' })).includes('Киоск'));
    const opened = await buyer.call(saveSalePoint, { body: shop });
    assert.deepEqual([opened.id, opened.isActive], [id, true]);
    const actions = await app.db
      .selectFrom('history')
      .select('action')
      .where('action', 'like', 'sale-point.%')
      .orderBy('id')
      .execute();
    const told = actions.map(({ action }) => action.split('.')[1]);
    // The history also has the fields that the second edit removed (contact and coordinates).
    assert.deepEqual(told, ['added', 'changed', 'closed', 'opened']);
  });

  it('take other words, but never those of another one', async () => {
    const { id } = await pointNamed('Киоск');
    const changed = await buyer.call(saveSalePoint, { body: { ...shop, id, name: 'Киоск у вокзала' } });
    assert.equal(changed.name, 'Киоск у вокзала');
    const entry = await app.db
      .selectFrom('history')
      .select('details')
      .where('action', '=', 'sale-point.changed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      [entry.details.was, entry.details.now],
      [{ title: 'Киоск' }, { title: 'Киоск у вокзала' }],
    );
    const other = await pointNamed('Химках');
    const { error } = await save({ id, name: other.name, address: other.address });
    assert.deepEqual([error?.code, error?.field], ['validation', 'name']);
  });

  it('that are shared are the same at every company, and the history of each says so', async () => {
    const shared = await pointNamed('Павильон');
    const { companies: _, isActive: __, ...words } = shared;
    await buyer.call(saveSalePoint, { body: { ...words, workingHours: 'пн–вс 9–18' } });
    const [there] = (await list({ contragent: vasilkovId })).items;
    assert.deepEqual([there?.id, there?.workingHours], [shared.id, 'пн–вс 9–18']);
    const entries = await app.db
      .selectFrom('history')
      .select('counterparty_id')
      .where('action', '=', 'sale-point.changed')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    assert.equal(new Set(entries.map((entry) => entry.counterparty_id)).size, 2);
  });

  it('of another company are like ones that do not exist, and need the right company to be changed', async () => {
    const { id } = await pointNamed('Химках');
    const foreign = await save({ ...shop, id }, stranger);
    assert.deepEqual([foreign.httpStatus, foreign.error?.message], [404, 'Такой точки продаж нет']);
    assert.deepEqual((await save({ ...shop, id: 999_999 }, stranger)).error, foreign.error);
    // One's own, but not at the company that is asked.
    assert.equal((await save({ ...shop, id, contragent: vasilkovId })).httpStatus, 404);
    for (const contragent of [vasilkovId, 999_999]) {
      const read = await stranger.attempt(getSalePoints, { query: { contragent } });
      const written = await save({ ...shop, contragent }, stranger);
      for (const { httpStatus, error } of [read, written])
        assert.deepEqual([httpStatus, error?.message], [404, 'Такой компании нет']);
    }
    assert.deepEqual(await names({}, stranger), []);
    assert.equal((await save(shop, clerk)).httpStatus, 403);
  });

  it('say which field is wrong', async () => {
    for (const [body, field] of [
      [{ ...shop, name: ' ' }, 'name'],
      [{ ...shop, address: 'д'.repeat(501) }, 'address'],
      [{ ...shop, contactPhone: '12' }, 'contact_phone'],
    ] as const) {
      const { httpStatus, error } = await save(body);
      assert.deepEqual([httpStatus, error?.field], [400, field]);
    }
  });

  it('are a thousand at most', async () => {
    const rows = Array.from({ length: 999 }, (_, index) => ({ name: `Точка ${index}`, address: 'г. Омск' }));
    const points = await app.db.insertInto('sale_points').values(rows).returning('id').execute();
    await app.db
      .insertInto('counterparty_sale_points')
      .values(points.map(({ id }) => ({ counterparty_id: vasilkovId, sale_point_id: id })))
      .execute();
    const { error } = await save({ ...shop, contragent: vasilkovId });
    assert.deepEqual([error?.field, /1\u00a0000/.test(error?.message ?? '')], ['name', true]);
  });
});
