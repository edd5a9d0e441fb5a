import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getBalance, getBonusPlan } from '@shop/contracts/finances/finances';
import { saveNotificationSetting } from '@shop/contracts/support/notifications';
import fc from 'fast-check';
import { buildLedger } from '../../../../testing/builders/finances/ledger.builder.ts';
import { buildPosting } from '../../../../testing/builders/finances/posting.builder.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { addDays, todayInMoscow } from '../../../platform/calendar/days.ts';
import { isTime } from '../../../processes/jobs/finance-jobs.ts';
import { remindOfPayments } from '../reminders/remind-of-payments.ts';
import { bonusOf, forecastOf, nextStepOf } from './bonus-sums.ts';
import { closeBonusPlans } from './close-bonus-plans.ts';

const steps = [
  { fromKopecks: 300_000_00, basisPoints: 100 },
  { fromKopecks: 600_000_00, basisPoints: 150 },
  { fromKopecks: 1_000_000_00, basisPoints: 250 },
];
const today = todayInMoscow();

describe('sums of a bonus', () => {
  for (const [turnover, bonus] of [
    [0, 0],
    [299_999_99, 0],
    [300_000_00, 3_000_00],
    [599_999_99, 5_999_99],
    [600_000_00, 9_000_00],
    [1_000_000_01, 25_000_00],
    [90_000_000_000_000_99, 2_250_000_000_000_02],
  ] as const) {
    it(`a turnover of ${turnover} kopecks gives ${bonus} back`, () =>
      assert.equal(bonusOf(steps, turnover), bonus));
  }

  it('a bonus is its share rounded down to the kopeck', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 9_999 }), (turnover, basisPoints) => {
        const exact = BigInt(turnover) * BigInt(basisPoints);
        const bonus = BigInt(bonusOf([{ fromKopecks: 0, basisPoints }], turnover)) * 10_000n;
        assert.ok(bonus <= exact && exact - bonus < 10_000n);
      }),
    );
  });

  it('the forecast extrapolates, is empty in the first seven days and exact on the last', () => {
    const period = { periodFrom: '2026-10-01', periodTo: '2026-12-31' };
    assert.equal(forecastOf(period, 70_00, '2026-10-07'), null);
    assert.equal(forecastOf(period, 80_00, '2026-10-08'), 920_00);
    assert.equal(forecastOf(period, 80_00, '2026-12-31'), 80_00);
  });

  it('the next step has the missing turnover and the additional bonus', () => {
    assert.deepEqual(nextStepOf(steps, 400_000_00), {
      fromKopecks: 600_000_00,
      basisPoints: 150,
      leftKopecks: 200_000_00,
      gainKopecks: 5_000_00,
    });
    assert.equal(nextStepOf(steps, 1_000_000_00), null);
  });
});

it('reminders are sent from ten in the morning Moscow time', () => {
  assert.equal(isTime(new Date('2026-11-22T06:59:59Z')), false);
  assert.equal(isTime(new Date('2026-11-22T07:00:00Z')), true);
  assert.equal(isTime(new Date('2026-11-22T21:00:00Z')), false);
});

function onFailure(_: unknown, error: unknown): never {
  throw error;
}

