import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { getCounterparties, switchCounterparty } from '@shop/contracts/account/header';
import { getCheckout, placeOrder } from '@shop/contracts/basket-order/checkout';
import * as v from 'valibot';
import { byCourier, openOrderShop } from '../../../../testing/builders/orders/order-shop.builder.ts';
import type { WarehouseStock } from '../../offers/offer-records.repository.ts';
import { placeOrder as placeAt } from '../placing/place-order.ts';
import { readCheckoutBasis } from './checkout.repository.ts';
import { buildCheckout } from './checkout.ts';
import type { CheckoutBasis, CheckoutChoices } from './checkout-basis.ts';

describe('an order that differs from the checkout shown', async () => {
  const { app, actorOf, buyer, db, fill, orderOf, shop, tidy } = await openOrderShop();
  after(() => app.close());
  afterEach(tidy);

  test('a checkout of one company is not ordered for another that has the same in its basket', async () => {
    const { items } = await buyer.call(getCounterparties);
    const switchTo = (isCurrent: boolean) =>
      buyer.call(switchCounterparty, {
        params: { id: items.find((one) => one.isCurrent === isCurrent)!.id },
      });
    await db.updateTable('counterparties').set({ discount_percent: 0 }).execute();
    await switchTo(false);
    await fill(buyer, ['masks', 10]);
    await switchTo(true);
    await fill(buyer, ['masks', 10]);
    const { version } = await buyer.call(getCheckout);
    await switchTo(false);
    const { error } = await buyer.attempt(placeOrder, { body: { ...byCourier, version } });
    await switchTo(true);
    assert.equal(error?.code, 'changed');
  });

  test('an order of a counterparty that is not the current one is refused first', async () => {
    const { items } = await buyer.call(getCounterparties);
    const idOf = (isCurrent: boolean) => items.find((one) => one.isCurrent === isCurrent)!.id;
    await fill(buyer, ['gloves', 1]);
    const { httpStatus, error } = await buyer.attempt(placeOrder, {
      body: { ...byCourier, contragent: idOf(false) },
    });
    assert.deepEqual([httpStatus, error?.code, error?.field], [409, 'changed', 'contragent']);
    await buyer.call(placeOrder, { body: { ...byCourier, contragent: idOf(true) } });
  });

  test('a price that changed after the checkout is shown before anything is ordered', async () => {
    await fill(buyer, ['gloves', 1]);
    const { version } = await buyer.call(getCheckout);
    const price = db
      .updateTable('prices')
      .where('offer_id', '=', shop.idOf('gloves'))
      .where('from_quantity', '=', 1);
    await price.set({ kopecks: 101_00 }).execute();
    const { error } = await buyer.attempt(placeOrder, { body: { ...byCourier, version } });
    assert.equal(error?.code, 'changed');
    await price.set({ kopecks: 100_00 }).execute();
    await buyer.call(placeOrder, { body: { ...byCourier, version } });
  });

  test('an order seen before the cut-off and sent after it leaves later, which is shown first', async () => {
    await fill(buyer, ['gloves', 1]);
    const actor = await actorOf('buyer@demo.example');
    // A Thursday.
    const at = (time: string) => new Date(`2026-11-19T${time}+03:00`);
    const seen = await readCheckoutBasis(db, actor, at('14:59:59'));
    const { version } = buildCheckout(seen, byCourier);
    const details = v.parse(placeOrder.body!, { ...byCourier, version });
    const place = (now: Date) =>
      db.transaction().execute((tx) => placeAt(tx, actor, details, { publicUrl: '', now }));
    await assert.rejects(place(at('15:00:00')), { code: 'changed' });
    const { id } = await place(at('14:59:59'));
    const { shipments } = await orderOf(id);
    assert.deepEqual(
      shipments.map(({ planned_on }) => planned_on),
      ['2026-11-20'],
    );
  });

  describe('the version of a checkout', () => {
    let basis: CheckoutBasis;
    const versionWith = (part: Partial<CheckoutBasis>, choices: CheckoutChoices = byCourier) =>
      buildCheckout({ ...basis, ...part }, choices).version;
    const stocksWith = (change: (stock: WarehouseStock) => Partial<WarehouseStock>) => ({
      records: basis.records.map((record) => ({
        ...record,
        stocks: record.stocks.map((stock) => ({ ...stock, ...change(stock) })),
      })),
    });
    const arrivalsWith = (change: object) =>
      stocksWith(({ arrival }) => ({ arrival: arrival && { ...arrival, ...change } }));
    const tariffsWith = (change: Partial<CheckoutBasis['tariffs']>) => ({
      tariffs: { ...basis.tariffs, ...change },
    });
    const contractWith = (change: Partial<NonNullable<CheckoutBasis['contract']>>) => ({
      contract: basis.contract && { ...basis.contract, ...change },
    });
    const freeAtMost = (pieces: number) =>
      stocksWith(({ freeQuantity }) => ({ freeQuantity: Math.min(freeQuantity, pieces) }));
    const daysOff = (...days: string[]) => ({ calendar: { ...basis.calendar, daysOff: days } });

    before(async () => {
      await fill(buyer, ['gloves', 5], ['later', 3]);
      const actor = await actorOf('buyer@demo.example');
      // A Thursday; the helmets arrive ten days after the day of the test.
      basis = await readCheckoutBasis(db, actor, new Date('2026-11-19T12:00:00+03:00'));
    });

    for (const [name, part] of [
      ['the courier’s tariff', () => tariffsWith({ courierKopecks: 1_300_00 })],
      ['the tariff to a terminal', () => tariffsWith({ transportKopecks: 700_00 })],
      ['a delivery that became free', () => tariffsWith({ freeFromKopecks: 100_00 })],
      [
        'the discount',
        () => ({ terms: { ...basis.terms, discountPercent: basis.terms.discountPercent + 1 } }),
      ],
      ['a day off on the day goods leave', () => daysOff('2026-11-20')],
      ['the cut-off', () => ({ now: new Date('2026-11-19T15:00:00+03:00') })],
      ['the day missing goods come', () => arrivalsWith({ on: '2027-03-01' })],
      ['stock that is not enough any more', () => freeAtMost(4)],
      ['a shorter postponement', () => contractWith({ postponementDays: 7 })],
      ['a line that went', () => ({ records: basis.records.slice(1) })],
      ['another counterparty', () => ({ counterpartyId: basis.counterpartyId + 1 })],
    ] satisfies [string, () => Partial<CheckoutBasis>][]) {
      test(`changes with ${name}`, () => {
        assert.notEqual(versionWith(part()), versionWith({}));
      });
    }

    for (const [name, part] of [
      ['stock that is enough all the same', () => freeAtMost(5)],
      ['more goods on their way the same day', () => arrivalsWith({ quantity: 1000 })],
      ['the limit', () => contractWith({ creditLimitKopecks: 1, freeKopecks: 0 })],
      ['a free delivery that stays out of reach', () => tariffsWith({ freeFromKopecks: 90_000_00 })],
      ['an hour that changes nothing', () => ({ now: new Date('2026-11-19T14:59:00+03:00') })],
      ['a day off some other day', () => daysOff('2027-05-03')],
    ] satisfies [string, () => Partial<CheckoutBasis>][]) {
      test(`does not change with ${name}`, () => {
        assert.equal(versionWith(part()), versionWith({}));
      });
    }

    test('does not change with the choices', () => {
      const others = [
        { shipment: 'send-fast', deliveryType: 'delivery' },
        { shipment: 'send-all', deliveryType: 'pickup' },
        { shipment: 'send-all', deliveryType: 'transport', date: '2026-12-30' },
      ] as const;
      for (const choices of others) assert.equal(versionWith({}, choices), versionWith({}));
    });
  });
});
