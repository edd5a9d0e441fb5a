import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

const regularFont = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'));
const boldFont = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'));

export const REGULAR = 'regular';
export const BOLD = 'bold';

/** The printable area of a sheet, in points. The right edge is `left + width`. */
export interface PageFormat {
  readonly layout: 'portrait' | 'landscape';
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly bottom: number;
}

/** A4 with 15 mm on the left for the hole punch. */
export const portrait: PageFormat = { layout: 'portrait', left: 42, top: 36, width: 511, bottom: 800 };
/** A4 in landscape, for the УПД. */
export const landscape: PageFormat = { layout: 'landscape', left: 24, top: 24, width: 794, bottom: 560 };

/** Opens an A4 document with embedded Cyrillic fonts; only the glyphs in use are embedded. */
export function openPdf(title: string, sheet: PageFormat): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    layout: sheet.layout,
    margins: { top: sheet.top, left: sheet.left, right: 24, bottom: 0 },
    bufferPages: true,
    lang: 'ru-RU',
    displayTitle: true,
    info: { Title: title },
  });
  pdf.registerFont(REGULAR, regularFont);
  pdf.registerFont(BOLD, boldFont);
  return pdf.font(REGULAR).fontSize(9).lineGap(1);
}

/** Numbers the pages if there are several, and ends the document. */
export async function finishPdf(pdf: PDFKit.PDFDocument, title: string, sheet: PageFormat): Promise<Buffer> {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; count > 1 && index < count; index += 1) {
    pdf.switchToPage(index);
    pdf.font(REGULAR).fontSize(7.5).fillColor('#555');
    const footer = `${title} · страница ${index + 1} из ${count}`;
    const left = sheet.left + sheet.width - pdf.widthOfString(footer);
    pdf.text(footer, left, sheet.bottom + 12, { lineBreak: false });
  }
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  pdf.on('end', resolve).on('error', reject).end();
  await promise;
  return Buffer.concat(chunks);
}

/** Moves to a new page if `height` does not fit under the cursor. */
export function keepTogether(pdf: PDFKit.PDFDocument, sheet: PageFormat, height: number): void {
  if (pdf.y + height > sheet.bottom) pdf.addPage();
}

/** Draws a line of the given width; the line width is reset afterwards. */
export function drawLine(
  pdf: PDFKit.PDFDocument,
  [fromX, fromY]: readonly [x: number, y: number],
  [toX, toY]: readonly [x: number, y: number],
  width = 0.5,
): void {
  pdf.lineWidth(width).moveTo(fromX, fromY).lineTo(toX, toY).stroke();
}
