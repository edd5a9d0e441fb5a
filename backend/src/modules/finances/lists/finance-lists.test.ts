import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { read, utils } from '@e965/xlsx';
import {
  exportFinances,
  getFinanceHistory,
  getPaymentSchedule,
  getTurnover,
} from '@shop/contracts/finances/finances';
import type { Call } from '@shop/contracts/platform/call';
import { formatDay } from '@shop/domain/format/date';
import { buildLedger, findLedgerParties } from '../../../../testing/builders/finances/ledger.builder.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { addDays, todayInMoscow } from '../../../platform/calendar/days.ts';

describe('the lists of finances', () => {
  let app: TestApp;
  let buyer: TestClient;
  let parties: Awaited<ReturnType<typeof findLedgerParties>>;
  const today = todayInMoscow();
  const ago = (days: number) => addDays(today, -days);

  before(async () => {
    app = await startTestApp();
    parties = await findLedgerParties(app.db);
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());
  beforeEach(() => {
    const { counterpartyId, contractId, secondContractId } = parties;
    return buildLedger(app.db, counterpartyId, [
      { contractId, kind: 'shipment', daysAgo: 60, payIn: 30, kopecks: 100_00 },
      { contractId, kind: 'shipment', daysAgo: 50, payIn: 30, kopecks: 200_00 },
      { contractId, kind: 'payment', daysAgo: 45, payIn: null, kopecks: -150_50 },
      { contractId, kind: 'shipment', daysAgo: 10, payIn: 30, kopecks: 300_00 },
      { contractId: secondContractId, kind: 'payment', daysAgo: 8, payIn: null, kopecks: -70_00 },
      { contractId, kind: 'correction', daysAgo: 1, payIn: null, kopecks: -20_00 },
    ]);
  });

  test('the history has the payment state of each document, and totals of the filter (§7.112)', async () => {
    const { items, totals } = await buyer.call(getFinanceHistory);
    assert.deepEqual(
      items.map(({ kind, kopecks, openKopecks, state }) => [kind, kopecks, openKopecks, state]),
      [
        ['correction', -20_00, 0, 'none'],
        ['payment', -70_00, 0, 'none'],
        ['shipment', 300_00, 300_00, 'unpaid'],
        ['payment', -150_50, 0, 'none'],
        ['shipment', 200_00, 129_50, 'overdue'],
        ['shipment', 100_00, 0, 'paid'],
      ],
    );
    assert.deepEqual(totals, { debitKopecks: 600_00, creditKopecks: 240_50, openKopecks: 429_50 });
    const some = await buyer.call(getFinanceHistory, {
      query: { kind: 'shipment', dateFrom: ago(50), dateTo: ago(10), contract: parties.contractId },
    });
    assert.deepEqual(
      some.items.map(({ kopecks }) => kopecks),
      [300_00, 200_00],
    );
    assert.deepEqual(some.totals, { debitKopecks: 500_00, creditKopecks: 0, openKopecks: 429_50 });
    const past = await buyer.call(getFinanceHistory, { query: { page: 99, pageSize: 4 } });
    assert.deepEqual([past.pageNavigation.pageNumber, past.items.length], [2, 2]);
  });

  test('the schedule begins with overdue documents, and can be limited to a day (§7.113)', async () => {
    const schedule = await buyer.call(getPaymentSchedule);
    assert.deepEqual(
      schedule.items.map(({ dueOn, openKopecks, overdueDays }) => [dueOn, openKopecks, overdueDays]),
      [
        [ago(20), 129_50, 20],
        [ago(-20), 300_00, 0],
      ],
    );
    assert.deepEqual(schedule.totals, { openKopecks: 429_50, overdueKopecks: 129_50 });
    assert.deepEqual(schedule.days, [
      { on: ago(20), kopecks: 129_50, count: 1, isOverdue: true },
      { on: ago(-20), kopecks: 300_00, count: 1, isOverdue: false },
    ]);
    const day = await buyer.call(getPaymentSchedule, { query: { dueOn: ago(-20) } });
    assert.deepEqual([day.items.length, day.pageNavigation.recordCount, day.days.length], [1, 1, 2]);
    const other = await buyer.call(getPaymentSchedule, { query: { contract: parties.secondContractId } });
    assert.deepEqual([other.items, other.totals.openKopecks], [[], 0]);
  });

  for (const [days, step, count] of [
    [1, 'day', 1],
    [31, 'day', 31],
    [32, 'week', 5],
    [182, 'week', 26],
    [183, 'month', 6],
    [3650, 'month', 120],
  ] as const) {
    test(`${days} days are charted by ${step}, without a gap`, async () => {
      const query = { dateFrom: ago(days - 1), dateTo: today };
      const { points, from, to, step: chosen } = await buyer.call(getTurnover, { query });
      assert.deepEqual([from, to, chosen], [query.dateFrom, today, step]);
      assert.ok(points.length >= count && points.length <= count + 1 && points.length <= 120);
      assert.deepEqual([points[0]?.from, points.at(-1)?.to], [from, to]);
      for (const [index, point] of points.entries())
        if (index > 0) assert.equal(point.from, addDays(points[index - 1]!.to, 1));
    });
  }

  test('without a period the charts show twelve months', async () => {
    const { points, step, to } = await buyer.call(getTurnover, { query: { contract: parties.contractId } });
    assert.deepEqual([points.length, step, to], [12, 'month', today]);
    assert.equal(points.at(-1)?.debtKopecks, 429_50);
  });

  const tenYears = `${Number(today.slice(0, 4)) - 10}${today.slice(4)}`.replace('02-29', '02-28');
  for (const [what, period, field, message] of [
    ['reversed', { dateFrom: ago(3), dateTo: ago(4) }, 'filterDateFrom', 'Начало периода позже его конца'],
    [
      'that begins tomorrow',
      { dateFrom: ago(-1) },
      'filterDateFrom',
      'Начало периода не может быть позже сегодняшнего дня',
    ],
    [
      'that ends tomorrow',
      { dateFrom: ago(1), dateTo: ago(-1) },
      'filterDateTo',
      'Конец периода не может быть позже сегодняшнего дня',
    ],
    [
      'of more than ten years',
      { dateFrom: addDays(tenYears, -1), dateTo: today },
      'filterDateFrom',
      'Период не может быть длиннее десяти лет',
    ],
    ['from 30 February', { dateFrom: '2026-02-30' }, 'filterDateFrom', 'Некорректная дата'],
  ] as const) {
    test(`a period ${what} is refused at its field`, async () => {
      const attempts = [
        await buyer.attempt(getTurnover, { query: period }),
        await buyer.attempt(getFinanceHistory, { query: period }),
        await buyer.attempt(exportFinances, { body: { section: 'history', ...period } }),
      ];
      for (const { httpStatus, error } of attempts)
        assert.deepEqual([httpStatus, error?.field, error?.message], [400, field, message]);
    });
  }

  test('exactly ten years are accepted', async () => {
    await buyer.call(getTurnover, { query: { dateFrom: tenYears, dateTo: today } });
  });

  test('another’s contract or company is answered like an unknown one', async () => {
    const { foreign } = parties;
    const calls: readonly [Call, object][] = [
      [getTurnover, {}],
      [getFinanceHistory, {}],
      [getPaymentSchedule, {}],
      [exportFinances, { section: 'history' }],
    ];
    for (const [call, rest] of calls) {
      const answer = async (asked: object) => {
        const input = { ...rest, ...asked };
        return buyer.attempt(call, call.method === 'GET' ? { query: input } : { body: input });
      };
      const [theirs, nobodys] = [await answer({ contract: foreign.id }), await answer({ contract: 999_999 })];
      assert.deepEqual([theirs.httpStatus, theirs.error], [404, nobodys.error]);
      const [code, unknown] = [
        await answer({ contragent: foreign.code }),
        await answer({ contragent: 'К-000999' }),
      ];
      assert.deepEqual([code.httpStatus, code.error], [404, unknown.error]);
    }
  });

  const sheet = async (body: object) => {
    const { url } = await buyer.call(exportFinances, { body: body as { section: 'history' } });
    const { rawPayload, headers } = await buyer.send({ method: 'GET', url });
    const book = read(rawPayload);
    const first = book.Sheets[book.SheetNames[0]!]!;
    const cells = Object.values(first).filter((cell) => typeof cell === 'object');
    assert.ok(cells.every((cell) => !('f' in cell)));
    return {
      name: decodeURIComponent(String(headers['content-disposition'])),
      rows: utils.sheet_to_json<unknown[]>(first, { header: 1, raw: true, defval: null }),
    };
  };

  test('the history as a file has numeric sums, and no formulas', async () => {
    await app.db
      .updateTable('ledger_documents')
      .set({ number: '=HYPERLINK("http://x")' })
      .where('counterparty_id', '=', parties.counterpartyId)
      .where('kind', '=', 'correction')
      .execute();
    const { rows, name } = await sheet({ section: 'history', contract: parties.contractId });
    assert.ok(name.includes(`История платежей ${today}.xlsx`), name);
    const [title, totals, header, ...documents] = rows;
    assert.equal(title?.[0], 'История платежей: ООО «Ромашка»');
    assert.deepEqual(totals?.slice(0, 9), ['Итого', null, null, null, null, 600, 170.5, null, 429.5]);
    assert.deepEqual(header?.slice(5, 7), ['Начислено, ₽', 'Зачтено, ₽']);
    assert.equal(documents[0]?.[2], '=HYPERLINK("http://x")');
    const column = (index: number) => documents.reduce((sum, row) => sum + Number(row[index] ?? 0), 0);
    assert.deepEqual([column(5), column(6), column(8)], [600, 170.5, 429.5]);
    assert.deepEqual(documents.at(-1)?.slice(0, 2), [formatDay(ago(60)), 'Отгрузка']);
    assert.equal(documents.at(-2)?.[9], 'Просрочен');
  });

  test('schedule, balance, charts and bonus plan are exported with the sums of their tabs', async () => {
    const schedule = await sheet({ section: 'schedule' });
    assert.deepEqual([schedule.rows[1]?.[8], schedule.rows.length], [429.5, 3 + 2]);
    const day = await sheet({ section: 'schedule', dueOn: ago(-20) });
    assert.deepEqual([day.rows[1]?.[8], day.rows.length], [300, 3 + 1]);
    assert.ok(String(day.rows[0]?.[0]).endsWith(`, к оплате ${formatDay(ago(-20))}`));
    const balance = await sheet({ section: 'balance' });
    const of = (title: string) => balance.rows[1]?.[balance.rows[2]!.indexOf(title)];
    assert.deepEqual([of('Задолженность, ₽'), of('Просрочено, ₽'), of('Аванс, ₽')], [429.5, 129.5, 70]);
    assert.deepEqual(
      ['0–7 дней', '8–30 дней', '31–60 дней', 'более 60 дней'].map((age) => of(`Просрочено ${age}, ₽`)),
      [0, 129.5, 0, 0],
    );
    const { contract, dateFrom, dateTo } = { contract: parties.contractId, dateFrom: ago(50), dateTo: today };
    const plots = await sheet({ section: 'turnover', contract, dateFrom, dateTo });
    assert.deepEqual(plots.rows[1]?.slice(2, 4), [500, 170.5]);
    assert.deepEqual([plots.rows[3]?.[4], plots.rows.at(-1)?.[4]], [100, 429.5]);
    const bonus = await sheet({ section: 'bonus' });
    assert.equal(bonus.rows[2]?.[3], 'Отгружено, ₽');
  });

  test('a file is not produced after the right was revoked', async () => {
    const membership = app.db
      .updateTable('counterparty_users')
      .where('counterparty_id', '=', parties.counterpartyId)
      .where('user_id', '=', (db) =>
        db.selectFrom('users').select('id').where('login', '=', 'buyer@demo.example'),
      );
    const { url } = await buyer.call(exportFinances, { body: { section: 'history' } });
    await membership.set({ is_admin: false, rights: ['prices'] }).execute();
    const file = await buyer.send({ method: 'GET', url });
    const page = await buyer.attempt(getFinanceHistory);
    await membership.set({ is_admin: true }).execute();
    assert.deepEqual([file.statusCode, page.httpStatus], [404, 403]);
  });
});
