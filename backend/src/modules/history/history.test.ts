import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, describe, it } from 'node:test';
import { allRights, isAllowed, type PermissionName } from '@shop/contracts/account/permissions';
import { updateProfile } from '@shop/contracts/account/profile';
import { clearBasket } from '@shop/contracts/basket-order/basket';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { addFavourite } from '@shop/contracts/catalog/favourites';
import { getHistory } from '@shop/contracts/manager/history';
import { byCourier, openOrderShop } from '../../../testing/builders/orders/order-shop.builder.ts';
import { impersonate } from '../../../testing/builders/people/impersonation.builder.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { impersonatedCalls } from './impersonated-calls.ts';

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly 'x-access'?: PermissionName | 'session';
  readonly parameters?: readonly { readonly name: string }[];
}

describe('history', async () => {
  const { app, buyer, clerk, stranger, db, fill, orderOf, tidy } = await openOrderShop();
  let manager: TestClient;
  let impersonating: TestClient;
  let romashka: number;
  before(async () => {
    manager = await app.clientFor('manager@demo.example');
    impersonating = await impersonate(app, manager, 'buyer@demo.example');
    ({ id: romashka } = await db
      .selectFrom('counterparties')
      .select('id')
      .where('name', '=', 'ООО «Ромашка»')
      .executeTakeFirstOrThrow());
  });
  afterEach(async () => {
    await tidy();
    await db.deleteFrom('history').execute();
  });
  after(() => app.close());

  const read = async (client: TestClient, query: object = {}) =>
    (await client.call(getHistory, { query })).items;
  const entriesOf = async (client: TestClient, query: object = {}) =>
    (await read(client, query)).map(({ action, times }) => [action, times]);

  it('has a name for every write that can be made while impersonating, and for no other', async () => {
    const customer = { role: 'CUSTOMER', scope: allRights } as const;
    const { paths } = (await app.app.inject({ url: '/api/openapi.json' })).json<OpenApi>();
    const writes = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { 'x-access': access, parameters = [] }]) => {
          // A call that accepts an Idempotency-Key changes something.
          if (access === undefined || !parameters.some(({ name }) => name === 'Idempotency-Key'))
            return false;
          return access === 'session' || isAllowed(access, customer);
        })
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    assert.deepEqual(writes.sort(), Object.keys(impersonatedCalls).sort());
  });

  it('shows the company and the manager what the manager did for a user, once for a sitting (§7.39)', async () => {
    await fill(impersonating, ['gloves', 20]);
    await fill(impersonating, ['masks', 20]);
    await impersonating.call(clearBasket);
    const expected = [
      ['Корзина очищена', 1],
      ['Товары добавлены в\u00a0корзину', 2],
    ];
    assert.deepEqual(await entriesOf(buyer), expected);
    assert.deepEqual(await entriesOf(manager), expected);
    assert.deepEqual(await entriesOf(manager, { contragent: romashka }), expected);
    const [entry] = await read(buyer);
    assert.deepEqual(
      [entry?.user?.name, entry?.actedBy?.name, entry?.company?.name, entry?.link],
      ['Ирина Соколова', 'Елена Морозова', 'ООО «Ромашка»', '/basket/'],
    );
  });

  it('counts simultaneous calls in one entry', async () => {
    await Promise.all(Array.from({ length: 10 }, () => impersonating.call(clearBasket)));
    assert.deepEqual(await entriesOf(buyer), [['Корзина очищена', 10]]);
  });

  it('begins a new entry after a pause of 15 minutes', async () => {
    await impersonating.call(clearBasket);
    await db
      .updateTable('history')
      .set({ last_at: new Date(Date.now() - 901_000) })
      .execute();
    await impersonating.call(clearBasket);
    assert.deepEqual(await entriesOf(buyer), [
      ['Корзина очищена', 1],
      ['Корзина очищена', 1],
    ]);
  });

  it('records no failed call, no repeated request, and no change users make to their own baskets', async () => {
    assert.notEqual(
      (await impersonating.attempt(addFavourite, { body: { productId: 999_999_999 } })).httpStatus,
      200,
    );
    const key = randomUUID();
    await impersonating.call(clearBasket, {}, { key });
    await impersonating.call(clearBasket, {}, { key });
    await fill(buyer, ['gloves', 20]);
    assert.deepEqual(await entriesOf(buyer), [['Корзина очищена', 1]]);
  });

  it('shows an order once, with the customer and the impersonating manager', async () => {
    await fill(impersonating, ['gloves', 20]);
    const { id, number } = await impersonating.call(placeOrder, { body: byCourier });
    const order = await orderOf(id);
    const people = await db.selectFrom('users').select(['id', 'login']).execute();
    const idOf = (login: string) => people.find((user) => user.login === login)?.id;
    assert.deepEqual(
      [order.created_by, order.acted_by],
      [idOf('buyer@demo.example'), idOf('manager@demo.example')],
    );
    const orders = (await read(buyer, { acted: 'Y' })).filter(({ link }) => link?.startsWith('/orders/'));
    assert.deepEqual(
      orders.map(({ action, details, link }) => [action, details, link]),
      [['Оформлен заказ', `№\u00a0${number}`, `/orders/${id}/`]],
    );
  });

  it('is filtered by person, by impersonation, and by day', async () => {
    await impersonating.call(clearBasket);
    await buyer.call(updateProfile, { body: { workPosition: 'Закупщица' } });
    const profile = ['Изменены личные данные', 1];
    const basket = ['Корзина очищена', 1];
    const users = await db.selectFrom('users').select(['id', 'login']).execute();
    const by = (login: string) => ({ user: users.find((user) => user.login === login)?.id });
    assert.deepEqual(await entriesOf(buyer), [profile, basket]);
    assert.deepEqual(await entriesOf(buyer, { acted: 'Y' }), [basket]);
    assert.deepEqual(await entriesOf(buyer, by('manager@demo.example')), [basket]);
    assert.deepEqual(await entriesOf(buyer, by('buyer@demo.example')), [profile, basket]);
    assert.deepEqual(await entriesOf(buyer, by('clerk@demo.example')), []);
    assert.deepEqual(await entriesOf(buyer, { dateTo: '2020-01-01' }), []);
    assert.deepEqual(await entriesOf(buyer, { dateFrom: '2020-01-01', pageSize: 1, page: 2 }), [basket]);
    assert.equal((await read(buyer))[0]?.details, 'должность');
  });

  it('is closed to users without the right, and to managers of other companies', async () => {
    const status = async (client: TestClient, contragent?: number) =>
      (await client.attempt(getHistory, { query: { contragent } })).httpStatus;
    assert.deepEqual([await status(clerk), await status(clerk, romashka)], [403, 403]);
    assert.deepEqual([await status(stranger), await status(stranger, romashka)], [200, 404]);
    const { manager_id } = await db
      .selectFrom('counterparties')
      .select('manager_id')
      .where('id', '=', romashka)
      .executeTakeFirstOrThrow();
    const look = (id: unknown) =>
      db
        .updateTable('counterparties')
        .set({ manager_id: id as number })
        .where('id', '=', romashka)
        .execute();
    const another = await db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'ops@demo.example')
      .executeTakeFirstOrThrow();
    await look(another.id);
    assert.equal(await status(manager, romashka), 404);
    await look(manager_id);
    assert.equal(await status(manager, romashka), 200);
  });
});
