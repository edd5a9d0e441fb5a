import assert from 'node:assert/strict';
import { test } from 'node:test';
import PDFDocument from 'pdfkit';
import decodeQR from 'qr/decode.js';
import { buildInvoiceWith, buildLineWith } from '../../../../testing/builders/documents/documents.builder.ts';
import { demoSeller } from '../../../processes/demo/orders/demo-seller.ts';
import { drawPaymentQr, paymentText } from './payment-qr.ts';

const SIZE = 600;
const invoice = buildInvoiceWith([buildLineWith({ quantity: 10 })]);

/** Rasterises the rectangles of an uncompressed page. */
async function picture(draw: (pdf: PDFKit.PDFDocument) => void) {
  const pdf = new PDFDocument({ size: [SIZE, SIZE], compress: false });
  draw(pdf);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve } = Promise.withResolvers<void>();
  pdf.on('end', resolve).end();
  await promise;
  const pixels = new Uint8Array(SIZE * SIZE * 4).fill(255);
  for (const [, ...numbers] of Buffer.concat(chunks)
    .toString('latin1')
    .matchAll(/(\S+) (\S+) (\S+) (\S+) re\n/g)) {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    for (let row = Math.round(y); row < Math.round(y + height); row += 1) {
      const from = (row * SIZE + Math.round(x)) * 4;
      const to = (row * SIZE + Math.round(x + width)) * 4;
      for (let at = from; at < to; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return { width: SIZE, height: SIZE, data: pixels };
}

test('a banking app reads the payee, the sum and the purpose from the page', async () => {
  const image = await picture((pdf) => drawPaymentQr(pdf, invoice, { left: 0, top: 0, size: SIZE }));
  assert.deepEqual(decodeQR(image).split('|'), [
    'ST00012',
    `Name=${demoSeller.name}`,
    `PersonalAcc=${demoSeller.bank.account}`,
    `BankName=${demoSeller.bank.name}`,
    `BIC=${demoSeller.bank.bik}`,
    `CorrespAcc=${demoSeller.bank.correspondentAccount}`,
    `PayeeINN=${demoSeller.inn}`,
    `KPP=${demoSeller.kpp}`,
    'Sum=122000',
    'Purpose=Оплата по счёту № СЧ-2026-00001 от 21.11.2026. В т.ч. НДС 220,00 руб.',
  ]);
});

test('separators in names are replaced, sole traders have no КПП, and fields fit the limits of the standard', () => {
  const seller = {
    ...demoSeller,
    kpp: null,
    name: 'ИП «А|Б»',
    bank: { ...demoSeller.bank, name: 'Банк с очень длинным названием '.repeat(4) },
  };
  const fields = paymentText(buildInvoiceWith([buildLineWith({ vatPercent: 0 })], { seller })).split('|');
  assert.equal(fields[1], 'Name=ИП «А/Б»');
  assert.ok(!fields.some((field) => field.startsWith('KPP=')));
  assert.ok(fields.find((field) => field.startsWith('BankName='))!.length <= 'BankName='.length + 45);
  assert.match(fields.at(-1) ?? '', /Без НДС$/);
});
