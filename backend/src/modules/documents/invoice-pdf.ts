import { formatDay } from '@shop/shared/format/date';
import { formatNumber } from '@shop/shared/format/number';
import { amountInWords } from './amount-in-words.ts';
import { type Invoice, vatByRate } from './invoice.ts';
import { drawBankDetails } from './invoice-bank-details.ts';
import { BOLD, finishPdf, keepTogether, openPdf, page, REGULAR } from './pdf-page.ts';
import { type Column, drawTable } from './pdf-table.ts';

const columns: readonly Column[] = [
  { title: '№', width: 26, align: 'center' },
  { title: 'Товары (работы, услуги)', width: 249, align: 'left' },
  { title: 'Кол-во', width: 48, align: 'right' },
  { title: 'Ед.', width: 36, align: 'center' },
  { title: 'Цена', width: 70, align: 'right' },
  { title: 'Сумма', width: 82, align: 'right' },
];
const NBSP = '\u00a0';
const longDay = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const sums = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The счёт на оплату as PDF with embedded fonts, as a Russian accountant expects it. */
export async function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const title = `Счёт на оплату № ${invoice.number} от ${longDay.format(new Date(invoice.issuedOn))}`;
  const pdf = openPdf(title);
  drawBankDetails(pdf, invoice.seller);
  drawTitle(pdf, title);
  drawParties(pdf, invoice);
  drawTable(
    pdf,
    columns,
    invoice.lines.map((line, index) => [
      String(index + 1),
      line.name,
      formatNumber(line.quantity),
      line.measure,
      formatSum(line.priceKopecks),
      formatSum(line.totalKopecks),
    ]),
  );
  drawTotals(pdf, invoice);
  drawSignatures(pdf, invoice);
  return finishPdf(pdf, title);
}

/** Kopecks as documents write them: `1 234,50`. */
function formatSum(kopecks: number): string {
  return sums.format(kopecks / 100);
}

function drawTitle(pdf: PDFKit.PDFDocument, title: string): void {
  pdf
    .font(BOLD)
    .fontSize(14)
    .text(title, page.left, pdf.y + 18, { width: page.width });
  drawRule(pdf, 4);
  pdf.font(REGULAR).fontSize(9);
}

function drawParties(pdf: PDFKit.PDFDocument, { seller, buyer, consignee, basis }: Invoice): void {
  const facts = [
    ['Поставщик:', describe(seller)],
    ['Покупатель:', describe(buyer)],
    ...(consignee === '' ? [] : [['Грузополучатель:', consignee]]),
    ['Основание:', basis],
  ] as const;
  const labelWidth = 92;
  const width = page.width - labelWidth;
  for (const [label = '', value = ''] of facts) {
    pdf.font(BOLD);
    keepTogether(pdf, pdf.heightOfString(value, { width }) + 6);
    const top = pdf.y + 6;
    pdf.font(REGULAR).text(label, page.left, top, { width: labelWidth });
    pdf.font(BOLD).text(value, page.left + labelWidth, top, { width });
  }
  pdf.font(REGULAR);
  pdf.y += 12;
}

function describe(party: {
  name: string;
  inn: string;
  kpp: string | null;
  address: string;
  phone?: string;
}): string {
  const { name, inn, kpp, address, phone } = party;
  const label = (text: string, value: string | null | undefined) =>
    value ? `${text} ${value}`.replaceAll(' ', NBSP) : undefined;
  return [name, label('ИНН', inn), label('КПП', kpp), address, label('тел.:', phone)]
    .filter(Boolean)
    .join(', ');
}

function drawTotals(pdf: PDFKit.PDFDocument, { lines, totalKopecks, dueOn }: Invoice): void {
  const total = formatSum(totalKopecks);
  const rows = [
    ['Итого:', total],
    ...vatByRate(lines).map(({ percent, kopecks }) =>
      percent === 0 ? ['Без НДС:', '—'] : [`В том числе НДС ${percent}%:`, formatSum(kopecks)],
    ),
    ['Всего к оплате:', total],
  ];
  // The signatures stay with the sum they sign.
  keepTogether(pdf, rows.length * 14 + 120);
  pdf.font(BOLD).y += 6;
  for (const [label = '', sum = ''] of rows) {
    const top = pdf.y;
    pdf.text(label, page.left, top, { width: page.width - 88, align: 'right' });
    pdf.text(sum, page.left + page.width - 85, top, { width: 82, align: 'right' });
    pdf.y = top + 14;
  }
  const count = `Всего наименований ${formatNumber(lines.length)}, на сумму ${total} руб.`;
  pdf.font(REGULAR).text(count, page.left, pdf.y + 4, { width: page.width });
  pdf.font(BOLD).text(amountInWords(totalKopecks), { width: page.width });
  if (dueOn !== null) pdf.font(REGULAR).text(`Оплатить не позднее ${formatDay(dueOn)}`, page.left, pdf.y + 6);
  drawRule(pdf, 8);
}

function drawSignatures(pdf: PDFKit.PDFDocument, { seller }: Invoice): void {
  keepTogether(pdf, 40);
  const top = pdf.y + 22;
  const half = page.width / 2;
  for (const [index, [post, name]] of [
    ['Руководитель', seller.director] as const,
    ['Бухгалтер', seller.accountant] as const,
  ].entries()) {
    const left = page.left + index * half;
    pdf.font(BOLD).text(post, left, top, { width: 76, lineBreak: false });
    pdf
      .lineWidth(0.5)
      .moveTo(left + 78, top + 11)
      .lineTo(left + 150, top + 11)
      .stroke();
    pdf.font(REGULAR).text(name, left + 154, top, { width: half - 158 });
  }
}

function drawRule(pdf: PDFKit.PDFDocument, gap: number): void {
  const y = pdf.y + gap;
  pdf
    .lineWidth(1.5)
    .moveTo(page.left, y)
    .lineTo(page.left + page.width, y)
    .stroke();
  pdf.x = page.left;
  pdf.y = y + gap;
}
