import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { getOrder } from '@shop/contracts/basket-order/orders';
import { getBalance } from '@shop/contracts/finances/balance';
import { getFinanceHistory, getPaymentSchedule, getTurnover } from '@shop/contracts/finances/finances';
import fc from 'fast-check';
import { sql } from 'kysely';
import { allocatePayments } from '../../../../testing/builders/finances/allocate-payments.builder.ts';
import {
  buildLedger,
  buildNamedOrder,
  findLedgerParties,
  type PlannedDocument,
} from '../../../../testing/builders/finances/ledger.builder.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { addDays, todayInMoscow } from '../../../platform/calendar/days.ts';
import { firstIdOf } from './day-parts.ts';
import { postToLedger } from './post-to-ledger.ts';
import { verifyTurnovers } from './verify-turnovers.ts';

describe('for any documents', () => {
  let app: TestApp;
  let buyer: TestClient;
  let parties: Awaited<ReturnType<typeof findLedgerParties>>;
  let orderIds: readonly number[];
  const today = todayInMoscow();

  before(async () => {
    app = await startTestApp();
    parties = await findLedgerParties(app.db);
    orderIds = [await buildNamedOrder(app.db, parties), await buildNamedOrder(app.db, parties)];
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());

  const documents = () => {
    const { contractId, secondContractId } = parties;
    const sides = { shipment: [1], payment: [-1], bonus: [-1], correction: [1, -1] } as const;
    const document = fc
      .record({
        contractId: fc.constantFrom(contractId, secondContractId, null),
        orderId: fc.constantFrom(null, ...orderIds),
        kind: fc.constantFrom(
          'shipment',
          'shipment',
          'shipment',
          'payment',
          'payment',
          'correction',
          'bonus',
        ),
        // Few days and due days, so that many documents share one.
        daysAgo: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 400 })),
        payIn: fc.constantFrom(null, 0, 2, 30),
        rubles: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9_000_000_000 })),
        isCredit: fc.boolean(),
      })
      .map(({ kind, rubles, isCredit, ...rest }): PlannedDocument => {
        const [first, second = first] = sides[kind];
        return { ...rest, kind, kopecks: rubles * 100 * (isCredit ? second : first) };
      });
    return fc.array(document, { maxLength: 40 });
  };
  const total = (sums: readonly number[]) => sums.reduce((sum, kopecks) => sum + kopecks, 0);
  /** Restarts the id sequence, so that the next part of a day (day-parts.ts) begins after `later` documents. */
  const beginPartIn = (later: number) =>
    sql`alter sequence ledger_documents_id_seq restart with ${sql.lit(firstIdOf(100) - later)}`.execute(
      app.db,
    );
  const days = fc.tuple(fc.nat({ max: 420 }), fc.nat({ max: 420 }));

  test('opening plus debits less credits is closing, and every tab has the same open sums', async () => {
    await fc.assert(
      fc.asyncProperty(documents(), days, async (planned, [some, others]) => {
        await beginPartIn(some % 40);
        const ids = await buildLedger(app.db, parties.counterpartyId, planned);
        const movements = planned.map(({ contractId, daysAgo, payIn, kopecks, orderId = null }, index) => ({
          documentId: ids[index]!,
          contractId,
          orderId,
          on: addDays(today, -daysAgo),
          dueOn: payIn === null ? null : addDays(today, payIn - daysAgo),
          kopecks,
        }));
        const { openItems, advanceKopecks } = allocatePayments(movements);
        const open = new Map(openItems.map(({ documentId, openKopecks }) => [documentId, openKopecks]));
        const debtKopecks = total([...open.values()]);

        const dateFrom = addDays(today, -Math.max(some, others));
        const dateTo = addDays(today, -Math.min(some, others));
        const turnover = await buyer.call(getTurnover, { query: { dateFrom, dateTo } });
        const before = movements.filter(({ on }) => on < dateFrom).map(({ kopecks }) => kopecks);
        const until = movements.filter(({ on }) => on <= dateTo).map(({ kopecks }) => kopecks);
        const { points, openingKopecks, closingKopecks } = turnover;
        assert.deepEqual([openingKopecks, closingKopecks], [total(before), total(until)]);
        const moved = points.map((point) => point.debitKopecks - point.creditKopecks);
        assert.equal(openingKopecks + total(moved), closingKopecks);
        assert.equal(points.at(-1)?.debtKopecks, closingKopecks);

        const balance = await buyer.call(getBalance);
        assert.deepEqual([balance.debtKopecks, balance.advanceKopecks], [debtKopecks, advanceKopecks]);
        const overdue = total(openItems.filter(({ dueOn }) => dueOn < today).map((one) => one.openKopecks));
        assert.equal(balance.overdueKopecks, overdue);
        assert.equal(total(balance.overdueByAge.map(({ kopecks }) => kopecks)), overdue);

        const schedule = await buyer.call(getPaymentSchedule, { query: { pageSize: 100 } });
        assert.deepEqual(
          schedule.items.map(({ documentId, dueOn, openKopecks }) => [dueOn, documentId, openKopecks]).sort(),
          openItems.map(({ documentId, dueOn, openKopecks }) => [dueOn, documentId, openKopecks]).sort(),
        );
        assert.deepEqual(schedule.totals, { openKopecks: debtKopecks, overdueKopecks: overdue });
        assert.equal(total(schedule.days.map(({ kopecks }) => kopecks)), debtKopecks);

        const history = await buyer.call(getFinanceHistory, { query: { pageSize: 100 } });
        assert.equal(history.pageNavigation.recordCount, planned.length);
        for (const { id, openKopecks } of history.items) assert.equal(openKopecks, open.get(Number(id)) ?? 0);
        assert.equal(history.totals.openKopecks, debtKopecks);
        const { debitKopecks, creditKopecks } = history.totals;
        assert.equal(debitKopecks - creditKopecks, debtKopecks - advanceKopecks);

        assert.deepEqual(await verifyTurnovers(app.db), []);
      }),
      { numRuns: 15 },
    );
  });

  test('pages of any size have every document once, in list order', async () => {
    await fc.assert(
      fc.asyncProperty(documents(), fc.integer({ min: 1, max: 7 }), async (planned, pageSize) => {
        await beginPartIn(pageSize);
        await buildLedger(app.db, parties.counterpartyId, planned);
        for (const call of [getFinanceHistory, getPaymentSchedule] as const) {
          const whole = await buyer.call(call, { query: { pageSize: 100 } });
          const pages = [];
          for (let page = 1; page <= Math.ceil(whole.items.length / pageSize); page += 1)
            pages.push(...(await buyer.call(call, { query: { page, pageSize } })).items);
          assert.deepEqual(pages, whole.items);
        }
      }),
      { numRuns: 6 },
    );
  });

  test('distant pages of a day with thousands of documents have the right documents', async () => {
    const { counterpartyId, contractId } = parties;
    await beginPartIn(700);
    const common = { contractId, daysAgo: 3, payIn: 1 };
    const shipment = { ...common, kind: 'shipment', kopecks: 1_00 } as const;
    const payment = { ...common, kind: 'payment', kopecks: -100_50 } as const;
    const ids = await buildLedger(app.db, counterpartyId, [
      ...Array.from({ length: 1_300 }, () => shipment),
      payment,
    ]);
    const history = await buyer.call(getFinanceHistory, { query: { page: 56, pageSize: 20 } });
    assert.deepEqual(
      history.items.map(({ id }) => Number(id)),
      ids.toReversed().slice(1_100, 1_120),
    );
    assert.equal(history.totals.openKopecks, 1_199_50);
    const schedule = await buyer.call(getPaymentSchedule, { query: { page: 53, pageSize: 20 } });
    assert.deepEqual(
      schedule.items.map(({ documentId }) => documentId),
      ids.slice(100 + 1_040, 100 + 1_060),
    );
    const [first] = (await buyer.call(getPaymentSchedule)).items;
    assert.deepEqual([first?.documentId, first?.openKopecks], [ids[100], 50]);
  });

  test('concurrent entries of a document are all in its sum', async () => {
    const { counterpartyId, contractId } = parties;
    const shipment = { contractId, kind: 'shipment', daysAgo: 5, payIn: 30, kopecks: 100_00 } as const;
    const [id] = await buildLedger(app.db, counterpartyId, [shipment]);
    const entry = { document_id: id!, counterparty_id: counterpartyId };
    const sides = [
      { ...entry, account: 'receivable', kopecks: 7_00 },
      { ...entry, account: 'revenue', kopecks: -7_00 },
    ] as const;
    const add = () =>
      app.db.transaction().execute(async (tx) => {
        await tx.insertInto('ledger_entries').values(sides).execute();
        await sql`select pg_sleep(0.05)`.execute(tx);
      });
    await Promise.all([add(), add(), add()]);
    assert.deepEqual(await verifyTurnovers(app.db), []);
    assert.equal((await buyer.call(getBalance)).debtKopecks, 121_00);
  });

  test('a payment posted concurrently with the shipment of its order settles it', async () => {
    const { counterpartyId, contractId } = parties;
    const named = { contractId, orderId: orderIds[0]!, daysAgo: 5, kopecks: 100_00 } as const;
    await buildLedger(app.db, counterpartyId, [
      { contractId, kind: 'shipment', daysAgo: 9, payIn: 0, kopecks: 100_00 },
    ]);
    const post = (kind: 'shipment' | 'payment') =>
      app.db.transaction().execute(async (tx) => {
        await postToLedger(tx, {
          ...named,
          counterpartyId,
          kind,
          number: `Вместе-${kind}`,
          on: addDays(today, -named.daysAgo),
          dueOn: null,
        });
        await sql`select pg_sleep(0.05)`.execute(tx);
      });
    await Promise.all([post('shipment'), post('payment')]);
    assert.deepEqual(await verifyTurnovers(app.db), []);
    const { items } = await buyer.call(getFinanceHistory, { query: { kind: 'shipment' } });
    assert.deepEqual(
      items.map(({ state }) => state),
      ['paid', 'overdue'],
    );
  });

  test('the page of an order shows the same paid sum as the history', async () => {
    const { counterpartyId, contractId } = parties;
    const orderId = await buildNamedOrder(app.db, parties, 100_00);
    const shipment = { contractId, kind: 'shipment', payIn: 0 } as const;
    const payment = { contractId, kind: 'payment', daysAgo: 1, payIn: null } as const;
    const older = { ...shipment, daysAgo: 9, kopecks: 50_00 };
    const own = { ...shipment, daysAgo: 8, kopecks: 80_00, orderId };
    for (const [documents, paid, open] of [
      [[older, own], 0, 80_00],
      [[older, own, { ...payment, orderId, kopecks: -80_00 }], 80_00, 0],
      [[older, own, { ...payment, orderId, kopecks: -100_00 }], 100_00, 0],
      [[older, own, { ...payment, kopecks: -60_00 }], 10_00, 70_00],
      [[older, own, { ...payment, kopecks: -60_00 }, { ...payment, orderId, kopecks: -40_00 }], 50_00, 30_00],
      [[{ ...payment, orderId, kopecks: -30_00 }], 30_00, undefined],
    ] as const) {
      await buildLedger(app.db, counterpartyId, documents);
      const { items } = await buyer.call(getFinanceHistory, { query: { kind: 'shipment' } });
      const { order } = await buyer.call(getOrder, { params: { id: orderId } });
      assert.deepEqual([order.paidKopecks, items[0]?.openKopecks], [paid, open]);
    }
  });

  test('documents reassigned by hand settle their new order and contract, and no longer the old ones', async () => {
    const { counterpartyId, contractId, secondContractId } = parties;
    const [first, second] = orderIds as [number, number];
    const document = { contractId, payIn: 0, kopecks: 100_00 } as const;
    const ids = await buildLedger(app.db, counterpartyId, [
      { ...document, kind: 'shipment', daysAgo: 9, orderId: first },
      { ...document, kind: 'shipment', daysAgo: 8, orderId: second },
      { ...document, kind: 'payment', daysAgo: 7, orderId: second, kopecks: -100_00 },
      { ...document, kind: 'payment', daysAgo: 6, orderId: second, kopecks: -30_00 },
    ]);
    const openKopecksOf = async () => {
      assert.deepEqual(await verifyTurnovers(app.db), []);
      const { items } = await buyer.call(getFinanceHistory, { query: { kind: 'shipment' } });
      return items.map(({ openKopecks }) => openKopecks);
    };
    const change = (index: number, values: { order_id?: number | null; contract_id?: number }) =>
      app.db.updateTable('ledger_documents').set(values).where('id', '=', ids[index]!).execute();
    assert.deepEqual(await openKopecksOf(), [0, 70_00]);
    await change(2, { order_id: first });
    assert.deepEqual(await openKopecksOf(), [70_00, 0]);
    await change(2, { contract_id: secondContractId });
    assert.deepEqual(await openKopecksOf(), [70_00, 100_00]);
    await change(1, { order_id: null });
    assert.deepEqual(await openKopecksOf(), [100_00, 70_00]);
    await app.db.deleteFrom('ledger_documents').where('id', '=', ids[3]!).execute();
    assert.deepEqual(await openKopecksOf(), [100_00, 100_00]);
  });

  test('changes that bypass the ledger are found by the check', async () => {
    const { counterpartyId, contractId } = parties;
    const shipment = { contractId, kind: 'shipment', daysAgo: 5, payIn: 30, kopecks: 100_00 } as const;
    await buildLedger(app.db, counterpartyId, [shipment]);
    await app.db
      .updateTable('ledger_turnovers')
      .set({ debit_kopecks: 90_00 })
      .where('contract_id', '=', contractId)
      .where('debit_kopecks', '=', 100_00)
      .execute();
    const [found, ...more] = await verifyTurnovers(app.db);
    assert.ok(found?.what === 'turnover' && more.length === 0);
    assert.deepEqual([found.kept.debitKopecks, found.actual.debitKopecks], [90_00, 100_00]);

    await buildLedger(app.db, counterpartyId, []);
    await app.db.deleteFrom('ledger_turnovers').where('counterparty_id', '=', counterpartyId).execute();
    const [id] = await buildLedger(app.db, counterpartyId, [shipment]);
    await app.db
      .updateTable('ledger_documents')
      .set({ kopecks: 1 } as never)
      .where('id', '=', id!)
      .execute();
    assert.deepEqual(
      (await verifyTurnovers(app.db)).map((one) => one.what),
      ['document', 'turnover'],
    );
  });
});
