import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { copyOrder } from '@shop/contracts/basket-order/order-copy';
import {
  cancelOrder,
  exportOrder,
  getOrder,
  openDocument,
  openDocuments,
} from '@shop/contracts/basket-order/orders';
import { byCourier, openOrderShop } from '../../../testing/builders/orders/order-shop.builder.ts';
import { buildPerson } from '../../../testing/builders/people/client.builder.ts';
import { demoSeller } from '../../processes/demo/orders/demo-seller.ts';

describe('an order, for the manager of its company', async () => {
  const { app, buyer, db, fill } = await openOrderShop();
  after(() => app.close());
  const manager = await app.clientFor('manager@demo.example');
  const other = await app.clientFor((await buildPerson(db, { lastName: 'Другой', role: 'MANAGER' })).login);
  await db
    .insertInto('settings')
    .values({ name: 'seller', value: JSON.stringify(demoSeller) })
    .execute();
  const place = async () => {
    await fill(buyer, ['gloves', 1]);
    return buyer.call(placeOrder, { body: byCourier });
  };

  test('is where its notification leads, with sums and documents, and no actions', async () => {
    const { id, number } = await place();
    const notice = await db
      .selectFrom('notifications')
      .select('link')
      .where('title', '=', `Новый заказ ${number}`)
      .executeTakeFirstOrThrow();
    assert.equal(notice.link, `/orders/${id}/`);
    const { order } = await manager.call(getOrder, { params: { id } });
    const own = (await buyer.call(getOrder, { params: { id } })).order;
    assert.deepEqual([own.canCancel, own.canClaim], [true, true]);
    const reservation = own.reservation && { ...own.reservation, extendableTo: null };
    assert.deepEqual(order, { ...own, canCancel: false, canClaim: false, reservation });
    const [document] = order.documents;
    for (const [call, params] of [
      [openDocument, { id: document?.id ?? 0 }],
      [openDocuments, { id }],
      [exportOrder, { id }],
    ] as const) {
      const { url } = await manager.call(call, { params });
      assert.equal((await app.app.inject({ url })).statusCode, 200, call.path);
    }
    for (const call of [cancelOrder, copyOrder]) {
      const body = { reason: 'Сам' };
      assert.equal((await manager.attempt(call, { params: { id }, body })).httpStatus, 403, call.path);
    }
  });

  test('of another manager’s client is answered as an unknown one', async () => {
    const { id } = await place();
    const { order } = await manager.call(getOrder, { params: { id } });
    for (const [call, params] of [
      [getOrder, { id }],
      [exportOrder, { id }],
      [openDocuments, { id }],
      [openDocument, { id: order.documents[0]?.id ?? 0 }],
    ] as const) {
      const foreign = await other.attempt(call, { params });
      const unknown = await other.attempt(call, { params: { id: 999_999 } });
      assert.deepEqual([foreign.httpStatus, foreign.error], [404, unknown.error], call.path);
    }
  });

  test('updates the manager’s open pages, and no other manager’s', async () => {
    const { id } = await place();
    const notified: string[] = [];
    const subscribe = (userId: number, name: string) =>
      app.services.events.subscribe({
        actor: { userId, role: 'MANAGER', counterpartyId: null, closure: null } as never,
        send: (event) => event === 'order.changed' && notified.push(name),
        end: () => undefined,
      });
    const ids = await db.selectFrom('users').select(['id', 'login']).where('role', '=', 'MANAGER').execute();
    for (const user of ids) subscribe(user.id, user.login);
    await buyer.call(cancelOrder, { params: { id }, body: { reason: 'Передумали' } });
    for (let waited = 0; notified.length === 0 && waited < 10_000; waited += 20) await setTimeout(20);
    await setTimeout(100);
    assert.deepEqual(notified, ['manager@demo.example']);
  });
});
