import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { extendReservation as extendCall, getOrder } from '@shop/contracts/basket-order/orders';
import { openReservationShop } from '../../../../testing/builders/orders/reserved-order.builder.ts';
import { impersonate } from '../../../../testing/builders/people/impersonation.builder.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { Conflict } from '../../../platform/errors/errors.ts';
import { cancelOrder } from '../changing/cancel-order.ts';
import { endReservations } from './end-reservations.ts';
import { extendReservation } from './extend-reservation.ts';
import { remindOfReservations } from './remind-of-reservations.ts';

const at = (moscow: string) => new Date(`${moscow}+03:00`);
/** A Wednesday; three working days later it is Monday. */
const placed = at('2026-12-02T12:00');
const ended = at('2026-12-08T12:00');

describe('extending the reservation of an order', async () => {
  const shop = await openReservationShop();
  const { actor, app, buyer, clerk, db, forgetReservations, heldBy, pay, placeAt, reservationOf, stranger } =
    shop;
  after(() => app.close());
  afterEach(forgetReservations);
  const extend = (id: number, now = placed) =>
    db.transaction().execute((tx) => extendReservation(tx, actor, id, now));
  const attempt = (id: number, client: TestClient = buyer) => client.attempt(extendCall, { params: { id } });
  const onFailure = (_: number, error: unknown) => assert.fail(String(error));
  const end = (now: Date) => endReservations(db, { now, onFailure });
  const remind = (now: Date) => remindOfReservations(db, { now, onFailure });

  test('moves its end by three working days, once; a second time is refused with the reason (§1.73)', async () => {
    const id = await placeAt(placed);
    assert.deepEqual(await extend(id), { until: '2026-12-10' });
    await assert.rejects(extend(id), (error) => {
      assert.ok(error instanceof Conflict);
      assert.match(error.message, /Резерв уже продлён до\s10\.12\.2026/);
      return true;
    });
    const { httpStatus, error } = await attempt(id);
    assert.deepEqual([httpStatus, error?.code], [409, 'conflict']);
    assert.equal(await end(ended), 0);
    assert.equal(await heldBy(id), 2);
    const { order } = await buyer.call(getOrder, { params: { id } });
    const { extendableTo, isExtended, until } = order.reservation!;
    assert.deepEqual([until, isExtended, extendableTo], ['2026-12-10', true, null]);
  });

  test('is written in the history and heard by open pages', async () => {
    const id = await placeAt(placed);
    const heard = Promise.withResolvers<unknown>();
    await app.database.listen('shop_events', (message) => {
      if (message.includes('order.changed')) heard.resolve(JSON.parse(message).payload);
    });
    const { until } = await buyer.call(extendCall, { params: { id } });
    assert.deepEqual(await heard.promise, { orderId: id });
    const noted = await db
      .selectFrom('history')
      .select(['user_id', 'acted_by', 'action', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { number } = (await buyer.call(getOrder, { params: { id } })).order;
    assert.deepEqual(noted, {
      user_id: actor.userId,
      acted_by: null,
      action: 'order.reservation-extended',
      details: { orderId: id, number, until },
    });
  });

  test('at the same moment twice extends once', async () => {
    const id = await placeAt(placed);
    const answers = await Promise.all([attempt(id), attempt(id)]);
    assert.deepEqual(answers.map(({ httpStatus }) => httpStatus).toSorted(), [200, 409]);
  });

  test('of an order of another company answers 404, without the right to order 403', async () => {
    const id = await placeAt(placed);
    assert.equal((await attempt(id, stranger)).httpStatus, 404);
    assert.equal((await attempt(id, clerk)).httpStatus, 403);
    assert.equal((await attempt(id, app.visitor)).httpStatus, 401);
    assert.equal((await attempt(9_999_999)).httpStatus, 404);
    assert.equal((await reservationOf(id)).extendedAt, null);
    const { order } = await clerk.call(getOrder, { params: { id } });
    assert.equal(order.reservation?.extendableTo, null);
  });

  test('is offered to a manager impersonating the buyer, and not to one who only reads', async () => {
    const id = await placeAt(placed);
    const manager = await app.clientFor('manager@demo.example');
    const read = (await manager.call(getOrder, { params: { id } })).order.reservation;
    const impersonating = await impersonate(
      app,
      await app.clientFor('manager@demo.example'),
      'buyer@demo.example',
    );
    const seen = (await impersonating.call(getOrder, { params: { id } })).order.reservation;
    assert.deepEqual({ ...read, extendableTo: seen?.extendableTo }, seen);
    assert.equal(read?.extendableTo, null);
    assert.equal((await attempt(id, manager)).httpStatus, 403);
    assert.equal((await attempt(id, impersonating)).httpStatus, 200);
    const noted = await db
      .selectFrom('history')
      .select('acted_by')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.notEqual(noted.acted_by, null);
  });

  test('is refused once the goods are released, the order is paid or cancelled, or there is no limit', async () => {
    const released = await placeAt(placed);
    await end(ended);
    await assert.rejects(extend(released, ended), /уже снят/);
    const paid = await placeAt(placed);
    await pay(1_00, paid);
    await assert.rejects(extend(paid), /не\sограничен сроком/);
    const cancelled = await placeAt(placed);
    await db.transaction().execute((tx) => cancelOrder(tx, actor, cancelled, ''));
    await assert.rejects(extend(cancelled), /отменён/);
    const unlimited = await placeAt(placed, { paySystem: 'credit' });
    await assert.rejects(extend(unlimited), /не\sограничен сроком/);
  });

  test('after the last day, while the goods are still held, counts from that day', async () => {
    const id = await placeAt(placed);
    assert.deepEqual(await extend(id, at('2026-12-08T09:00')), { until: '2026-12-11' });
    assert.equal(await end(ended), 0);
  });

  test('is followed by one more reminder, which says that it was the last extension', async () => {
    const id = await placeAt(placed);
    assert.equal(await remind(at('2026-12-04T10:00')), 1);
    await extend(id);
    assert.equal(await remind(at('2026-12-04T10:01')), 0);
    assert.equal(await remind(at('2026-12-09T10:00')), 1);
    assert.equal(await remind(at('2026-12-10T10:00')), 0);
    const [email] = await shop.emailsAbout(/действует до 10\.12\.2026/);
    assert.match(email!.body, /второй раз продлить его нельзя/);
  });

  test('and a release at the same moment: one wins, and the goods follow', async () => {
    const id = await placeAt(placed);
    const [answer] = await Promise.all([extend(id, ended).catch((error: unknown) => error), end(ended)]);
    const { extendedAt, releasedAt } = await reservationOf(id);
    assert.equal(answer instanceof Conflict, releasedAt !== null);
    assert.equal(extendedAt === null, releasedAt !== null);
    assert.equal(await heldBy(id), releasedAt === null ? 2 : 0);
  });
});
