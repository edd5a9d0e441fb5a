import { formatDay } from '@shop/domain/format/date';
import { formatNumber } from '@shop/domain/format/number';
import { amountInWords } from '../../../platform/pdf/amount-in-words.ts';
import { bindShortWords, formatLongDay, formatSum } from '../../../platform/pdf/format.ts';
import {
  BOLD,
  drawLine,
  finishPdf,
  keepTogether,
  openPdf,
  portrait,
  REGULAR,
} from '../../../platform/pdf/pdf-page.ts';
import { drawCell, drawTitledTable, type TitledColumn } from '../../../platform/pdf/pdf-table.ts';
import { basisOf } from '../content/basis.ts';
import type { DocumentLine, InvoiceContent, IssuedDocument, Party } from '../content/document-content.ts';
import { drawBankDetails } from './invoice-bank-details.ts';
import { drawInvoiceSignatures, signaturesHeight } from './invoice-signatures.ts';

const columns: readonly TitledColumn[] = [
  { title: '№', width: 26, align: 'center' },
  { title: 'Товары (работы, услуги)', width: 243, align: 'left' },
  { title: 'Кол-во', width: 48, align: 'right' },
  { title: 'Ед.', width: 42, align: 'center' },
  { title: 'Цена', width: 70, align: 'right' },
  { title: 'Сумма', width: 82, align: 'right' },
];
const NBSP = '\u00a0';

/** Renders an invoice (счёт на оплату) in the layout that Russian accountants expect. */
export async function renderInvoice(invoice: IssuedDocument<InvoiceContent>): Promise<Buffer> {
  const { number, issuedOn, content } = invoice;
  const title = `Счёт на оплату № ${number} от ${formatLongDay(issuedOn)}`;
  const pdf = openPdf(title, portrait);
  drawBankDetails(pdf, invoice);
  drawTitle(pdf, title);
  drawParties(pdf, content);
  const totals = totalsOf(content);
  drawTitledTable(
    pdf,
    portrait,
    columns,
    content.lines.map(cellsOf),
    totalsHeight(pdf, content, totals.length) + signaturesHeight(content),
  );
  drawTotals(pdf, content, totals);
  drawInvoiceSignatures(pdf, invoice);
  return finishPdf(pdf, title, portrait);
}

function cellsOf(line: DocumentLine, index: number): readonly string[] {
  return [
    String(index + 1),
    line.article === '' ? line.name : `${line.name}, арт.${NBSP}${line.article}`,
    formatNumber(line.quantity),
    line.measure,
    formatSum(line.priceKopecks),
    formatSum(line.totalKopecks),
  ];
}

function drawTitle(pdf: PDFKit.PDFDocument, title: string): void {
  pdf
    .font(BOLD)
    .fontSize(14)
    .text(title, portrait.left, pdf.y + 14, { width: portrait.width });
  drawRule(pdf, 4);
  pdf.font(REGULAR).fontSize(9);
}

function drawParties(pdf: PDFKit.PDFDocument, content: IssuedDocument<InvoiceContent>['content']): void {
  const { seller, buyer, consignee } = content;
  const facts = [
    ['Поставщик:', describe(seller)],
    ['Покупатель:', describe(buyer)],
    ...(consignee === null ? [] : [['Грузополучатель:', describe(consignee)]]),
    ['Основание:', bindShortWords(basisOf(content))],
  ] as const;
  const labelWidth = 92;
  const width = portrait.width - labelWidth;
  for (const [label = '', value = ''] of facts) {
    pdf.font(BOLD);
    keepTogether(pdf, portrait, pdf.heightOfString(value, { width }) + 6);
    const top = pdf.y + 6;
    pdf.font(REGULAR).text(label, portrait.left, top, { width: labelWidth });
    pdf.font(BOLD).text(value, portrait.left + labelWidth, top, { width });
  }
  pdf.font(REGULAR);
  pdf.y += 12;
}

function describe({ name, inn, kpp, address, ...rest }: Party & { readonly phone?: string }): string {
  const label = (text: string, value: string | null | undefined) =>
    value ? `${text} ${value}`.replaceAll(' ', NBSP) : undefined;
  return [
    bindShortWords(name),
    label('ИНН', inn),
    label('КПП', kpp),
    bindShortWords(address),
    label('тел.:', rest.phone),
  ]
    .filter(Boolean)
    .join(', ');
}

type Total = readonly [label: string, sum: string];

/** VAT by rate, highest first. */
function totalsOf({ lines, totalKopecks }: InvoiceContent): readonly Total[] {
  const rates = [...Map.groupBy(lines, ({ vatPercent }) => vatPercent)].sort(([a], [b]) => b - a);
  const total = formatSum(totalKopecks);
  return [
    ['Итого:', total],
    ...rates.map(([percent, ofRate]): Total => {
      const kopecks = ofRate.reduce((sum, line) => sum + line.vatKopecks, 0);
      return percent === 0 ? ['Без НДС:', '—'] : [`В том числе НДС ${percent}%:`, formatSum(kopecks)];
    }),
    ['Всего к оплате:', total],
  ];
}

const TOTAL_HEIGHT = 14;

/** Height of totals and the amount in words, which stay on one page with the last line, as the signatures do. */
function totalsHeight(
  pdf: PDFKit.PDFDocument,
  { totalKopecks, validUntil }: InvoiceContent,
  count: number,
): number {
  const words = pdf.font(BOLD).heightOfString(amountInWords(totalKopecks), { width: portrait.width });
  pdf.font(REGULAR);
  return count * TOTAL_HEIGHT + words + 60 + (validUntil === null ? 0 : TOTAL_HEIGHT + 4);
}

function drawTotals(
  pdf: PDFKit.PDFDocument,
  { lines, totalKopecks, dueOn, validUntil }: InvoiceContent,
  totals: readonly Total[],
): void {
  pdf.font(BOLD).y += 6;
  for (const [label, sum] of totals) {
    const top = pdf.y;
    pdf.text(label, portrait.left, top, { width: portrait.width - 88, align: 'right' });
    drawCell(pdf, sum, { left: portrait.left + portrait.width - 85, width: 82, align: 'right' }, top);
    pdf.y = top + TOTAL_HEIGHT;
  }
  const count = `Всего наименований ${formatNumber(lines.length)}, на сумму ${formatSum(totalKopecks)} руб.`;
  pdf.font(REGULAR).text(count, portrait.left, pdf.y + 4, { width: portrait.width });
  pdf.font(BOLD).text(amountInWords(totalKopecks), { width: portrait.width });
  if (dueOn !== null) {
    pdf.font(REGULAR).text(`Оплатить не позднее ${formatDay(dueOn)}`, portrait.left, pdf.y + 6);
  }
  if (validUntil !== null) {
    const text = `Счёт действителен по ${formatDay(validUntil)} включительно`;
    pdf.font(REGULAR).text(text, portrait.left, pdf.y + 4);
  }
  drawRule(pdf, 8);
}

function drawRule(pdf: PDFKit.PDFDocument, gap: number): void {
  const y = pdf.y + gap;
  drawLine(pdf, [portrait.left, y], [portrait.left + portrait.width, y], 1.5);
  pdf.x = portrait.left;
  pdf.y = y + gap;
}
