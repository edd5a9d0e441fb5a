import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

const regularFont = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'));
const boldFont = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'));

export const REGULAR = 'regular';
export const BOLD = 'bold';

/** Points. The right edge is `left + width`. */
export const page = { left: 42, top: 36, width: 511, bottom: 800 } as const;

/** An A4 document with embedded fonts that know Cyrillic, and the lines of `footer` on every page. */
export function openPdf(title: string): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: page.top, left: page.left, right: 42, bottom: 0 },
    bufferPages: true,
    lang: 'ru-RU',
    displayTitle: true,
    info: { Title: title },
  });
  pdf.registerFont(REGULAR, regularFont);
  pdf.registerFont(BOLD, boldFont);
  return pdf.font(REGULAR).fontSize(9).lineGap(1);
}

/** Numbers the pages, if there are several, and ends the document. */
export async function finishPdf(pdf: PDFKit.PDFDocument, title: string): Promise<Buffer> {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; count > 1 && index < count; index += 1) {
    pdf.switchToPage(index);
    pdf.font(REGULAR).fontSize(7.5).fillColor('#555');
    pdf.text(`${title} · страница ${index + 1} из ${count}`, page.left, page.bottom + 12, {
      width: page.width,
      align: 'right',
      lineBreak: false,
    });
  }
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  pdf.on('end', resolve).on('error', reject).end();
  await promise;
  return Buffer.concat(chunks);
}

/** Moves to a new page if `height` does not fit under the cursor. */
export function keepTogether(pdf: PDFKit.PDFDocument, height: number): void {
  if (pdf.y + height > page.bottom) pdf.addPage();
}
