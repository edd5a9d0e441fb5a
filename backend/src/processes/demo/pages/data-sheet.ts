import { BOLD, finishPdf, openPdf, portrait, REGULAR } from '../../../platform/pdf/pdf-page.ts';
import { drawTitledTable } from '../../../platform/pdf/pdf-table.ts';

export interface DataSheet {
  readonly name: string;
  readonly article: string;
  readonly brand: string;
  readonly description: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

const columns = [
  { title: 'Показатель', width: 261, align: 'left' },
  { title: 'Значение', width: 250, align: 'left' },
] as const;
/** A fixed time, so that the same product gives the same file. */
const DRAWN_AT = new Date('2026-01-15T09:00:00Z');

/** Renders the technical data sheet of a product as one page of PDF. */
export async function drawDataSheet({ name, article, brand, description, rows }: DataSheet): Promise<Buffer> {
  const title = `Технический паспорт. ${name}`;
  const pdf = openPdf(title, portrait);
  pdf.info.CreationDate = DRAWN_AT;
  pdf
    .font(BOLD)
    .fontSize(11)
    .fillColor('#555')
    .text('ТЕХНИЧЕСКИЙ ПАСПОРТ', portrait.left, portrait.top)
    .moveDown(0.4)
    .fontSize(16)
    .fillColor('#000')
    .text(name, { width: portrait.width })
    .moveDown(0.4)
    .font(REGULAR)
    .fontSize(10)
    .text(`Артикул: ${article}. Производитель: ${brand}`)
    .moveDown(0.8)
    .text(description, { width: portrait.width })
    .moveDown(0.8)
    .fontSize(9);
  drawTitledTable(pdf, portrait, columns, rows);
  pdf
    .moveDown(1)
    .fontSize(8)
    .fillColor('#555')
    .text(
      'Производитель вправе менять конструкцию и комплектацию, если это не ухудшает свойств изделия. Перед работой прочтите инструкцию и пользуйтесь средствами защиты.',
      { width: portrait.width },
    );
  return finishPdf(pdf, title, portrait);
}
