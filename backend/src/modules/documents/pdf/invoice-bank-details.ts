import { BOLD, drawLine, portrait, REGULAR } from '../../../platform/pdf/pdf-page.ts';
import type { InvoiceContent, IssuedDocument } from '../content/document-content.ts';
import { drawPaymentQr } from './payment-qr.ts';

/** Side of the QR code with its border: 37 mm, readable by phones from screens and from print. */
const QR = 104;
const GAP = 6;
const LEFT = portrait.left;
const RIGHT = LEFT + portrait.width - QR - GAP;
const LABEL_LEFT = LEFT + 216;
const VALUE_LEFT = LABEL_LEFT + 40;
const KPP_LEFT = LEFT + 112;
const SMALL = 7;

/** Draws the terms, and the table that accountants fill in payment orders from, with a QR code that does it automatically. */
export function drawBankDetails(pdf: PDFKit.PDFDocument, document: IssuedDocument<InvoiceContent>): void {
  const { seller, terms } = document.content;
  const { name, inn, kpp, bank } = seller;
  const width = LABEL_LEFT - LEFT - 8;
  pdf
    .fontSize(SMALL)
    .text(terms, LEFT, portrait.top, { width: RIGHT - LEFT, align: 'center' })
    .fontSize(9);
  const top = pdf.y + 6;
  const innTop = top + Math.max(pdf.heightOfString(bank.name, { width }) + 20, 36);
  const nameTop = innTop + 17;
  const bottom = nameTop + pdf.heightOfString(name, { width }) + 20;

  const cell = (text: string, left: number, y: number) => pdf.text(text, left + 4, y, { lineBreak: false });
  pdf.text(bank.name, LEFT + 4, top + 4, { width });
  caption(pdf, 'Банк получателя', innTop - 12);
  cell('БИК', LABEL_LEFT, top + 4);
  cell(bank.bik, VALUE_LEFT, top + 4);
  cell('Сч. №', LABEL_LEFT, top + 20);
  cell(bank.correspondentAccount, VALUE_LEFT, top + 20);
  cell(`ИНН ${inn}`, LEFT, innTop + 4);
  if (kpp !== null) cell(`КПП ${kpp}`, KPP_LEFT, innTop + 4);
  cell('Сч. №', LABEL_LEFT, innTop + 4);
  cell(bank.account, VALUE_LEFT, innTop + 4);
  pdf
    .font(BOLD)
    .text(name, LEFT + 4, nameTop + 4, { width })
    .font(REGULAR);
  caption(pdf, 'Получатель', bottom - 12);

  pdf
    .lineWidth(0.5)
    .rect(LEFT, top, RIGHT - LEFT, bottom - top)
    .stroke();
  drawLine(pdf, [LABEL_LEFT, top], [LABEL_LEFT, bottom]);
  drawLine(pdf, [VALUE_LEFT, top], [VALUE_LEFT, bottom]);
  drawLine(pdf, [LEFT, innTop], [RIGHT, innTop]);
  drawLine(pdf, [LABEL_LEFT, top + 17], [VALUE_LEFT, top + 17]);
  drawLine(pdf, [LEFT, nameTop], [LABEL_LEFT, nameTop]);
  if (kpp !== null) drawLine(pdf, [KPP_LEFT, innTop], [KPP_LEFT, nameTop]);

  drawPaymentQr(pdf, document, { left: RIGHT + GAP, top: portrait.top - 8, size: QR });
  const captionTop = portrait.top - 8 + QR - 3;
  pdf
    .fontSize(SMALL)
    .text('Оплата по QR-коду', RIGHT + GAP, captionTop, { width: QR, align: 'center' })
    .fontSize(9);
  pdf.x = LEFT;
  pdf.y = Math.max(bottom, captionTop + 10);
}

function caption(pdf: PDFKit.PDFDocument, text: string, y: number): void {
  pdf
    .fontSize(SMALL)
    .fillColor('#444')
    .text(text, LEFT + 4, y, { lineBreak: false });
  pdf.fontSize(9).fillColor('#000');
}
