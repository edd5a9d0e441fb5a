import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, before, beforeEach, describe, test } from 'node:test';
import { openDocument, openDocuments } from '@shop/contracts/basket-order/orders';
import yauzl from 'yauzl';
import { buildCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { writeSoldOrder } from '../../../testing/builders/documents/sold-order.builder.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { demoSeller } from '../../processes/demo/orders/demo-seller.ts';
import { sessionModule } from '../session/session.routes.ts';
import { documentModule } from './documents.routes.ts';
import { issueInvoice, issueUpd } from './issue-document.ts';

const TODAY = '2026-11-21';

describe('documents of an order', () => {
  let app: TestApp;
  let buyer: TestClient;
  let clerk: TestClient;
  let stranger: TestClient;
  let offerId: number;
  const people = { romashka: 0, vasilkov: 0, buyerId: 0, clerkId: 0 };
  let count = 0;

  before(async () => {
    app = await startTestApp({ modules: [sessionModule, documentModule] });
    offerId = (await buildCatalogue(app.db)).idOf('gloves');
    buyer = await app.clientFor('buyer@demo.example');
    clerk = await app.clientFor('clerk@demo.example');
    stranger = await app.clientFor('stranger@demo.example');
    people.buyerId = await userId('buyer@demo.example');
    people.clerkId = await userId('clerk@demo.example');
    const own = await app.db
      .selectFrom('counterparty_users')
      .innerJoin('counterparties', 'counterparties.id', 'counterparty_id')
      .select(['counterparties.id', 'counterparties.kind'])
      .where('user_id', '=', people.buyerId)
      .execute();
    people.romashka = own.find(({ kind }) => kind === 'LEGAL')!.id;
    people.vasilkov = own.find(({ kind }) => kind === 'INDIVIDUAL')!.id;
  });
  beforeEach(() => setSeller(demoSeller));
  after(() => app.close());

  const userId = async (login: string) =>
    (await app.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;
  const setSeller = async (value: unknown) => {
    await app.db
      .insertInto('settings')
      .values({ name: 'seller', value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();
  };
  /** Places an order of ten gloves in two shipments, ships the first one, and issues the invoice and its УПД. */
  const sell = async (counterpartyId = people.romashka) => {
    count += 1;
    const order = await writeSoldOrder(app.db, {
      counterpartyId,
      userId: people.buyerId,
      offerId,
      number: `ЗК-ТЕСТ-${count}`,
      lines: [{ quantity: 10, priceKopecks: 122_00, vatPercent: 22 }],
      shipments: [
        { quantities: [4], deliveryKopecks: 300_00 },
        { quantities: [6], deliveryKopecks: 0 },
      ],
    });
    const invoice = await issueInvoice(app.db, order.id, TODAY);
    const upd = await issueUpd(app.db, order.shipmentIds[0]!, TODAY);
    assert.ok(upd);
    return { ...order, invoice, upd };
  };
  const urlOf = async (id: number, client = buyer) =>
    (await client.call(openDocument, { params: { id } })).url;
  const open = async (id: number) => app.app.inject({ method: 'GET', url: await urlOf(id) });
  const textOf = async (id: number) => pdfText((await open(id)).rawPayload);

  test('open once, as a PDF with a Russian name (§3.61)', async () => {
    const { invoice, upd } = await sell();
    for (const [{ id }, name] of [
      [invoice, /^Счёт на оплату СЧ-\d{4}-\d{5}\.pdf$/],
      [upd, /^УПД-\d{4}-\d{5}\.pdf$/],
    ] as const) {
      const url = await urlOf(id);
      const file = await app.app.inject({ method: 'GET', url });
      assert.equal(file.statusCode, 200);
      assert.equal(file.headers['content-type'], 'application/pdf');
      const encoded = /filename\*=UTF-8''(\S+)/.exec(String(file.headers['content-disposition']))?.[1];
      assert.match(decodeURIComponent(encoded ?? ''), name);
      assert.equal(file.rawPayload.subarray(0, 5).toString('latin1'), '%PDF-');
      assert.equal((await app.app.inject({ method: 'GET', url })).statusCode, 404);
    }
  });

  test('under the setting «1С» no УПД gets a number here; what is issued stays (§1.63)', async () => {
    const { upd, shipmentIds } = await sell();
    const last = () =>
      app.db.selectFrom('number_series').select('last').where('name', '=', 'upd').executeTakeFirstOrThrow();
    const before = await last();
    const value = JSON.stringify({ updFrom: '1c' });
    await app.db.insertInto('settings').values({ name: 'documents', value }).execute();
    try {
      assert.equal(await issueUpd(app.db, shipmentIds[1]!, TODAY), null);
      assert.deepEqual(await issueUpd(app.db, shipmentIds[0]!, TODAY), upd);
      assert.deepEqual(await last(), before);
    } finally {
      await app.db.deleteFrom('settings').where('name', '=', 'documents').execute();
    }
  });

  test('an invoice has the terms of its day, which the office writes', async () => {
    const value = JSON.stringify({ invoiceTerms: 'Отгрузка по\u00a0доверенности.', invoiceValidDays: 5 });
    const { invoice: former } = await sell();
    await app.db.insertInto('settings').values({ name: 'documents', value }).execute();
    try {
      const text = await textOf((await sell()).invoice.id);
      assert.match(text, /Отгрузка по.доверенности\./);
      assert.match(text, /Счёт действителен по 26\.11\.2026 включительно/);
      assert.match(await textOf(former.id), /Внимание! Оплата счёта/);
    } finally {
      await app.db.deleteFrom('settings').where('name', '=', 'documents').execute();
    }
  });

  test('a shipped part has one УПД with its lines; the other has none yet', async () => {
    const { id, shipmentIds, upd } = await sell();
    assert.deepEqual(await issueUpd(app.db, shipmentIds[0]!, '2026-12-01'), upd);
    const text = await textOf(upd.id);
    assert.ok(text.includes('АРТ-1 1 Товар 1 -- 796 шт 4 100,00 400,00 без акциза 22% 88,00 488,00'), text);
    assert.ok(text.includes('2 Доставка'));
    const rows = await app.db
      .selectFrom('order_documents')
      .select('kind')
      .where('order_id', '=', id)
      .execute();
    assert.deepEqual(rows.map(({ kind }) => kind).sort(), ['invoice', 'upd']);
  });

  test('are downloaded together as one ZIP with the same names', async () => {
    const { id, invoice, upd } = await sell();
    const { url } = await buyer.call(openDocuments, { params: { id } });
    const file = await app.app.inject({ method: 'GET', url });
    assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'application/zip']);
    const archive = await yauzl.fromBufferPromise(file.rawPayload);
    const texts: Record<string, string> = {};
    for await (const entry of archive.eachEntry()) {
      texts[entry.fileName] = await pdfText(await buffer(await archive.openReadStreamPromise(entry)));
    }
    assert.deepEqual(Object.keys(texts), [`Счёт на оплату ${invoice.number}.pdf`, `${upd.number}.pdf`]);
    assert.deepEqual(Object.values(texts), [await textOf(invoice.id), await textOf(upd.id)]);
    assert.equal((await app.app.inject({ method: 'GET', url })).statusCode, 404);
  });

  test('never change after they were issued', async () => {
    const { id, invoice, upd } = await sell();
    const before = [await textOf(invoice.id), await textOf(upd.id)];
    await setSeller({
      ...demoSeller,
      name: 'ООО «Другое»',
      bank: { ...demoSeller.bank, account: '4'.repeat(20) },
    });
    const company = await app.db
      .selectFrom('counterparties')
      .select(['name', 'address'])
      .where('id', '=', people.romashka)
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('counterparties')
      .set({ name: 'ООО «Переименована»', address: 'г. Тверь' })
      .where('id', '=', people.romashka)
      .execute();
    await app.db
      .updateTable('order_lines')
      .set({ price_kopecks: 1, total_kopecks: 10 })
      .where('order_id', '=', id)
      .execute();
    await app.db
      .updateTable('orders')
      .set({ address: 'г. Клин', consignee: 'Другой' })
      .where('id', '=', id)
      .execute();
    assert.deepEqual([await textOf(invoice.id), await textOf(upd.id)], before);
    await app.db.updateTable('counterparties').set(company).where('id', '=', people.romashka).execute();
  });

  test('are issued without seller details, open once these are set, and keep them', async () => {
    await setSeller({ ...demoSeller, bank: undefined });
    const { id, invoice } = await sell();
    for (const refused of [
      await buyer.attempt(openDocument, { params: { id: invoice.id } }),
      await buyer.attempt(openDocuments, { params: { id } }),
    ]) {
      assert.equal(refused.httpStatus, 503);
      assert.match(refused.error?.message ?? '', /не заполнены реквизиты продавца/);
    }
    await setSeller(demoSeller);
    const { url } = await buyer.call(openDocuments, { params: { id } });
    await setSeller({ ...demoSeller, bank: undefined });
    assert.equal((await app.app.inject({ method: 'GET', url })).statusCode, 503);

    await setSeller(demoSeller);
    const text = await textOf(invoice.id);
    assert.ok(text.includes(demoSeller.bank.account));
    await setSeller({ ...demoSeller, name: 'ООО «Другое»' });
    assert.equal(await textOf(invoice.id), text);
  });

  test('without stored content are built from the order', async () => {
    const { invoice } = await sell();
    await app.db.updateTable('order_documents').set({ content: null }).where('id', '=', invoice.id).execute();
    await setSeller({ ...demoSeller, name: 'ООО «Сегодня»' });
    assert.match(await textOf(invoice.id), /ООО «Сегодня».*Товар 1, арт. АРТ-1 10 шт 122,00 1 220,00/);
  });

  test('have numbers without gaps, also after a rollback', async () => {
    const { invoice } = await sell();
    const order = await sell();
    const next = Number(order.invoice.number.slice(-5)) + 1;
    await app.db
      .transaction()
      .execute(async (tx) => {
        await issueInvoice(tx, order.id, TODAY);
        throw new Error('taken back');
      })
      .catch(() => {});
    assert.equal(Number(invoice.number.slice(-5)) + 1, Number(order.invoice.number.slice(-5)));
    assert.equal(Number((await sell()).invoice.number.slice(-5)), next);
  });

  test('of another company are answered like unknown ones', async () => {
    const { id, invoice, upd } = await sell();
    for (const [call, foreign, unknown] of [
      [openDocument, invoice.id, 999_999],
      [openDocument, upd.id, 999_999],
      [openDocuments, id, 999_999],
    ] as const) {
      const answer = await stranger.attempt(call, { params: { id: foreign } });
      assert.equal(answer.httpStatus, 404);
      const none = await stranger.attempt(call, { params: { id: unknown } });
      assert.deepEqual([answer.httpStatus, answer.error?.message], [none.httpStatus, none.error?.message]);
    }
  });

  test('open without switching to the company that ordered, with the rights held there', async () => {
    const { id, invoice } = await sell(people.vasilkov);
    assert.match(await textOf(invoice.id), /Васильков/);
    await setRights(people.clerkId, people.romashka, ['documents']);
    await addMember(people.clerkId, people.vasilkov);
    assert.equal((await clerk.attempt(openDocument, { params: { id: invoice.id } })).httpStatus, 403);
    assert.equal((await clerk.attempt(openDocuments, { params: { id } })).httpStatus, 403);
    await setRights(people.clerkId, people.romashka, []);
    await setRights(people.clerkId, people.vasilkov, ['documents']);
    assert.match(await urlOf(invoice.id, clerk), /^\/api\/files\//);
  });

  test('a URL stops working without the right or the membership, and cannot be guessed', async () => {
    const { id, invoice } = await sell();
    const download = async (url: string) => (await app.app.inject({ method: 'GET', url })).statusCode;
    await setRights(people.clerkId, people.romashka, ['documents']);
    const [one, all, last] = [
      await urlOf(invoice.id, clerk),
      (await clerk.call(openDocuments, { params: { id } })).url,
      await urlOf(invoice.id, clerk),
    ];
    await setRights(people.clerkId, people.romashka, ['prices']);
    assert.deepEqual([await download(one), await download(all)], [403, 403]);
    await app.db
      .deleteFrom('counterparty_users')
      .where('user_id', '=', people.clerkId)
      .where('counterparty_id', '=', people.romashka)
      .execute();
    assert.equal(await download(last), 404);
    for (const guessed of [
      `/api/files/${invoice.id}/`,
      `/api/files/${'A'.repeat(43)}/`,
      `${last.slice(0, -2)}/`,
    ]) {
      assert.equal(await download(guessed), 404);
    }
  });

  test('an order without documents is an error with a message', async () => {
    const { id } = await sell();
    await app.db.deleteFrom('order_documents').where('order_id', '=', id).execute();
    const answer = await buyer.attempt(openDocuments, { params: { id } });
    assert.equal(answer.httpStatus, 404);
    assert.match(answer.error?.message ?? '', /ещё нет документов/);
  });

  const setRights = (user: number, company: number, rights: string[]) =>
    app.db
      .updateTable('counterparty_users')
      .set({ rights: rights as never })
      .where('user_id', '=', user)
      .where('counterparty_id', '=', company)
      .execute();
  const addMember = (user_id: number, counterparty_id: number) =>
    app.db.insertInto('counterparty_users').values({ user_id, counterparty_id, rights: [] }).execute();
});
