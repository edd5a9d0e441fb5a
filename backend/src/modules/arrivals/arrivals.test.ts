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
import { tellArrivals } from './tell-arrivals.ts';

const SHOP = 'https://shop.example';

describe('waiting for an arrival', () => {
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

  it('is each user’s own, asked for twice is once, and can be taken back', async () => {
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
    const gone = await buyer.attempt(awaitArrival, { params: { id: shop.idOf('later') } });
    assert.equal(gone.httpStatus, 404);
    await sold(true);
    assert.equal(
      (await app.visitor.attempt(awaitArrival, { params: { id: shop.idOf('later') } })).httpStatus,
      401,
    );
  });

  it('ends with a notification and a letter once stock is free again, without anybody looking', async () => {
    await awaitOne('never');
    const told = nextNotification();
    await stock('never', 7);
    await told;
    assert.deepEqual(await noticesOf('buyer@demo.example'), [
      {
        title: 'Товар поступил',
        message: 'Жилет, артикул АРТ-never-0',
        link: `/detail/never/?offer=${shop.idOf('never')}`,
      },
    ]);
    const letter = await latestTo(app.db, 'buyer@demo.example');
    assert.equal(letter?.subject, 'Поступил товар: Жилет');
    assert.ok(letter?.body.includes(`${SHOP}/detail/never/?offer=${shop.idOf('never')}`));
    assert.deepEqual(await awaitedBy(buyer), []);
  });

  it('tells each who waits once, however many processes look at the same time', async () => {
    await awaitOne('never');
    await awaitOne('later');
    await awaitOne('never', clerk);
    await app.db.transaction().execute(async (tx) => {
      for (const key of ['never', 'later'] as const)
        await tx.updateTable('stocks').set({ quantity: 5 }).where('offer_id', '=', shop.idOf(key)).execute();
    });
    const counts = await Promise.all([1, 2, 3].map(() => tellArrivals(app.db, SHOP)));
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      3,
    );
    assert.equal((await noticesOf('buyer@demo.example')).length, 2);
    assert.equal((await noticesOf('clerk@demo.example')).length, 1);
    const letters = await app.db
      .selectFrom('outbox')
      .select(['recipient', 'subject'])
      .orderBy('recipient')
      .execute();
    assert.deepEqual(letters, [
      { recipient: 'buyer@demo.example', subject: 'Поступили товары, которые вы ждали' },
      { recipient: 'clerk@demo.example', subject: 'Поступил товар: Жилет' },
    ]);
  });

  it('goes on while all that has come is reserved', async () => {
    await awaitOne('never');
    await stock('never', 5, 5);
    assert.equal(await tellArrivals(app.db, SHOP), 0);
    assert.equal((await awaitedBy(buyer)).length, 1);
  });

  it('is told by the bell alone to who wants no letters of it', async () => {
    const body = { kind: 'arrival', inShop: true, byMail: false } as const;
    await buyer.call(saveNotificationSetting, { body });
    await awaitOne('never');
    await awaitOne('never', clerk);
    await stock('never', 5);
    await tellArrivals(app.db, SHOP);
    while ((await noticesOf('buyer@demo.example')).length === 0) await setImmediate();
    const letters = await app.db.selectFrom('outbox').select('recipient').execute();
    assert.deepEqual(letters, [{ recipient: 'clerk@demo.example' }]);
    await app.db.deleteFrom('notification_settings').execute();
  });

  /** The next notification that the live stream brings to the buyer. */
  function nextNotification(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    void app.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow()
      .then(({ id }) =>
        app.services.events.subscribe({
          actor: { userId: id, shut: null } as never,
          send: (event) => {
            if (event === 'notification.added') resolve();
          },
          end: () => undefined,
        }),
      );
    return promise;
  }
});
