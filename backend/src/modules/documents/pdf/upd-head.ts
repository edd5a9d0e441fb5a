import { formatDay } from '@shop/domain/format/date';
import { formatLongDay } from '../../../platform/pdf/format.ts';
import { BOLD, drawLine, landscape, REGULAR } from '../../../platform/pdf/pdf-page.ts';
import type { IssuedDocument, Party, UpdContent } from '../content/document-content.ts';
import { drawField, type Field } from './upd-field.ts';
import { MARGIN, THICK } from './upd-table.ts';

const NONE = '--';
const LEFT = landscape.left + MARGIN + 6;
const HALF = (landscape.width - MARGIN - 6) / 2;
const FORM =
  'Приложение № 1 к постановлению Правительства Российской Федерации от 26 декабря 2011 г. № 1137 (в редакции постановления Правительства Российской Федерации от 23 января 2026 г. № 26)';

/** Draws the title, the status, and the fields (1) to (8) of the счёт-фактура. */
export function drawUpdHead(pdf: PDFKit.PDFDocument, upd: IssuedDocument<UpdContent>): void {
  const { top } = landscape;
  drawStatus(pdf, top);
  pdf.fontSize(5).text(FORM, LEFT + HALF + 90, top, { width: HALF - 90, align: 'right' });
  const width = HALF + 60;
  const number = `${upd.number} от ${formatLongDay(upd.issuedOn)}`;
  let y = drawField(
    pdf,
    { label: 'Счет-фактура №', value: number, code: '(1)', isBold: true },
    { left: LEFT, y: top, width, labelWidth: 70 },
  );
  y = drawField(
    pdf,
    { label: 'Исправление №', value: `${NONE} от ${NONE}`, code: '(1а)' },
    { left: LEFT, y, width, labelWidth: 70 },
  );
  const drawFields = (list: readonly Field[], left: number, labelWidth: number) =>
    list.reduce((at, field) => drawField(pdf, field, { left, y: at, width: HALF - 8, labelWidth }), y + 3);
  const bottom = Math.max(
    drawFields(sellerFields(upd), LEFT, 118),
    drawFields(buyerFields(upd.content), LEFT + HALF + 8, 124),
  );
  const edge = landscape.left + MARGIN;
  drawLine(pdf, [edge, top], [edge, bottom + 5], THICK);
  pdf.x = landscape.left;
  pdf.y = bottom + 5;
}

function drawStatus(pdf: PDFKit.PDFDocument, top: number): void {
  const { left } = landscape;
  const width = MARGIN - 4;
  pdf.font(BOLD).fontSize(7).text('Универсальный передаточный документ', left, top, { width });
  const statusTop = pdf.y + 6;
  pdf
    .font(REGULAR)
    .fontSize(7)
    .text('Статус:', left, statusTop + 2, { lineBreak: false });
  pdf
    .lineWidth(1)
    .rect(left + 32, statusTop, 14, 12)
    .stroke();
  pdf.font(BOLD).text('1', left + 37, statusTop + 2, { lineBreak: false });
  pdf
    .font(REGULAR)
    .fontSize(5)
    .text('1 – счет-фактура и передаточный документ (акт)', left, statusTop + 18, { width })
    .text('2 – передаточный документ (акт)', left, pdf.y + 1, { width });
}

function sellerFields({ number, issuedOn, content }: IssuedDocument<UpdContent>): readonly Field[] {
  const { seller, buyer, consignee, payments, lines } = content;
  const places = lines.length === 1 ? '1' : `1–${lines.length}`;
  const paid = payments.map((payment) => `№ ${payment.number} от ${formatDay(payment.paidOn)}`).join('; ');
  return [
    { label: 'Продавец:', value: seller.name, code: '(2)', isBold: true },
    { label: 'Адрес:', value: seller.address, code: '(2а)' },
    { label: 'ИНН/КПП продавца:', value: taxNumbers(seller), code: '(2б)' },
    { label: 'Грузоотправитель и его адрес:', value: 'он же', code: '(3)' },
    { label: 'Грузополучатель и его адрес:', value: placeOf(consignee ?? buyer), code: '(4)' },
    { label: 'К платежно-расчетному документу:', value: paid || `№ ${NONE} от ${NONE}`, code: '(5)' },
    {
      label: 'Документ об отгрузке:',
      value: `№ п/п ${places} № ${number} от ${formatDay(issuedOn)}`,
      code: '(5а)',
    },
    { label: 'К счету-фактуре на предоплату:', value: `№ ${NONE} от ${NONE}`, code: '(5б)' },
  ];
}

function buyerFields({ buyer }: UpdContent): readonly Field[] {
  return [
    { label: 'Покупатель:', value: buyer.name, code: '(6)', isBold: true },
    { label: 'Адрес:', value: buyer.address || NONE, code: '(6а)' },
    { label: 'ИНН/КПП покупателя:', value: taxNumbers(buyer), code: '(6б)' },
    { label: 'Валюта: наименование, код', value: 'Российский рубль, 643', code: '(7)' },
    {
      label: 'Идентификатор государственного контракта, договора (соглашения) (при наличии):',
      value: NONE,
      code: '(8)',
    },
  ];
}

/** «7743987650/774301001»; sole traders have no КПП. */
export function taxNumbers({ inn, kpp }: Pick<Party, 'inn' | 'kpp'>): string {
  return kpp === null ? inn : `${inn}/${kpp}`;
}

function placeOf({ name, address }: Party): string {
  return [name, address].filter(Boolean).join(', ');
}
