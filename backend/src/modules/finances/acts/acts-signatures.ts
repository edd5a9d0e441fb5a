import { drawLine, landscape, REGULAR } from '../../../platform/pdf/pdf-page.ts';
import type { ActContent } from './acts-content.ts';

export const SIGNATURES_HEIGHT = 92;
const HALF = landscape.width / 2;

/** Draws the signatures of both sides: ours with names, the buyer's blank. Sole traders have no accountant. */
export function drawActSignatures(pdf: PDFKit.PDFDocument, { seller, buyer }: ActContent): void {
  const top = pdf.y + 10;
  const sides = [
    { ...seller, left: landscape.left },
    { ...buyer, director: '', accountant: '', left: landscape.left + HALF },
  ];
  for (const { name, inn, director, accountant, left } of sides) {
    pdf.font(REGULAR).fontSize(9);
    pdf.text(`От ${name}`, left, top, { width: HALF - 16, height: 24, ellipsis: true });
    const signers =
      inn.length === 12
        ? [['Предприниматель', director] as const]
        : [['Руководитель', director] as const, ['Главный бухгалтер', accountant] as const];
    for (const [index, [post, person]] of signers.entries()) {
      const y = top + 30 + index * 22;
      pdf.text(post, left, y, { lineBreak: false });
      drawLine(pdf, [left + 92, y + 11], [left + 196, y + 11]);
      if (person === '') drawLine(pdf, [left + 204, y + 11], [left + HALF - 20, y + 11]);
      else pdf.text(`/ ${person} /`, left + 204, y, { width: HALF - 222, height: 12, ellipsis: true });
    }
    pdf.text('М. П.', left, top + 76, { lineBreak: false });
  }
  pdf.x = landscape.left;
  pdf.y = top + SIGNATURES_HEIGHT - 10;
}
