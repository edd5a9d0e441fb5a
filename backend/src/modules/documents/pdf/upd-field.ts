import { bindShortWords } from '../../../platform/pdf/format.ts';
import { BOLD, drawLine, REGULAR } from '../../../platform/pdf/pdf-page.ts';

/** A field of the form: «Продавец: ООО «Ромашка» (2)». */
export interface Field {
  readonly label: string;
  readonly value: string;
  readonly code: string;
  readonly isBold?: boolean;
  /** Small print below the line: «(подпись)». */
  readonly hint?: string;
}

export interface FieldPlace {
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

/** Draws a field with a rule under the wrapped value. Returns the top of the next field. */
export function drawField(
  pdf: PDFKit.PDFDocument,
  field: Field,
  { left, y, width, labelWidth }: FieldPlace,
): number {
  const { label, code, hint } = field;
  const value = bindShortWords(field.value);
  const valueLeft = left + labelWidth;
  const valueWidth = width - labelWidth - CODE_WIDTH;
  pdf
    .font(REGULAR)
    .fontSize(LABEL_SIZE)
    .text(label, left, y + 0.5, { width: labelWidth - 3 });
  const labelBottom = pdf.y;
  pdf.font(field.isBold ? BOLD : REGULAR).fontSize(SIZE);
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

/** Height that `drawField` takes. */
export function fieldHeight(pdf: PDFKit.PDFDocument, field: Field, place: FieldPlace): number {
  const width = place.width - place.labelWidth - CODE_WIDTH;
  const value = pdf
    .font(field.isBold ? BOLD : REGULAR)
    .fontSize(SIZE)
    .heightOfString(bindShortWords(field.value), { width });
  const label = pdf
    .font(REGULAR)
    .fontSize(LABEL_SIZE)
    .heightOfString(field.label, { width: place.labelWidth - 3 });
  const hint =
    field.hint === undefined
      ? 0
      : pdf.fontSize(HINT_SIZE).heightOfString(field.hint, { width: width + CODE_WIDTH }) + 0.5;
  return Math.max(value, label + 0.5, SIZE + 2) + hint + GAP;
}

/** Draws a line to fill in, with small print below and a known name above. */
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
