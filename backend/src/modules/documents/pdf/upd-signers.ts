import { drawLine, landscape, REGULAR } from '../../../platform/pdf/pdf-page.ts';
import type { Seller } from '../content/seller.ts';
import { drawBlank } from './upd-field.ts';
import { MARGIN, THICK } from './upd-table.ts';

export const SIGNERS_HEIGHT = 54;
const LEFT = landscape.left + MARGIN + 6;
const HALF = (landscape.width - MARGIN - 6) / 2;
const LABEL = 120;

/** Draws the signatures of the счёт-фактура and the number of sheets. Sole traders sign in a place of their own. */
export function drawSigners(
  pdf: PDFKit.PDFDocument,
  { inn, director, accountant }: Seller,
  sheets: number,
): void {
  const top = pdf.y + 4;
  const isSoleTrader = inn.length === 12;
  label(
    pdf,
    `Документ составлен на\n${sheets} ${sheets === 1 ? 'листе' : 'листах'}`,
    landscape.left,
    top,
    MARGIN - 4,
  );
  const post = (text: string, name: string, left: number, y: number) => {
    label(pdf, `${text}\nили иное уполномоченное лицо`, left, y, LABEL);
    drawBlank(pdf, '(подпись)', { left: left + LABEL, y: y + 14, width: 80 });
    drawBlank(pdf, '(ф.и.о.)', { left: left + LABEL + 88, y: y + 14, width: 120 }, name);
  };
  post('Руководитель организации', isSoleTrader ? '' : director, LEFT, top);
  post('Главный бухгалтер', isSoleTrader ? '' : accountant, LEFT + HALF, top);
  post('Индивидуальный предприниматель', isSoleTrader ? director : '', LEFT, top + 25);
  drawBlank(pdf, '(реквизиты свидетельства о государственной регистрации индивидуального предпринимателя)', {
    left: LEFT + HALF,
    y: top + 39,
    width: HALF - 4,
  });
  const edge = landscape.left + MARGIN;
  drawLine(pdf, [edge, top - 4], [edge, top + SIGNERS_HEIGHT - 4], THICK);
  pdf.x = landscape.left;
  pdf.y = top + SIGNERS_HEIGHT - 4;
}

function label(pdf: PDFKit.PDFDocument, text: string, left: number, y: number, width: number): void {
  pdf.font(REGULAR).fontSize(6.5).text(text, left, y, { width });
}
