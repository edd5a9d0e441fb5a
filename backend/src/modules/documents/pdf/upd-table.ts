import { formatNumber } from '@shop/domain/format/number';
import { formatRate, formatSum } from '../../../platform/pdf/format.ts';
import { BOLD, drawLine, landscape, REGULAR } from '../../../platform/pdf/pdf-page.ts';
import { type Column, drawCell, drawRow, type Table } from '../../../platform/pdf/pdf-table.ts';
import { unitCode } from '../../../platform/text/units.ts';
import { vatInside } from '../../pricing/pricing.api.ts';
import type { DocumentLine, UpdContent } from '../content/document-content.ts';

const NONE = '--';
/** Width of the rule around the счёт-фактура part of the form. */
export const THICK = 1.5;
/** A soft hyphen, where a word of the header may break. */
const SHY = '\u00ad';

interface UpdColumn extends Column {
  readonly title: string;
  readonly code: string;
  /** Title above this column and the next one. */
  readonly group?: string;
}

const columns: readonly UpdColumn[] = [
  { code: 'А', width: 66, align: 'left', rule: THICK, title: 'Код товара/ работ, услуг' },
  { code: '1', width: 22, align: 'center', title: '№ п/п' },
  {
    code: '1а',
    width: 152,
    align: 'left',
    title: 'Наименование товара (описание выполненных работ, оказанных услуг), имущественного права',
  },
  { code: '1б', width: 28, align: 'center', title: 'Код вида товара' },
  { code: '2', width: 24, align: 'center', title: 'код', group: 'Единица измерения' },
  { code: '2а', width: 40, align: 'center', title: `условное обозначение (нацио${SHY}нальное)` },
  { code: '3', width: 38, align: 'right', title: `Количество (объем)` },
  { code: '4', width: 52, align: 'right', title: 'Цена (тариф) за единицу измерения' },
  {
    code: '5',
    width: 62,
    align: 'right',
    title: 'Стоимость товаров (работ, услуг), имущественных прав без налога – всего',
  },
  { code: '6', width: 42, align: 'center', title: 'В том числе сумма акциза' },
  { code: '7', width: 32, align: 'center', title: `Налоговая ставка` },
  { code: '8', width: 54, align: 'right', title: `Сумма налога, предъявляемая покупателю` },
  {
    code: '9',
    width: 66,
    align: 'right',
    title: 'Стоимость товаров (работ, услуг), имущественных прав с налогом – всего',
  },
  {
    code: '10',
    width: 26,
    align: 'center',
    title: `цифро${SHY}вой код`,
    group: 'Страна происхождения товара',
  },
  { code: '10а', width: 42, align: 'center', title: 'краткое наименование' },
  {
    code: '11',
    width: 48,
    align: 'center',
    title: `Регистрационный номер декларации на товары или регистрационный номер партии товара, подлежащего прослежи${SHY}ваемости`,
  },
];

/** Width of the first column. Content left of the thick rule does not belong to the счёт-фактура. */
export const MARGIN = columns[0]!.width;
const CELL_SIZE = 6.5;
export const TOTAL_HEIGHT = 12;
const PADDING = 1.5;
const [TITLES, CODES, GROUP] = [62, 9, 15];
const HEAD_SIZE = 5;

/** Converts the lines of the document to rows of the form. */
export function updTable(pdf: PDFKit.PDFDocument, { lines }: UpdContent): Omit<Table, 'tailHeight'> {
  return {
    columns,
    padding: PADDING,
    rows: lines.map(cellsOf),
    setFont: () => pdf.font(REGULAR).fontSize(CELL_SIZE),
    drawHead: () => drawHead(pdf),
    headHeight: TITLES + CODES,
  };
}