describe('bonus plans and reminders of a company', () => {
  let app: TestApp;
  let buyer: TestClient;
  let own: { counterpartyId: number; contractId: number };

  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor('buyer@demo.example');
    own = await app.db
      .selectFrom('contracts')
      .innerJoin('users', 'users.current_counterparty_id', 'contracts.counterparty_id')
      .select(['contracts.id as contractId', 'contracts.counterparty_id as counterpartyId'])
      .where('users.login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
  });
  after(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('bonus_plans').execute();
    await app.db.deleteFrom('ledger_documents').execute();
    await app.db.deleteFrom('notifications').execute();
    await app.db.deleteFrom('outbox').execute();
  });

  const post = (
    kind: 'shipment' | 'payment' | 'correction',
    kopecks: number,
    on: string,
    dueOn: string | null = null,
    number?: string,
  ) =>
    buildPosting(app.db, { ...own, kind, kopecks, on, dueOn }).then(async ({ id }) => {
      if (number !== undefined)
        await app.db.updateTable('ledger_documents').set({ number }).where('id', '=', id).execute();
      return id;
    });
  const plan = (period_from: string, period_to: string) =>
    app.db
      .insertInto('bonus_plans')
      .values({
        counterparty_id: own.counterpartyId,
        period_from,
        period_to,
        target_kopecks: 600_000_00,
        steps: JSON.stringify(steps),
      })
      .execute();

  it('a company without a plan gets an empty answer', async () => {
    assert.deepEqual(await buyer.call(getBonusPlan), { plan: null, history: [] });
    const foreign = await buyer.attempt(getBonusPlan, { query: { contragent: 'К-000900' } });
    assert.equal(foreign.httpStatus, 404);
    const clerk = await app.clientFor('clerk@demo.example');
    assert.equal((await clerk.attempt(getBonusPlan)).httpStatus, 403);
  });

  it('a current plan counts shipments of its period less corrections, and no payments', async () => {
    await plan(addDays(today, -9), addDays(today, 10));
    await post('shipment', 1_000_00, addDays(today, -10));
    await post('shipment', 410_000_00, addDays(today, -9));
    await post('correction', -10_000_00, today);
    await post('payment', 300_000_00, today);
    const { plan: running, history } = await buyer.call(getBonusPlan);
    assert.deepEqual(
      [
        running?.reachedKopecks,
        running?.bonusKopecks,
        running?.forecastKopecks,
        running?.forecastBonusKopecks,
      ],
      [400_000_00, 4_000_00, 800_000_00, 12_000_00],
    );
    assert.deepEqual([running?.next?.leftKopecks, running?.next?.gainKopecks], [200_000_00, 5_000_00]);
    assert.deepEqual([running?.targetKopecks, running?.steps, history], [600_000_00, steps, []]);
  });

  it('a finished plan is paid once, dated today, and reduces the debt', async () => {
    await plan('2026-07-01', '2026-09-30');
    await plan('2026-04-01', '2026-06-30');
    await post('shipment', 333_333_33, '2026-08-01');
    await post('shipment', 10_000_00, '2026-05-01');
    const before = (await buyer.call(getBonusPlan)).history;
    assert.deepEqual(
      before.map(({ bonusKopecks, documentNumber }) => [bonusKopecks, documentNumber]),
      [
        [3_333_33, null],
        [0, null],
      ],
    );
    const runs = await Promise.all([
      closeBonusPlans(app.db, { onFailure }),
      closeBonusPlans(app.db, { onFailure }),
    ]);
    const [paid, ...others] = runs.flat();
    assert.deepEqual([paid?.kopecks, paid?.counterparty, others], [3_333_33, 'ООО «Ромашка»', []]);
    assert.deepEqual(await closeBonusPlans(app.db, { onFailure }), []);
    const [latest] = (await buyer.call(getBonusPlan)).history;
    assert.match(latest?.documentNumber ?? '', /^БН-\d{4}-\d{5}$/);
    const balance = await buyer.call(getBalance);
    assert.equal(balance.debtKopecks, 343_333_33 - 3_333_33);
    const [bonus] = balance.documents.filter(({ kind }) => kind === 'bonus');
    assert.deepEqual([bonus?.number, bonus?.on, bonus?.kopecks], [latest?.documentNumber, today, -3_333_33]);
    // A late correction does not change a paid bonus.
    await post('correction', -100_000_00, '2026-09-30');
    const [after] = (await buyer.call(getBonusPlan)).history;
    assert.deepEqual([after?.reachedKopecks, after?.bonusKopecks], [233_333_33, 3_333_33]);
  });

  it('pays out the other plans when one fails, and says which', async () => {
    await plan('2026-01-01', '2026-03-31');
    await plan('2026-04-01', '2026-06-30');
    await post('shipment', 400_000_00, '2026-02-01');
    await post('shipment', 400_000_00, '2026-05-01');
    const ids = (await app.db.selectFrom('bonus_plans').select('id').orderBy('period_from').execute()).map(
      ({ id }) => id,
    );
    await app.db
      .updateTable('bonus_plans')
      .set({ steps: JSON.stringify('broken') })
      .where('id', '=', ids[0]!)
      .execute();
    const failed: number[] = [];
    const paid = await closeBonusPlans(app.db, { onFailure: (id) => failed.push(id) });
    assert.deepEqual([paid.map(({ periodFrom }) => periodFrom), failed], [['2026-04-01'], [ids[0]]]);
  });

  const emails = () =>
    app.db.selectFrom('outbox').select(['recipient', 'subject', 'body']).orderBy('id').execute();
  const notices = () => app.db.selectFrom('notifications').select(['title', 'link']).orderBy('id').execute();
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

  it('reminds three days ahead of all unpaid documents of a day in one email, once', async () => {
    const due = addDays(today, 3);
    await post('shipment', 50_00, addDays(today, -40), due, 'ОТ-1');
    await post('shipment', 100_00, addDays(today, -30), due, 'ОТ-2');
    await post('shipment', 200_00, addDays(today, -29), due, 'ОТ-3');
    await post('shipment', 400_00, addDays(today, -28), addDays(today, 4), 'ОТ-4');
    await post('payment', 60_00, addDays(today, -1));
    const runs = await Promise.all([
      remindOfPayments(app.db, { onFailure }),
      remindOfPayments(app.db, { onFailure }),
    ]);
    assert.deepEqual(
      runs
        .flat()
        .map(({ login, kind, dueOn, documents, openKopecks }) => [
          login,
          kind,
          dueOn,
          documents,
          openKopecks,
        ]),
      [['buyer@demo.example', 'ahead', due, 2, 290_00]],
    );
    const [letter, ...more] = await emails();
    assert.deepEqual([letter?.recipient, more], ['buyer@demo.example', []]);
    assert.match(plain(letter!.subject), /^Оплатите до \d\d\.\d\d\.\d{4}: 290,00 ₽$/);
    assert.match(
      plain(letter!.body),
      /ОТ-2 от .*: 90,00 ₽.*ОТ-3 от .*: 200,00 ₽.*Всего к оплате: 290,00 ₽ \(2 документа\)/,
    );
    assert.doesNotMatch(letter!.body, /ОТ-1|ОТ-4/);
    const [notice] = await notices();
    assert.equal(notice?.title, letter!.subject);
    assert.match(notice?.link ?? '', /^\/finances\/schedule\/\?contragent=/);
    assert.deepEqual(await remindOfPayments(app.db, { onFailure }), []);
    // The document due a day later is in the reminder of the next day.
    const [next] = await remindOfPayments(app.db, { today: addDays(today, 1), onFailure });
    assert.deepEqual([next?.dueOn, next?.documents], [addDays(today, 4), 1]);
  });

  it('reminds again on the first overdue day, and then no more', async () => {
    const due = addDays(today, 2);
    await post('shipment', 100_00, addDays(today, -1), due);
    const kinds = [];
    for (let day = 0; day <= 6; day += 1)
      kinds.push(
        (await remindOfPayments(app.db, { today: addDays(today, day), onFailure })).map(({ kind }) => kind),
      );
    assert.deepEqual(kinds, [['ahead'], [], [], ['overdue'], [], [], []]);
    const [, overdue] = await emails();
    assert.match(plain(overdue!.subject), /^Просрочена оплата: 100,00 ₽, срок был/);
  });

  it('reminds only in the shop a user who turned the emails off', async () => {
    const body = { kind: 'finances', inShop: true, byMail: false } as const;
    await buyer.call(saveNotificationSetting, { body });
    await post('shipment', 100_00, today, addDays(today, 3));
    assert.equal((await remindOfPayments(app.db, { onFailure })).length, 1);
    assert.deepEqual([(await emails()).length, (await notices()).length], [0, 1]);
    await app.db.deleteFrom('notification_settings').execute();
  });

  it('a day with very many documents does not displace other days', async () => {
    const shipment = { contractId: own.contractId, kind: 'shipment', kopecks: 1_00 } as const;
    const many = Array.from({ length: 1_001 }, () => ({ ...shipment, daysAgo: 10, payIn: 8 }));
    await buildLedger(app.db, own.counterpartyId, [...many, { ...shipment, daysAgo: 1, payIn: 3 }]);
    assert.deepEqual(
      (await remindOfPayments(app.db, { onFailure })).map(({ kind, documents }) => [kind, documents]),
      [
        ['overdue', 1_000],
        ['ahead', 1],
      ],
    );
  });

  it('reminds all users with the right, and nobody of a closed company', async () => {
    await post('shipment', 100_00, today, addDays(today, 3));
    const clerk = app.db
      .updateTable('counterparty_users')
      .where('counterparty_id', '=', own.counterpartyId)
      .where('user_id', '=', (user) =>
        user.selectFrom('users').select('id').where('login', '=', 'clerk@demo.example'),
      );
    await clerk.set({ rights: ['prices', 'finances'] }).execute();
    const closed = (closed_at: Date | null) =>
      app.db.updateTable('counterparties').set({ closed_at }).where('id', '=', own.counterpartyId).execute();
    await closed(new Date());
    assert.deepEqual(await remindOfPayments(app.db, { onFailure }), []);
    await closed(null);
    assert.deepEqual(
      (await remindOfPayments(app.db, { onFailure })).map(({ login }) => login),
      ['buyer@demo.example', 'clerk@demo.example'],
    );
    await clerk.set({ rights: ['prices', 'appeals'] }).execute();
  });
});
