import { bindShortWords, formatLongDay } from '../../../platform/pdf/format.ts';
import { BOLD, finishPdf, landscape, openPdf, REGULAR } from '../../../platform/pdf/pdf-page.ts';
import { drawRow, drawTable, type TitledColumn } from '../../../platform/pdf/pdf-table.ts';
import type { ActContent, NumberedAct } from './acts-content.ts';
import { cellsOf, rowsOfAct } from './acts-rows.ts';
import { drawActSignatures, SIGNATURES_HEIGHT } from './acts-signatures.ts';
import { actParties, actPeriod, actTitle, whoOwesWhom } from './acts-text.ts';

const THICK = 1.2;
const half: readonly TitledColumn[] = [
  { title: 'Дата', width: 56, align: 'center' },
  { title: 'Документ', width: 181, align: 'left' },
  { title: 'Дебет', width: 80, align: 'right' },
  { title: 'Кредит', width: 80, align: 'right', rule: THICK },
];
const columns = [...half, ...half.map((column) => ({ ...column, rule: 0.5 }))];
const PADDING = 2.5;
const HEAD_HEIGHT = 15;
const SIDE_HEIGHT = 26;

/** Renders an акт сверки with two halves: ours filled in, the other party's blank. */
export async function renderAct({ number, content }: NumberedAct): Promise<Buffer> {
  const title = actTitle(number);
  const pdf = openPdf(title, landscape);
  drawHeading(pdf, title, content);
  const balanceText = `${whoOwesWhom(content)}.`;
  const balanceHeight = pdf.font(BOLD).fontSize(9).heightOfString(balanceText, { width: landscape.width });
  drawTable(pdf, landscape, {
    columns,
    rows: Array.from(rowsOfAct(content), cellsOf),
    padding: PADDING,
    setFont: () => pdf.font(REGULAR).fontSize(8),
    drawHead: () => drawHead(pdf, content),
    headHeight: SIDE_HEIGHT + HEAD_HEIGHT,
    tailHeight: balanceHeight + 20 + SIGNATURES_HEIGHT,
  });
  pdf
    .font(BOLD)
    .fontSize(9)
    .text(balanceText, landscape.left, pdf.y + 10, { width: landscape.width });
  drawActSignatures(pdf, content);
  return finishPdf(pdf, title, landscape);
}

function drawHeading(pdf: PDFKit.PDFDocument, title: string, content: ActContent): void {
  const line = { width: landscape.width, align: 'center' } as const;
  pdf
    .font(BOLD)
    .fontSize(13)
    .text(title, landscape.left, landscape.top + 4, line);
  pdf.font(REGULAR).fontSize(9);
  pdf.text(actPeriod(content), line).text(bindShortWords(actParties(content)), line);
  pdf.fontSize(8).text(`Составлен ${formatLongDay(content.madeOn)}, суммы в рублях`, line);
  pdf.y += 8;
}

function drawHead(pdf: PDFKit.PDFDocument, { seller, buyer }: ActContent): void {
  const sides = [
    { width: landscape.width / 2, align: 'left', rule: THICK },
    { width: landscape.width / 2, align: 'left' },
  ] as const;
  pdf.font(BOLD).fontSize(8);
  const names = [seller.name, buyer.name].map((name) => shorten(pdf, `По данным ${name}, руб.`));
  drawRow(pdf, landscape, { columns: sides, padding: PADDING }, names, SIDE_HEIGHT);
  const head = columns.map((column) => ({ ...column, align: 'center' as const }));
  const titles = columns.map(({ title }) => title);
  drawRow(pdf, landscape, { columns: head, padding: PADDING }, titles, HEAD_HEIGHT);
}

/** Shortens a name to the two lines of its half. */
function shorten(pdf: PDFKit.PDFDocument, text: string): string {
  const width = landscape.width / 2 - 2 * PADDING;
  if (pdf.heightOfString(text, { width }) <= SIDE_HEIGHT - 2 * PADDING + 2) return text;
  let shorter = text;
  while (pdf.heightOfString(`${shorter}…`, { width }) > SIDE_HEIGHT - 2 * PADDING + 2)
    shorter = shorter.slice(0, -8);
  return `${shorter}…`;
}
