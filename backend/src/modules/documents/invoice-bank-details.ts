import { BOLD, page, REGULAR } from './pdf-page.ts';
import type { Seller } from './seller.ts';

const LABEL_LEFT = page.left + 288;
const VALUE_LEFT = LABEL_LEFT + 48;
const RIGHT = page.left + page.width;
const SMALL = 7;

/** The block at the top from which accountants fill in a payment order. */
export function drawBankDetails(pdf: PDFKit.PDFDocument, { name, inn, kpp, bank }: Seller): void {
  const notice =
    'Внимание! Оплата счёта означает согласие с условиями поставки. Товар отпускается по факту прихода денег на расчётный счёт поставщика, если договором не предусмотрено иное.';
  pdf
    .fontSize(8)
    .text(notice, page.left + 40, page.top, { width: page.width - 80, align: 'center' })
    .fontSize(9);
  const top = pdf.y + 8;
  const innTop = top + 44;
  const nameTop = innTop + 17;
  const width = LABEL_LEFT - page.left - 8;
  const bottom = nameTop + Math.max(pdf.font(BOLD).heightOfString(name, { width }), 12) + 22;

  const cell = (text: string, left: number, y: number) => pdf.text(text, left + 4, y, { lineBreak: false });
  pdf.text(bank.name, page.left + 4, top + 5, { width, height: 24, ellipsis: true }).font(REGULAR);
  caption(pdf, 'Банк получателя', innTop - 12);
  cell('БИК', LABEL_LEFT, top + 5);
  cell(bank.bik, VALUE_LEFT, top + 5);
  cell('Сч. №', LABEL_LEFT, top + 22);
  cell(bank.correspondentAccount, VALUE_LEFT, top + 22);
  cell(`ИНН ${inn}`, page.left, innTop + 4);
  cell(kpp === null ? 'КПП' : `КПП ${kpp}`, page.left + 144, innTop + 4);
  cell('Сч. №', LABEL_LEFT, innTop + 4);
  cell(bank.account, VALUE_LEFT, innTop + 4);
  pdf
    .font(BOLD)
    .text(name, page.left + 4, nameTop + 4, { width })
    .font(REGULAR);
  caption(pdf, 'Получатель', bottom - 12);

  pdf.lineWidth(0.5).rect(page.left, top, page.width, bottom - top);
  pdf.moveTo(LABEL_LEFT, top).lineTo(LABEL_LEFT, bottom).moveTo(VALUE_LEFT, top).lineTo(VALUE_LEFT, bottom);
  pdf
    .moveTo(page.left, innTop)
    .lineTo(RIGHT, innTop)
    .moveTo(LABEL_LEFT, top + 18)
    .lineTo(VALUE_LEFT, top + 18);
  pdf.moveTo(page.left, nameTop).lineTo(LABEL_LEFT, nameTop);
  pdf
    .moveTo(page.left + 144, innTop)
    .lineTo(page.left + 144, nameTop)
    .stroke();
  pdf.x = page.left;
  pdf.y = bottom;
}

function caption(pdf: PDFKit.PDFDocument, text: string, y: number): void {
  pdf
    .fontSize(SMALL)
    .fillColor('#444')
    .text(text, page.left + 4, y, { lineBreak: false });
  pdf.fontSize(9).fillColor('#000');
}
