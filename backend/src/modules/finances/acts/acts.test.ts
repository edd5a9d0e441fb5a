import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, before, beforeEach, describe, it } from 'node:test';
import { read, utils } from '@e965/xlsx';
import { getActs, openAct, requestAct } from '@shop/contracts/finances/reconciliation-acts';
import fc from 'fast-check';
import { buildPosting } from '../../../../testing/builders/finances/posting.builder.ts';
import { pdfText } from '../../../../testing/pdf-text.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { addDays, todayInMoscow } from '../../../platform/calendar/days.ts';
import { formatSum } from '../../../platform/pdf/format.ts';
import { demoSeller } from '../../../processes/demo/orders/demo-seller.ts';
import { readAct } from './acts.repository.ts';
import { ActPreparer } from './acts-preparer.ts';
import { writeActWorkbook } from './acts-xlsx.ts';

const today = todayInMoscow();
const period = { periodFrom: '2026-07-01', periodTo: '2026-09-30' };
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('acts of reconciliation', () => {
  let app: TestApp;
  let buyer: TestClient;
  let stranger: TestClient;
  let own: { counterpartyId: number; contractId: number };

  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor('buyer@demo.example');
    stranger = await app.clientFor('stranger@demo.example');
    await app.db
      .insertInto('settings')
      .values({ name: 'seller', value: JSON.stringify(demoSeller) })
      .execute();
    own = await app.db
      .selectFrom('contracts')
      .innerJoin('users', 'users.current_counterparty_id', 'contracts.counterparty_id')
      .select(['contracts.id as contractId', 'contracts.counterparty_id as counterpartyId'])
      .where('users.login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('contracts')
      .values({ counterparty_id: own.counterpartyId, number: '17', signed_on: '2024-03-11' })
      .execute();
  });
  after(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('acts').execute();
    await app.db.deleteFrom('ledger_documents').execute();
  });

  const post = (
    kind: 'shipment' | 'payment' | 'correction',
    kopecks: number,
    on: string,
    more: object = {},
  ) => buildPosting(app.db, { ...own, kind, kopecks, on, dueOn: null, ...more });
  const download = async (id: number | string, format: 'pdf' | 'xlsx') => {
    const { url } = await buyer.call(openAct, { params: { id: Number(id) }, body: { format } });
    const { rawPayload, headers } = await app.app.inject({ url });
    return { bytes: rawPayload, disposition: String(headers['content-disposition']) };
  };

  it('has the opening balance, every document, turnovers and the closing balance, as PDF and XLSX (§7.117)', async () => {
    await post('shipment', 100_000_00, '2026-05-10');
    await post('shipment', 50_000_45, '2026-07-01');
    await post('payment', 20_000_00, '2026-08-15');
    await post('correction', -414_00, '2026-09-30');
    await post('shipment', 9_000_00, '2026-10-01');
    const act = await buyer.call(requestAct, { body: period });
    assert.deepEqual(
      [act.state, act.openingKopecks, act.closingKopecks, act.contractNumber, act.counterpartyName],
      ['ready', 100_000_00, 129_586_45, null, 'ООО «Ромашка»'],
    );
    assert.match(act.number, /^АС-\d{4}-\d{5}$/);
    assert.equal(act.requestedByName, 'Ирина Соколова');
    const { bytes, disposition } = await download(Number(act.id), 'pdf');
    assert.match(decodeURIComponent(disposition), new RegExp(`inline;.*Акт сверки ${act.number}\\.pdf`));
    const text = await pdfText(bytes);
    for (const expected of [
      `Акт сверки взаимных расчётов № ${act.number}`,
      'за период с 01.07.2026 по 30.09.2026',
      'по всем договорам',
      `По данным ${demoSeller.name}, руб.`,
      'По данным ООО «Ромашка», руб.',
      'Сальдо начальное 100 000,00',
      '01.07.2026 Отгрузка № Т-',
      '50 000,45',
      '15.08.2026 Оплата № Т-',
      '30.09.2026 Корректировка № Т-',
      'Обороты за период 50 000,45 20 414,00',
      'Сальдо конечное 129 586,45',
      `На 30.09.2026 задолженность в пользу ${demoSeller.name} 129 586,45 руб. (Сто двадцать девять тысяч пятьсот восемьдесят шесть рублей 45 копеек).`,
      `Руководитель / ${demoSeller.director} /`,
    ])
      assert.ok(text.includes(plain(expected)), `«${expected}» is not in: ${text}`);
    const book = read((await download(Number(act.id), 'xlsx')).bytes);
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
    assert.equal(rows[0]![0], `Акт сверки взаимных расчётов № ${act.number}`);
    const sums = rows.slice(6, 12).map(([on, , debit, credit]) => [on || '', debit ?? null, credit ?? null]);
    assert.deepEqual(sums, [
      ['', 100000, null],
      ['01.07.2026', 50000.45, null],
      ['15.08.2026', null, 20000],
      ['30.09.2026', null, 414],
      ['', 50000.45, 20414],
      ['', 129586.45, null],
    ]);
  });

  it('never changes, whatever is posted into its period later', async () => {
    await post('shipment', 100_00, '2026-08-01');
    const act = await buyer.call(requestAct, { body: period });
    await post('shipment', 900_00, '2026-08-02');
    assert.match(await pdfText((await download(Number(act.id), 'pdf')).bytes), /Сальдо конечное 100,00/);
    await app.db
      .updateTable('acts')
      .set({ requested_at: new Date(Date.now() - 61_000) })
      .execute();
    const later = await buyer.call(requestAct, { body: period });
    assert.deepEqual([later.closingKopecks, later.id === act.id], [1000_00, false]);
    const { items, pageNavigation } = await buyer.call(getActs);
    assert.deepEqual(
      [items.map(({ closingKopecks }) => closingKopecks), pageNavigation.recordCount],
      [[1000_00, 100_00], 2],
    );
  });

  it('is the same for repeated requests, also concurrent ones', async () => {
    const acts = await Promise.all([1, 2, 3].map(() => buyer.call(requestAct, { body: period })));
    assert.equal(new Set(acts.map(({ number }) => number)).size, 1);
    const other = await buyer.call(requestAct, { body: { ...period, periodTo: '2026-09-29' } });
    assert.notEqual(other.number, acts[0]!.number);
    const [first, second] = [acts[0]!.number, other.number].map((number) => Number(number.slice(-5)));
    assert.equal(second, first! + 1);
  });

  it('is rate-limited per user and hour', async () => {
    const request = (day: number) => ({ body: { ...period, periodTo: addDays('2026-09-01', day) } });
    const { id: requested_by } = await app.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    const columns = { counterparty_id: own.counterpartyId, requested_by, period_from: '2020-01-01' };
    const write = (count: number, more: object) =>
      app.db
        .insertInto('acts')
        .values(
          Array.from({ length: count }, (_, index) => {
            return {
              ...columns,
              number: `АС-2020-${index}`,
              period_to: addDays('2020-01-02', index),
              ...more,
            };
          }),
        )
        .execute();
    await write(99, { state: 'failed' });
    const attempts = await Promise.all([1, 2, 3].map((day) => buyer.attempt(requestAct, request(day))));
    assert.deepEqual(attempts.map(({ httpStatus }) => httpStatus).sort(), [200, 429, 429]);
    const refused = attempts.find(({ httpStatus }) => httpStatus === 429);
    assert.match(refused?.error?.message ?? '', /слишком много актов. Повторите через/);
    assert.ok(Number(refused?.headers['retry-after']) > 3500);

    await app.db
      .updateTable('acts')
      .set({ requested_at: new Date(Date.now() - 3_601_000) })
      .execute();
    assert.equal((await buyer.attempt(requestAct, request(4))).httpStatus, 200);

    await app.db.deleteFrom('acts').execute();
    await write(3, { state: 'preparing', busy_until: new Date(Date.now() + 3_600_000) });
    const busy = await buyer.attempt(requestAct, request(5));
    assert.deepEqual([busy.httpStatus, /ещё готовятся/.test(busy.error?.message ?? '')], [429, true]);
  });

  it('covers a single contract on request', async () => {
    const { id } = await app.db
      .selectFrom('contracts')
      .select('id')
      .where('number', '=', '17')
      .executeTakeFirstOrThrow();
    await post('shipment', 100_00, '2026-08-01');
    await post('payment', 30_00, '2026-08-02', { contractId: id });
    await post('payment', 1_00, '2026-08-03', { contractId: null });
    const closing = async (contractorNumber: string) => {
      const act = await buyer.call(requestAct, { body: { ...period, contractorNumber } });
      return [act.contractNumber, act.closingKopecks];
    };
    assert.deepEqual(await closing('17'), ['17', -30_00]);
    assert.deepEqual(await closing(''), [null, 69_00]);
    const [act] = (await buyer.call(getActs)).items.filter(({ contractNumber }) => contractNumber === '17');
    const text = await pdfText((await download(Number(act!.id), 'pdf')).bytes);
    assert.match(text, /по договору № 17 от 11\.03\.2024/);
    assert.match(text, /задолженность в пользу ООО «Ромашка» 30,00 руб\. \(Тридцать рублей 00 копеек\)/);
  });

  it('without documents says that nobody owes anything', async () => {
    const act = await buyer.call(requestAct, { body: period });
    assert.equal(act.closingKopecks, 0);
    const text = await pdfText((await download(Number(act.id), 'pdf')).bytes);
    assert.match(text, /На 30\.09\.2026 задолженность отсутствует/);
  });

  for (const [what, body, field, message] of [
    ['reversed', { periodFrom: '2026-09-30', periodTo: '2026-07-01' }, 'periodFrom', /позже/],
    ['in the future', { periodFrom: today, periodTo: addDays(today, 1) }, 'periodTo', /сегодняшнего/],
    ['of more than ten years', { periodFrom: '2016-09-29', periodTo: '2026-09-30' }, 'periodFrom', /десяти/],
    ['with 30 February', { periodFrom: '2026-02-30', periodTo: '2026-03-01' }, 'periodFrom', /Некорр/],
    ['that is no day', { periodFrom: '2026-07-01', periodTo: 'вчера' }, 'periodTo', /./],
  ] as const) {
    it(`a period ${what} is refused at its field`, async () => {
      const { httpStatus, error } = await buyer.attempt(requestAct, { body });
      assert.deepEqual([httpStatus, error?.field], [400, field]);
      assert.match(error?.message ?? '', message);
      assert.equal((await buyer.call(getActs)).items.length, 0);
    });
  }

  it('another company’s act, contract and code do not exist, nor do own ones without the right', async () => {
    const act = await buyer.call(requestAct, { body: period });
    const open = { params: { id: act.id }, body: { format: 'pdf' } };
    const foreign = await stranger.attempt(openAct, open);
    const unknown = await stranger.attempt(openAct, { ...open, params: { id: 999_999 } });
    assert.deepEqual([foreign.httpStatus, foreign.error?.message], [404, unknown.error?.message]);
    assert.deepEqual((await stranger.call(getActs)).items, []);
    const contract = await stranger.attempt(requestAct, { body: { ...period, contractorNumber: '17' } });
    assert.deepEqual([contract.httpStatus, contract.error?.field], [404, 'contractorNumber']);
    const code = await stranger.attempt(requestAct, { body: { ...period, contragent: 'К-000101' } });
    assert.equal(code.httpStatus, 404);
    const clerk = await app.clientFor('clerk@demo.example');
    assert.equal((await clerk.attempt(openAct, open)).httpStatus, 404);
    assert.equal((await clerk.attempt(getActs)).httpStatus, 403);
    assert.equal((await clerk.attempt(requestAct, { body: period })).httpStatus, 403);
    assert.equal((await app.visitor.attempt(getActs)).httpStatus, 401);
    const { url } = await buyer.call(openAct, { params: { id: act.id }, body: { format: 'pdf' } });
    const admin = (is_admin: boolean) =>
      app.db
        .updateTable('counterparty_users')
        .set({ is_admin })
        .where('counterparty_id', '=', own.counterpartyId)
        .where('user_id', '=', (users) =>
          users.selectFrom('users').select('id').where('login', '=', 'buyer@demo.example'),
        )
        .execute();
    await admin(false);
    assert.equal((await app.app.inject({ url })).statusCode, 404);
    await admin(true);
  });

  describe('of thousands of documents', () => {
    const count = 2_500;
    beforeEach(async () => {
      const documents = await app.db
        .insertInto('ledger_documents')
        .values(
          Array.from({ length: count }, (_, index) => ({
            counterparty_id: own.counterpartyId,
            contract_id: own.contractId,
            kind: 'shipment' as const,
            number: `Д-${index}`,
            dated_on: '2026-08-05',
          })),
        )
        .returning('id')
        .execute();
      await app.db
        .insertInto('ledger_entries')
        .values(
          documents.flatMap(({ id }) => {
            const common = { document_id: id, counterparty_id: own.counterpartyId };
            return [
              { ...common, account: 'receivable' as const, kopecks: 101 },
              { ...common, account: 'revenue' as const, kopecks: -101 },
            ];
          }),
        )
        .execute();
    });

    /** The next act whose state changes, from the event stream of the company. */
    const nextChange = (userId: number) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const leave = app.services.events.subscribe({
        actor: { userId, sessionId: 0, counterpartyId: own.counterpartyId, closure: null } as never,
        send: (event) => event === 'act.changed' && resolve(),
        end: () => {},
      });
      return promise.finally(leave);
    };
    const only = async () => (await buyer.call(getActs)).items[0]!;

    it('are prepared in the background, and the requester is notified', async () => {
      const changed = nextChange(0);
      const act = await buyer.call(requestAct, { body: period });
      assert.equal(act.state, 'preparing');
      const early = await buyer.attempt(openAct, { params: { id: act.id }, body: { format: 'pdf' } });
      if (early.httpStatus !== 200)
        assert.deepEqual([early.error?.code, early.error?.message.includes('готовится')], ['conflict', true]);
      await changed;
      const ready = await only();
      assert.deepEqual([ready.state, ready.number, ready.closingKopecks], ['ready', act.number, count * 101]);
      assert.match(await pdfText((await download(Number(act.id), 'pdf')).bytes), /Сальдо конечное 2 525,00/);
      const notice = await app.db
        .selectFrom('notifications')
        .select('title')
        .orderBy('id', 'desc')
        .executeTakeFirst();
      assert.equal(notice?.title, `Акт сверки ${act.number} готов`);
    });

    it('outlive the process that prepares them', async () => {
      const { id: user } = await app.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
      await app.db
        .insertInto('acts')
        .values({
          number: 'АС-2026-99999',
          counterparty_id: own.counterpartyId,
          period_from: period.periodFrom,
          period_to: period.periodTo,
          requested_by: user,
          busy_until: new Date(Date.now() - 1000),
        })
        .execute();
      const changed = nextChange(0);
      const maker = await ActPreparer.start({ ...app.services, onClose: () => {} }, async () =>
        Buffer.from('%PDF'),
      );
      await changed;
      await maker.stop();
      assert.deepEqual([(await only()).state, (await only()).closingKopecks], ['ready', count * 101]);
    });

    it('that failed can be requested again, with the same number', async () => {
      const { id: user } = await app.db
        .selectFrom('users')
        .select('id')
        .where('login', '=', 'buyer@demo.example')
        .executeTakeFirstOrThrow();
      await app.db
        .insertInto('acts')
        .values({
          number: 'АС-2026-99998',
          counterparty_id: own.counterpartyId,
          period_from: period.periodFrom,
          period_to: period.periodTo,
          requested_by: user,
          state: 'failed',
        })
        .execute();
      const { id } = await only();
      const failed = await buyer.attempt(openAct, { params: { id }, body: { format: 'xlsx' } });
      assert.deepEqual([failed.httpStatus, failed.error?.code], [409, 'conflict']);
      const changed = nextChange(0);
      const again = await buyer.call(requestAct, { body: period });
      assert.deepEqual([again.number, again.state], ['АС-2026-99998', 'preparing']);
      await changed;
      assert.equal((await only()).state, 'ready');
    });
  });

  it('for any documents: closing = opening + debits − credits in the answer, the PDF and the XLSX', async () => {
    const kopecks = fc.integer({ min: 1, max: 100_000_000_00 });
    const document = fc.record({
      kind: fc.constantFrom('shipment', 'payment', 'correction' as const),
      kopecks: fc.tuple(kopecks, fc.boolean()),
      on: fc.constantFrom('2026-06-30', '2026-07-01', '2026-08-11', '2026-09-30', '2026-10-01'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(document, { maxLength: 25 }), async (documents) => {
        await app.db.deleteFrom('acts').execute();
        await app.db.deleteFrom('ledger_documents').execute();
        let [opening, debit, credit] = [0, 0, 0];
        for (const {
          kind,
          kopecks: [size, isLess],
          on,
        } of documents) {
          const sum = kind === 'correction' && isLess ? -size : size;
          await post(kind, sum, on);
          const effect = kind === 'payment' ? -sum : sum;
          if (on < period.periodFrom) opening += effect;
          else if (on <= period.periodTo && effect > 0) debit += effect;
          else if (on <= period.periodTo) credit -= effect;
        }
        const closing = opening + debit - credit;
        const act = await buyer.call(requestAct, { body: period });
        assert.deepEqual([act.openingKopecks, act.closingKopecks], [opening, closing]);
        const text = await pdfText((await download(Number(act.id), 'pdf')).bytes);
        const shown = (title: string, sum: number) => plain(`${title} ${formatSum(Math.abs(sum))}`);
        for (const expected of [
          shown('Сальдо начальное', opening),
          `${shown('Обороты за период', debit)} ${plain(formatSum(credit))}`,
          shown('Сальдо конечное', closing),
        ])
          assert.ok(text.includes(expected), `«${expected}» is not in: ${text}`);
        const { content } = await readAct(app.db, Number(act.id));
        const book = read(await buffer(writeActWorkbook({ number: act.number, content })));
        const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
        const row = (title: string) => rows.find((cells) => cells[1] === title)!;
        const net = (title: string) =>
          Math.round((Number(row(title)[2] ?? 0) - Number(row(title)[3] ?? 0)) * 100);
        assert.deepEqual(
          [net('Сальдо начальное'), net('Обороты за период'), net('Сальдо конечное')],
          [opening, debit - credit, closing],
        );
      }),
      { numRuns: 15 },
    );
  });
});
