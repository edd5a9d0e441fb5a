import { BOLD, page, REGULAR } from './pdf-page.ts';

export interface Column {
  readonly title: string;
  /** Points; all columns together are as wide as the page. */
  readonly width: number;
  readonly align: 'left' | 'center' | 'right';
}

const PADDING = 3;
const THIN = 0.5;

/** Draws a ruled table at the cursor. Cells wrap, no row is split, and every page begins with the header again. */
export function drawTable(
  pdf: PDFKit.PDFDocument,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): void {
  const titles = columns.map(({ title }) => title);
  const header = () => {
    pdf.font(BOLD);
    drawRow(pdf, columns, titles, 'center');
    pdf.font(REGULAR);
  };
  const headerHeight = rowHeight(pdf.font(BOLD), columns, titles);
  const firstHeight = rowHeight(pdf.font(REGULAR), columns, rows[0] ?? []);
  if (pdf.y + headerHeight + firstHeight > page.bottom) pdf.addPage();
  header();
  for (const row of rows) {
    if (pdf.y + rowHeight(pdf, columns, row) > page.bottom) {
      pdf.addPage();
      header();
    }
    drawRow(pdf, columns, row);
  }
}

function drawRow(
  pdf: PDFKit.PDFDocument,
  columns: readonly Column[],
  cells: readonly string[],
  allAlign?: Column['align'],
): void {
  const top = pdf.y;
  const height = rowHeight(pdf, columns, cells);
  let left: number = page.left;
  for (const [index, { width, align }] of columns.entries()) {
    pdf.lineWidth(THIN).rect(left, top, width, height).stroke();
    pdf.text(cells[index] ?? '', left + PADDING, top + PADDING, {
      width: width - 2 * PADDING,
      align: allAlign ?? align,
    });
    left += width;
  }
  pdf.x = page.left;
  pdf.y = top + height;
}

function rowHeight(pdf: PDFKit.PDFDocument, columns: readonly Column[], cells: readonly string[]): number {
  const heights = columns.map(({ width }, index) =>
    pdf.heightOfString(cells[index] ?? '', { width: width - 2 * PADDING }),
  );
  return Math.max(...heights) + 2 * PADDING;
}
