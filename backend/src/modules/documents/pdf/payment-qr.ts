import { formatDay } from '@shop/domain/format/date';
import encodeQR from 'qr';
import { formatSum } from '../../../platform/pdf/format.ts';
import type { InvoiceContent, IssuedDocument } from '../content/document-content.ts';

/** White modules around the code. */
const QUIET = 4;

/** Returns the payment data that banking apps read from the QR code (ГОСТ Р 56042-2014, UTF-8). */
export function paymentText({ number, issuedOn, content }: IssuedDocument<InvoiceContent>): string {
  const { seller, totalKopecks, vatKopecks } = content;
  const vat = vatKopecks === 0 ? 'Без НДС' : `В т.ч. НДС ${plain(formatSum(vatKopecks))} руб.`;
  const purpose = `Оплата по счёту № ${number} от ${formatDay(issuedOn)}. ${vat}`;
  const fields: readonly (readonly [name: string, value: string, maximum: number])[] = [
    ['Name', seller.name, 160],
    ['PersonalAcc', seller.bank.account, 20],
    ['BankName', seller.bank.name, 45],
    ['BIC', seller.bank.bik, 9],
    ['CorrespAcc', seller.bank.correspondentAccount, 20],
    ['PayeeINN', seller.inn, 12],
    ['KPP', seller.kpp ?? '', 9],
    ['Sum', String(totalKopecks), 18],
    ['Purpose', purpose, 210],
  ];
  const filled = fields.filter(([, value]) => value !== '');
  return [
    'ST00012',
    ...filled.map(([name, value, maximum]) => `${name}=${plain(value).slice(0, maximum)}`),
  ].join('|');
}

/** Draws the code as vectors; `size` is its side with the white border, in points. */
export function drawPaymentQr(
  pdf: PDFKit.PDFDocument,
  document: IssuedDocument<InvoiceContent>,
  { left, top, size }: { readonly left: number; readonly top: number; readonly size: number },
): void {
  const rows = encodeQR(paymentText(document), 'raw', { ecc: 'medium', border: QUIET });
  const side = size / rows.length;
  for (const [y, row] of rows.entries()) {
    for (const [x, length] of darkRuns(row)) pdf.rect(left + x * side, top + y * side, length * side, side);
  }
  pdf.fill('#000');
}

/** Merges adjacent dark modules: separate rectangles would show hairlines between them. */
function darkRuns(row: readonly boolean[]): readonly (readonly [x: number, length: number])[] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}

/**
 * The separator must not occur in values. Non-breaking spaces become plain ones: they take two bytes, and banks ignore
 * them.
 */
function plain(text: string): string {
  return text.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim();
}
