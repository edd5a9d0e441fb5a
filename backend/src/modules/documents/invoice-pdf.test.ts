import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoSeller } from '../../demo/orders/demo-seller.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import { vatByRate } from './invoice.ts';
import { drawInvoice } from './invoice-pdf.ts';

function buildLineWith(part: Partial<InvoiceLine>): InvoiceLine {
  const line = {
    name: 'Перчатки, арт. 1',
    quantity: 1,
    measure: 'пара',
    priceKopecks: 122_00,
    totalKopecks: 122_00,
  };
  return { ...line, vatPercent: 22, vatKopecks: 22_00, ...part };
}

function buildInvoiceWith(lines: readonly InvoiceLine[]): Invoice {
  return {
    number: 'СЧ-2026-00001',
    issuedOn: '2026-11-21',
    seller: demoSeller,
    buyer: { name: 'ООО «Ромашка»', inn: '7701234567', kpp: null, address: 'г. Москва' },
    consignee: '',
    basis: 'заказ № ЗК-2026-00001',
    dueOn: null,
    lines,
    totalKopecks: lines.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0),
  };
}

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('a short invoice is one page, a long one as many as it needs', async () => {
  assert.equal(countPages(await drawInvoice(buildInvoiceWith([buildLineWith({})]))), 1);
  const long = Array.from({ length: 200 }, () =>
    buildLineWith({ name: 'Костюм сварщика брезентовый '.repeat(5) }),
  );
  assert.ok((countPages(await drawInvoice(buildInvoiceWith(long))) ?? 0) >= 8);
});

test('VAT is shown by rate, the highest first', () => {
  const lines = [
    buildLineWith({ vatPercent: 10, vatKopecks: 5 }),
    buildLineWith({ vatPercent: 22, vatKopecks: 7 }),
    buildLineWith({ vatPercent: 22, vatKopecks: 8 }),
  ];
  assert.deepEqual(vatByRate(lines), [
    { percent: 22, kopecks: 15 },
    { percent: 10, kopecks: 5 },
  ]);
});
