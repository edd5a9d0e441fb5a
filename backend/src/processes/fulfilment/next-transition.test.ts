import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PaySystem, ShipmentStatus } from '@shop/contracts/basket-order/orders';
import { statusAfter } from '../../modules/orders/orders.api.ts';
import { nextTransition, type OrderState } from './next-transition.ts';

/** One line of 10 units in one shipment, everything set aside, unless `other` overrides it. */
function buildOrderWith(other: Partial<OrderState> = {}): OrderState {
  return {
    status: 'confirmed',
    paySystem: 'credit',
    totalKopecks: 1000_00,
    paidKopecks: 0,
    shipments: [shipment(1, 'planned', 10)],
    setAside: new Map([[1, 10]]),
    ...other,
  };
}

function shipment(position: number, status: ShipmentStatus, quantity: number) {
  return { id: 100 + position, position, status, lines: [{ position: 1, quantity }] };
}

/** `ship 2` */
function described(order: OrderState): string | null {
  const step = nextTransition(order);
  return step && ('shipment' in step ? `${step.kind} ${step.shipment?.position}` : step.kind);
}

describe('the next transition of an order', () => {
  it('is its confirmation when it is new, and nothing when it is delivered or cancelled', () => {
    assert.equal(described(buildOrderWith({ status: 'new' })), 'confirm');
    assert.equal(described(buildOrderWith({ status: 'delivered' })), null);
    assert.equal(described(buildOrderWith({ status: 'cancelled' })), null);
  });

  for (const paySystem of ['invoice', 'credit', 'postponement'] satisfies PaySystem[]) {
    const first = paySystem === 'invoice' ? 'pay' : 'pick 1';
    it(`is «${first}» once it is confirmed and paid by ${paySystem}`, () => {
      assert.equal(described(buildOrderWith({ paySystem })), first);
    });
  }

  it('is the payment of what is still unpaid of an invoice, and the picking after it', () => {
    const half = buildOrderWith({ paySystem: 'invoice', paidKopecks: 400_00 });
    assert.deepEqual(nextTransition(half), { kind: 'pay', kopecks: 600_00 });
    assert.equal(described({ ...half, paidKopecks: 1000_00 }), 'pick 1');
  });

  it('is the arrival of what is missing when no shipment is complete', () => {
    assert.equal(described(buildOrderWith({ setAside: new Map([[1, 9]]) })), 'receive');
    assert.equal(described(buildOrderWith({ setAside: new Map() })), 'receive');
  });

  it('follows the first shipment to its door before the goods of the second are waited for', () => {
    const waiting = (first: ShipmentStatus, left: number) =>
      described(
        buildOrderWith({
          status: first === 'planned' ? 'confirmed' : 'picking',
          shipments: [shipment(1, first, 6), shipment(2, 'planned', 4)],
          setAside: new Map([[1, left]]),
        }),
      );
    assert.equal(waiting('planned', 6), 'pick 1');
    assert.equal(waiting('picking', 6), 'ship 1');
    assert.equal(waiting('shipped', 0), 'deliver 1');
    assert.equal(waiting('delivered', 0), 'receive');
    assert.equal(waiting('delivered', 4), 'pick 2');
    assert.equal(waiting('shipped', 4), 'pick 2');
  });

  it('leaves the goods of an earlier shipment to that one', () => {
    const order = buildOrderWith({
      shipments: [shipment(1, 'planned', 6), shipment(2, 'planned', 4)],
      setAside: new Map([[1, 4]]),
    });
    assert.equal(described(order), 'receive');
  });

  it('waits with what was being picked until its goods are there', () => {
    const order = buildOrderWith({ status: 'picking', shipments: [shipment(1, 'picking', 10)] });
    assert.equal(described({ ...order, setAside: new Map([[1, 3]]) }), 'receive');
  });

  it('does not exist for an order without shipments', () => {
    assert.throws(() => nextTransition(buildOrderWith({ shipments: [] })), /nothing that could leave/);
  });
});

describe('the status of an order', () => {
  const after = (...statuses: readonly ShipmentStatus[]) =>
    statusAfter(statuses.map((status) => ({ status })));

  it('is «picking» until its last shipment has left, and «delivered» when the last has come', () => {
    assert.equal(after('picking', 'planned'), 'picking');
    assert.equal(after('delivered', 'planned'), 'picking');
    assert.equal(after('delivered', 'shipped'), 'shipped');
    assert.equal(after('shipped', 'cancelled'), 'shipped');
    assert.equal(after('delivered', 'delivered'), 'delivered');
  });
});