/** The unit price and the sum before the tax rate exclude VAT. */
function cellsOf(line: DocumentLine, index: number): readonly string[] {
  const { priceKopecks, totalKopecks, vatPercent, vatKopecks } = line;
  const code = unitCode(line.measure);
  return [
    line.article || NONE,
    String(index + 1),
    line.name,
    NONE,
    code || NONE,
    line.measure,
    formatNumber(line.quantity),
    formatSum(priceKopecks - vatInside(priceKopecks, vatPercent)),
    formatSum(totalKopecks - vatKopecks),
    'без акциза',
    formatRate(vatPercent),
    vatPercent === 0 ? 'без НДС' : formatSum(vatKopecks),
    formatSum(totalKopecks),
    NONE,
    NONE,
    NONE,
  ];
}

/** Draws the two-level header and the column numbers, on every page. */
function drawHead(pdf: PDFKit.PDFDocument): void {
  const top = pdf.y;
  const bottom = top + TITLES;
  const right = landscape.left + landscape.width;
  pdf.font(REGULAR).fontSize(HEAD_SIZE);
  let left = landscape.left;
  let isGrouped = false;
  for (const [index, { title, width, group }] of columns.entries()) {
    const isBelow = group !== undefined || isGrouped;
    drawTitle(pdf, title, { left, width, top: isBelow ? top + GROUP : top, bottom });
    drawLine(pdf, [left, isGrouped ? top + GROUP : top], [left, bottom], columns[index - 1]?.rule);
    if (group !== undefined) {
      const both = width + columns[index + 1]!.width;
      drawTitle(pdf, group, { left, width: both, top, bottom: top + GROUP });
      drawLine(pdf, [left, top + GROUP], [left + both, top + GROUP]);
    }
    isGrouped = group !== undefined;
    left += width;
  }
  drawLine(pdf, [right, top], [right, bottom]);
  drawLine(pdf, [landscape.left, top], [right, top]);
  pdf.x = landscape.left;
  pdf.y = bottom;
  const centred = columns.map((column) => ({ ...column, align: 'center' as const }));
  drawRow(
    pdf,
    landscape,
    { columns: centred, padding: PADDING },
    columns.map(({ code }) => code),
    CODES,
  );
}

function drawTitle(
  pdf: PDFKit.PDFDocument,
  title: string,
  {
    left,
    width,
    top,
    bottom,
  }: { readonly left: number; readonly width: number; readonly top: number; readonly bottom: number },
): void {
  const inside = { width: width - 2 * PADDING, align: 'center' } as const;
  const rest = bottom - top - pdf.heightOfString(title, inside);
  pdf.text(title, left + PADDING, top + rest / 2, inside);
}

/** Draws the row «Всего к оплате (9)». */
export function drawTotal(pdf: PDFKit.PDFDocument, { lines, totalKopecks, vatKopecks }: UpdContent): void {
  const top = pdf.y;
  const bottom = top + TOTAL_HEIGHT;
  const at = (code: string) => {
    const index = columns.findIndex((column) => column.code === code);
    return landscape.left + columns.slice(0, index).reduce((sum, { width }) => sum + width, 0);
  };
  const cell = (text: string, code: string, next: string, align: Column['align']) => {
    const width = at(next) - at(code) - 2 * PADDING;
    drawCell(pdf, text, { left: at(code) + PADDING, width, align }, top + 2.5);
    drawLine(pdf, [at(code), top], [at(code), bottom]);
  };
  const isTaxed = lines.some(({ vatPercent }) => vatPercent > 0);
  pdf.font(BOLD).fontSize(CELL_SIZE);
  cell('Всего к оплате (9)', '1', '5', 'left');
  drawLine(pdf, [at('1'), top], [at('1'), bottom], THICK);
  cell(formatSum(totalKopecks - vatKopecks), '5', '6', 'right');
  cell('Х', '6', '8', 'center');
  cell(isTaxed ? formatSum(vatKopecks) : 'без НДС', '8', '9', 'right');
  cell(formatSum(totalKopecks), '9', '10', 'right');
  drawLine(pdf, [at('10'), top], [at('10'), bottom]);
  drawLine(pdf, [at('1'), bottom], [at('10'), bottom]);
  pdf.font(REGULAR);
  pdf.x = landscape.left;
  pdf.y = bottom;
}
