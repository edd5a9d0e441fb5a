import { BOLD, drawLine, REGULAR } from '../../../platform/pdf/pdf-page.ts';
import { glue } from '../../../platform/pdf/wording.ts';

/** A field of the form: «Продавец: ООО «Ромашка» (2)». */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly code: string;
  readonly isBold?: boolean;
  /** In small print under the line: «(подпись)». */
  readonly hint?: string;
}

export interface FactPlace {
  readonly left: number;
  readonly y: number;
  readonly width: number;
  readonly labelWidth: number;
}

const SIZE = 7;
const LABEL_SIZE = 6.5;
const HINT_SIZE = 4.8;
const CODE_WIDTH = 18;
const GAP = 1.5;

/** Draws a field with its line under the value; the value wraps. Returns where the next one begins. */
export function drawFact(
  pdf: PDFKit.PDFDocument,
  fact: Fact,
  { left, y, width, labelWidth }: FactPlace,
): number {
  const { label, code, hint } = fact;
  const value = glue(fact.value);
  const valueLeft = left + labelWidth;
  const valueWidth = width - labelWidth - CODE_WIDTH;
  pdf
    .font(REGULAR)
    .fontSize(LABEL_SIZE)
    .text(label, left, y + 0.5, { width: labelWidth - 3 });
  const labelBottom = pdf.y;
  pdf.font(fact.isBold ? BOLD : REGULAR).fontSize(SIZE);
  const valueHeight = value === '' ? 0 : pdf.heightOfString(value, { width: valueWidth });
  const bottom = Math.max(labelBottom, y + valueHeight, y + SIZE + 2);
  pdf.text(value, valueLeft, bottom - valueHeight, { width: valueWidth });
  drawLine(pdf, [valueLeft, bottom], [valueLeft + valueWidth, bottom]);
  pdf
    .font(REGULAR)
    .fontSize(LABEL_SIZE)
    .text(code, left + width - CODE_WIDTH + 3, bottom - SIZE - 1.5, { lineBreak: false });
  if (hint === undefined) return bottom + GAP;
  pdf
    .fontSize(HINT_SIZE)
    .text(hint, valueLeft, bottom + 0.5, { width: valueWidth + CODE_WIDTH, align: 'center' });
  return pdf.y + GAP;
}

/** How far `drawFact` goes down. */
export function factHeight(pdf: PDFKit.PDFDocument, fact: Fact, place: FactPlace): number {
  const width = place.width - place.labelWidth - CODE_WIDTH;
  const value = pdf
    .font(fact.isBold ? BOLD : REGULAR)
    .fontSize(SIZE)
    .heightOfString(glue(fact.value), { width });
  const label = pdf
    .font(REGULAR)
    .fontSize(LABEL_SIZE)
    .heightOfString(fact.label, { width: place.labelWidth - 3 });
  const hint =
    fact.hint === undefined
      ? 0
      : pdf.fontSize(HINT_SIZE).heightOfString(fact.hint, { width: width + CODE_WIDTH }) + 0.5;
  return Math.max(value, label + 0.5, SIZE + 2) + hint + GAP;
}

/** A line to sign on, with what goes there in small print under it and, if it is known, the name above it. */
export function drawBlank(
  pdf: PDFKit.PDFDocument,
  hint: string,
  { left, y, width }: { readonly left: number; readonly y: number; readonly width: number },
  value = '',
): void {
  if (value !== '')
    pdf
      .font(REGULAR)
      .fontSize(LABEL_SIZE)
      .text(value, left, y - 9, { width, align: 'center', height: 9, ellipsis: true });
  drawLine(pdf, [left, y], [left + width, y]);
  pdf
    .font(REGULAR)
    .fontSize(HINT_SIZE)
    .text(hint, left, y + 0.5, { width, align: 'center' });
}
