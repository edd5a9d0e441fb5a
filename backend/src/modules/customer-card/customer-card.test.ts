import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { getBasketSummary } from '@shop/contracts/basket-order/basket';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { getBalance } from '@shop/contracts/finances/finances';
import {
  getCustomerBalance,
  getCustomerBasket,
  getCustomerOrders,
} from '@shop/contracts/manager/customer-card';
import { getManagedAppeals } from '@shop/contracts/support/appeals';
import { byCourier, openOrderShop } from '../../../testing/builders/orders/order-shop.builder.ts';

describe("a client's card", async () => {
  const { app, buyer, db, fill } = await openOrderShop();
  after(() => app.close());
  const manager = await app.clientFor('manager@demo.example');
  const codeOf = async (name: string) => {
    const company = db.selectFrom('counterparties').select('code').where('name', '=', name);
    return (await company.executeTakeFirstOrThrow()).code;
  };
  const query = { contragent: await codeOf('ООО «Ромашка»') };

  test('shows the sums that the client sees', async () => {
    const own = await buyer.call(getBalance);
    const seen = await manager.call(getCustomerBalance, { query });
    assert.deepEqual(
      [seen.debtKopecks, seen.overdueKopecks, seen.advanceKopecks, seen.nextDue],
      [own.debtKopecks, own.overdueKopecks, own.advanceKopecks, own.nextDue],
    );
    assert.deepEqual(
      seen.contracts.map(({ id, freeKopecks }) => [id, freeKopecks]),
      own.contracts.map(({ id, freeKopecks }) => [id, freeKopecks]),
    );
  });

  test('shows the basket, last added first, and the orders placed from it', async () => {
    await fill(buyer, ['gloves', 1], ['masks', 10]);
    const basket = await manager.call(getCustomerBasket, { query });
    const { totalKopecks } = await buyer.call(getBasketSummary);
    assert.deepEqual([basket.rowCount, basket.totalKopecks], [2, totalKopecks]);
    assert.equal(basket.rows[0]?.quantity, 10);
    const before = await manager.call(getCustomerOrders, { query });
    const { id } = await buyer.call(placeOrder, { body: { ...byCourier } });
    const { items, orderCount } = await manager.call(getCustomerOrders, { query });
    assert.deepEqual([items[0]?.id, orderCount], [Number(id), before.orderCount + 1]);
    assert.deepEqual([items[0]?.createdByName, items[0]?.actedByName], ['Ирина Соколова', null]);
    assert.equal((await manager.call(getCustomerBasket, { query })).rowCount, 0);
  });

  test('lists open appeals of that client only', async () => {
    const { items } = await manager.call(getManagedAppeals, { query: { ...query, isOpen: true } });
    assert.ok(items.length > 0);
    for (const { counterpartyName, status } of items) {
      assert.equal(counterpartyName, 'ООО «Ромашка»');
      assert.ok(status !== 'solved' && status !== 'closed');
    }
  });

  test("does not exist for another manager's client, an unknown one, or customers", async () => {
    const foreign = await codeOf('ООО «Чужая компания»');
    const { id } = await db
      .insertInto('users')
      .values({ login: 'm2@demo.example', password_hash: 'x', role: 'MANAGER', name: 'О', last_name: 'Д' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('counterparties').set({ manager_id: id }).where('code', '=', foreign).execute();
    for (const call of [getCustomerBalance, getCustomerBasket, getCustomerOrders]) {
      for (const contragent of [foreign, 'K-0']) {
        const { httpStatus, error } = await manager.attempt(call, { query: { contragent } });
        assert.deepEqual([httpStatus, error?.message], [404, 'Такой компании нет']);
      }
      assert.equal((await buyer.attempt(call, { query })).httpStatus, 403);
    }
  });
});
