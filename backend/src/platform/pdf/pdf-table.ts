import { BOLD, drawLine, type PageFormat, REGULAR } from './pdf-page.ts';

/** A column of a table. */
export interface Column {
  /** Width in points; all columns together are as wide as the sheet. */
  readonly width: number;
  readonly align: 'left' | 'center' | 'right';
  /** Thickness of the line on the right; thin by default. */
  readonly rule?: number;
}

/** A table with its texts and measures, in points. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  readonly padding: number;
  /** Sets the font of the rows; called before they are measured and after every head. */
  readonly setFont: () => void;
  /** Draws the head at the cursor and moves the cursor below it; called on every page. */
  readonly drawHead: () => void;
  readonly headHeight: number;
  /** Height of what follows the table and must stay on a page with at least one row. */
  readonly tailHeight: number;
}

/**
 * Draws a ruled table at the cursor. Cells wrap, no row is split, every page begins with the head, and the last row
 * stays with what follows.
 */
export function drawTable(pdf: PDFKit.PDFDocument, sheet: PageFormat, table: Table): void {
  table.setFont();
  const heights = table.rows.map((row) => rowHeight(pdf, table, row));
  const last = heights.length - 1;
  const needed = (index: number) => (heights[index] ?? 0) + (index === last ? table.tailHeight : 0);
  if (pdf.y + table.headHeight + needed(0) > sheet.bottom) pdf.addPage();
  drawHead(table);
  for (const [index, row] of table.rows.entries()) {
    if (index > 0 && pdf.y + needed(index) > sheet.bottom) {
      pdf.addPage();
      drawHead(table);
    }
    drawRow(pdf, sheet, table, row, heights[index] ?? 0);
  }
}

function drawHead(table: Table): void {
  table.drawHead();
  table.setFont();
}

/** A column with a title in the head. */
export interface TitledColumn extends Column {
  readonly title: string;
}

const PADDING = 3;

/** `drawTable` with a head of one bold line. */
export function drawTitledTable(
  pdf: PDFKit.PDFDocument,
  sheet: PageFormat,
  columns: readonly TitledColumn[],
  rows: Table['rows'],
  tailHeight = 0,
): void {
  const head = {
    columns: columns.map(({ width }) => ({ width, align: 'center' as const })),
    padding: PADDING,
  };
  const titles = columns.map(({ title }) => title);
  pdf.font(BOLD);
  const headHeight = rowHeight(pdf, head, titles);
  drawTable(pdf, sheet, {
    columns,
    rows,
    padding: PADDING,
    setFont: () => pdf.font(REGULAR),
    drawHead: () => {
      pdf.font(BOLD);
      drawRow(pdf, sheet, head, titles, headHeight);
    },
    headHeight,
    tailHeight,
  });
}

/** Draws one row with its rules at the cursor and moves the cursor below it. */
export function drawRow(
  pdf: PDFKit.PDFDocument,
  sheet: PageFormat,
  { columns, padding }: Pick<Table, 'columns' | 'padding'>,
  cells: readonly string[],
  height: number,
): void {
  const top = pdf.y;
  let left = sheet.left;
  drawLine(pdf, [left, top], [left, top + height]);
  for (const [index, { width, align, rule }] of columns.entries()) {
    const cell = { left: left + padding, width: width - 2 * padding, align };
    drawCell(pdf, cells[index] ?? '', cell, top + padding);
    left += width;
    drawLine(pdf, [left, top], [left, top + height], rule);
  }
  drawLine(pdf, [sheet.left, top], [left, top]);
  drawLine(pdf, [sheet.left, top + height], [left, top + height]);
  pdf.x = sheet.left;
  pdf.y = top + height;
}

function rowHeight(
  pdf: PDFKit.PDFDocument,
  { columns, padding }: Pick<Table, 'columns' | 'padding'>,
  cells: readonly string[],
): number {
  const heights = columns.map(({ width }, index) => cellHeight(pdf, cells[index] ?? '', width - 2 * padding));
  return Math.max(...heights) + 2 * padding;
}

/** Skip measuring text that fits into one line: measuring is most of the work of a long document. */
function cellHeight(pdf: PDFKit.PDFDocument, text: string, width: number): number {
  return isOneLine(pdf, text, width) ? pdf.currentLineHeight(true) : pdf.heightOfString(text, { width });
}

/** Text wraps; a number that is too wide is squeezed instead, because half a number reads as another one. */
export function drawCell(
  pdf: PDFKit.PDFDocument,
  text: string,
  { left, width, align }: Column & { readonly left: number },
  top: number,
): void {
  if (text === '') return;
  if (!isOneLine(pdf, text, width)) {
    pdf.text(text, left, top, { width, align });
    return;
  }
  const needed = pdf.widthOfString(text);
  if (needed > width) {
    pdf.save().scale(width / needed, 1, { origin: [left, top] });
    pdf.text(text, left, top, { lineBreak: false }).restore();
    return;
  }
  const rest = align === 'left' ? 0 : width - needed;
  pdf.text(text, left + (align === 'center' ? rest / 2 : rest), top, { lineBreak: false });
}

const NUMBER = /^[\d\s,]+$/;

function isOneLine(pdf: PDFKit.PDFDocument, text: string, width: number): boolean {
  return NUMBER.test(text) || (!text.includes('\n') && pdf.widthOfString(text) <= width);
}
