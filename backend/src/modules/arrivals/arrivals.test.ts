import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { awaitArrival, forgetArrival } from '@shop/contracts/catalog/arrivals';
import { getProduct } from '@shop/contracts/catalog/product-page';
import { saveNotificationSetting } from '@shop/contracts/support/notifications';
import { buildCatalogue, type TestCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { latestTo } from '../../../testing/outbox-reader.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { notifyArrivals } from './notify-arrivals.ts';

const SHOP = 'https://shop.example';

describe('a back-in-stock request', () => {
  let app: TestApp;
  let shop: TestCatalogue;
  let buyer: TestClient;
  let clerk: TestClient;
  before(async () => {
    app = await startTestApp();
    shop = await buildCatalogue(app.db);
    buyer = await app.clientFor('buyer@demo.example');
    clerk = await app.clientFor('clerk@demo.example');
  });
  after(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('arrival_requests').execute();
    await app.db.deleteFrom('notifications').execute();
    await app.db.deleteFrom('outbox').execute();
    await stock('never', 0);
    await stock('later', 0);
  });

  const awaitOne = (key: 'never' | 'later', client = buyer) =>
    client.call(awaitArrival, { params: { id: shop.idOf(key) } });
  const stock = (key: 'never' | 'later', quantity: number, reserved = 0) =>
    app.db.updateTable('stocks').set({ quantity, reserved }).where('offer_id', '=', shop.idOf(key)).execute();
  const awaitedBy = async (client: TestClient) =>
    (await client.call(getProduct, { params: { code: 'never' } })).product.awaitedOfferIds;
  const noticesOf = (login: string) =>
    app.db
      .selectFrom('notifications')
      .innerJoin('users', 'users.id', 'notifications.user_id')
      .select(['notifications.title', 'notifications.message', 'notifications.link'])
      .where('users.login', '=', login)
      .execute();

  it('belongs to the user, is idempotent, and can be withdrawn', async () => {
    await awaitOne('never');
    await awaitOne('never');
    assert.deepEqual(await awaitedBy(buyer), [shop.idOf('never')]);
    assert.deepEqual(await awaitedBy(clerk), []);
    await clerk.call(forgetArrival, { params: { id: shop.idOf('never') } });
    assert.equal((await awaitedBy(buyer)).length, 1, 'nobody takes back what another asked for');
    await buyer.call(forgetArrival, { params: { id: shop.idOf('never') } });
    assert.deepEqual(await awaitedBy(buyer), []);
  });

  it('is refused for what is in stock, unknown, or no longer sold', async () => {
    const inStock = await buyer.attempt(awaitArrival, { params: { id: shop.idOf('gloves') } });
    assert.deepEqual([inStock.httpStatus, inStock.error?.message], [409, 'Товар уже в\u00a0наличии']);
    const unknown = await buyer.attempt(awaitArrival, { params: { id: 999_999_999 } });
    assert.equal(unknown.httpStatus, 404);
    const sold = (active: boolean) =>
      app.db.updateTable('products').set({ active }).where('id', '=', shop.productId('later')).execute();
    await sold(false);
    const unsold = await buyer.attempt(awaitArrival, { params: { id: shop.idOf('later') } });
    assert.equal(unsold.httpStatus, 404);
    await sold(true);
    assert.equal(
      (await app.visitor.attempt(awaitArrival, { params: { id: shop.idOf('later') } })).httpStatus,
      401,
    );
  });

  it('ends with a notification and an email when stock is free again', async () => {
    await awaitOne('never');
    const notified = nextNotification();
    await stock('never', 7);
    await notified;
    assert.deepEqual(await noticesOf('buyer@demo.example'), [
      {
        title: 'Товар поступил',
        message: 'Жилет, артикул АРТ-never-0',
        link: `/detail/never/?offer=${shop.idOf('never')}`,
      },
    ]);
    const email = await latestTo(app.db, 'buyer@demo.example');
    assert.equal(email?.subject, 'Поступил товар: Жилет');
    assert.ok(email?.body.includes(`${SHOP}/detail/never/?offer=${shop.idOf('never')}`));
    assert.deepEqual(await awaitedBy(buyer), []);
  });

  it('notifies each user once, with several processes at the same time', async () => {
    await awaitOne('never');
    await awaitOne('later');
    await awaitOne('never', clerk);
    await app.db.transaction().execute(async (tx) => {
      for (const key of ['never', 'later'] as const)
        await tx.updateTable('stocks').set({ quantity: 5 }).where('offer_id', '=', shop.idOf(key)).execute();
    });
    const counts = await Promise.all([1, 2, 3].map(() => notifyArrivals(app.db, SHOP)));
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      3,
    );
    assert.equal((await noticesOf('buyer@demo.example')).length, 2);
    assert.equal((await noticesOf('clerk@demo.example')).length, 1);
    const emails = await app.db
      .selectFrom('outbox')
      .select(['recipient', 'subject'])
      .orderBy('recipient')
      .execute();
    assert.deepEqual(emails, [
      { recipient: 'buyer@demo.example', subject: 'Поступили товары, которые вы ждали' },
      { recipient: 'clerk@demo.example', subject: 'Поступил товар: Жилет' },
    ]);
  });

  it('stays while all new stock is reserved', async () => {
    await awaitOne('never');
    await stock('never', 5, 5);
    assert.equal(await notifyArrivals(app.db, SHOP), 0);
    assert.equal((await awaitedBy(buyer)).length, 1);
  });

  it('only notifies in the shop a user who turned the emails off', async () => {
    const body = { kind: 'arrival', inShop: true, byMail: false } as const;
    await buyer.call(saveNotificationSetting, { body });
    await awaitOne('never');
    await awaitOne('never', clerk);
    await stock('never', 5);
    await notifyArrivals(app.db, SHOP);
    while ((await noticesOf('buyer@demo.example')).length === 0) await setImmediate();
    const emails = await app.db.selectFrom('outbox').select('recipient').execute();
    assert.deepEqual(emails, [{ recipient: 'clerk@demo.example' }]);
    await app.db.deleteFrom('notification_settings').execute();
  });

  /** The buyer's next notification from the live stream. */
  function nextNotification(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    void app.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow()
      .then(({ id }) =>
        app.services.events.subscribe({
          actor: { userId: id, closure: null } as never,
          send: (event) => {
            if (event === 'notification.added') resolve();
          },
          end: () => undefined,
        }),
      );
    return promise;
  }
});
