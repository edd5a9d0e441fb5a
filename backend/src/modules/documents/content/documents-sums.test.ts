import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import * as v from 'valibot';
import { buildCatalogue } from '../../../../testing/builders/basket/catalogue.builder.ts';
import { writeSoldOrder } from '../../../../testing/builders/documents/sold-order.builder.ts';
import { pdfText } from '../../../../testing/pdf-text.ts';
import { openTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import type { Db } from '../../../platform/database/database.ts';
import { formatSum } from '../../../platform/pdf/format.ts';
import { demoSeller } from '../../../processes/demo/orders/demo-seller.ts';
import { lineTotal } from '../../pricing/totals.ts';
import { issueInvoice, issueUpd } from '../issue-document.ts';
import { renderDocument } from '../pdf/render-document.ts';
import { documentContent } from './document-content.ts';

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9_999 }),
    listKopecks: fc.integer({ min: 1, max: 2_000_000 }),
    discountPercent: fc.constantFrom(0, 3, 7, 12.5),
    vatPercent: fc.constantFrom(0, 10, 20, 22),
    /** Share of the first shipment. */
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ listKopecks, discountPercent, share, ...sold }) => ({
    ...sold,
    priceKopecks: Math.round((listKopecks * (100 - discountPercent)) / 100),
    first: Math.round(sold.quantity * share),
  }));
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  deliveries: fc.tuple(fc.constantFrom(0, 1, 333_33, 1_500_00), fc.constantFrom(0, 49_99, 700_00)),
  isSplit: fc.boolean(),
});
type Order = typeof order extends fc.Arbitrary<infer T> ? T : never;

const plain = (kopecks: number) => formatSum(kopecks).replaceAll(/\s/g, ' ');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('sums of documents', () => {
  let database: TestDatabase;
  let seed: { counterpartyId: number; userId: number; offerId: number };
  let count = 0;

  before(async () => {
    database = await openTestDatabase();
    const { db } = database;
    await db
      .insertInto('settings')
      .values({ name: 'seller', value: JSON.stringify(demoSeller) })
      .execute();
    const member = await db.selectFrom('counterparty_users').selectAll().limit(1).executeTakeFirstOrThrow();
    seed = {
      counterpartyId: member.counterparty_id,
      userId: member.user_id,
      offerId: (await buildCatalogue(db)).idOf('gloves'),
    };
  });
  after(() => database.close());

  async function issue(db: Db, { lines, deliveries: [one, two], isSplit }: Order) {
    count += 1;
    const shipments = isSplit
      ? [
          { quantities: lines.map(({ first }) => first), deliveryKopecks: one },
          { quantities: lines.map(({ quantity, first }) => quantity - first), deliveryKopecks: two },
        ]
      : [{ quantities: lines.map(({ quantity }) => quantity), deliveryKopecks: one }];
    const sold = await writeSoldOrder(db, { ...seed, number: `ЗК-${count}`, lines, shipments });
    await issueInvoice(db, sold.id, '2026-11-21');
    for (const id of sold.shipmentIds.toReversed()) await issueUpd(db, id, '2026-11-21');
    const rows = await db
      .selectFrom('order_documents')
      .select(['number', 'issued_on as issuedOn', 'content'])
      .where('order_id', '=', sold.id)
      .orderBy('id')
      .execute();
    const documents = rows.map((row) => {
      const content = v.parse(documentContent, row.content);
      return { ...row, content: { ...content, seller: content.seller! } };
    });
    return { ...sold, invoice: documents[0]!, upds: documents.slice(1) };
  }

  test('the invoice, all УПДs together and the order agree to the kopeck, also in the PDF', () =>
    fc.assert(
      fc.asyncProperty(order, async (one) => {
        const { invoice, upds, totals } = await database.db.transaction().execute((tx) => issue(tx, one));
        const { totalKopecks, vatKopecks } = totals;
        assert.deepEqual(
          [invoice.content.totalKopecks, invoice.content.vatKopecks],
          [totalKopecks, vatKopecks],
        );
        assert.equal(sum(upds.map(({ content }) => content.totalKopecks)), totalKopecks);
        assert.equal(sum(upds.map(({ content }) => content.vatKopecks)), vatKopecks);
        assert.equal(
          sum(upds.flatMap(({ content }) => content.lines.map((sold) => sold.vatKopecks))),
          vatKopecks,
        );

        const paid = await pdfText(await renderDocument(invoice));
        assert.ok(paid.includes(`Всего к оплате: ${plain(totalKopecks)}`));
        for (const sold of one.lines)
          assert.ok(paid.includes(`${plain(sold.priceKopecks)} ${plain(lineTotal(sold))}`));
        for (const upd of upds) {
          const { content } = upd;
          const sent = await pdfText(await renderDocument(upd));
          const vat = content.lines.some(({ vatPercent }) => vatPercent > 0)
            ? plain(content.vatKopecks)
            : 'без НДС';
          const net = plain(content.totalKopecks - content.vatKopecks);
          assert.ok(sent.includes(`Всего к оплате (9) ${net} Х ${vat} ${plain(content.totalKopecks)}`), sent);
        }
      }),
      { numRuns: 25, endOnFailure: true },
    ));
});
