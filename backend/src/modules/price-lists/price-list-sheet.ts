import { LOCALE, TIME_ZONE } from '@shop/domain/constants';
import type { Cell, Column, Row } from '../../platform/files/workbook/sheet-row.ts';
import type { PriceListSection } from './price-list-sections.ts';
import type { PricedOffer } from './priced-offers.repository.ts';

/** The head of the sheet says whose prices these are and of which day. */
export interface PriceListHead {
  readonly siteName: string;
  /** Null for staff without a company. */
  readonly company: { readonly name: string; readonly inn: string } | null;
  readonly priceType: string;
  readonly discountPercent: number;
  readonly at: Date;
  /** Names of the chosen sections; an empty list means the whole catalogue. */
  readonly chosen: readonly string[];
  readonly inStockOnly: boolean;
}

/** Number, counted from 1, of the row of `headerRow`. */
export const HEADER_ROW = 5;

const moscow = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** The rows above the table. */
export function headRows(head: PriceListHead): readonly Row[] {
  const buyer = head.company ? `Покупатель: ${head.company.name}, ИНН ${head.company.inn}` : 'Без компании';
  const discount = head.discountPercent > 0 ? `, скидка ${head.discountPercent} %` : '';
  const scope = head.chosen.length === 0 ? 'весь каталог' : head.chosen.join(', ');
  return [
    { cells: [{ text: `Прайс-лист «${head.siteName}» на ${moscow.format(head.at)} (МСК)`, style: 'title' }] },
    {
      cells: [
        {
          text: `${buyer}. Цены: «${head.priceType}»${discount}, в рублях с НДС за базовую единицу.`,
          style: 'note',
        },
      ],
    },
    { cells: [{ text: `Разделы: ${scope}${head.inStockOnly ? '; только в наличии' : ''}.`, style: 'note' }] },
    {
      cells: [
        {
          text: 'Цена в столбце «от …» действует с этого количества; пустая ячейка — действует цена левее.',
          style: 'note',
        },
      ],
    },
  ];
}

const fixedColumns = [
  ['Артикул', 18],
  ['Наименование', 62],
  ['Размер', 18],
  ['Бренд', 16],
  ['Ед.', 8],
  ['Упаковка', 16],
  ['В наличии', 11],
  ['НДС, %', 8],
  ['Цена, ₽', 13],
] as const;
const linkColumn = ['Карточка', 11] as const;

export function columnsFor(breakQuantities: readonly number[]): readonly Column[] {
  const widths = [...fixedColumns.map(([, width]) => width), ...breakQuantities.map(() => 12), linkColumn[1]];
  return widths.map((width) => ({ width }));
}

/** The header of the table. */
export function headerRow(breakQuantities: readonly number[]): Row {
  const names = [
    ...fixedColumns.map(([name]) => name),
    ...breakQuantities.map((quantity) => `от ${quantity}`),
    linkColumn[0],
  ];
  return { cells: names.map((text) => ({ text, style: 'header' })) };
}

/** The heading of a section; its rows lie one level deeper in the outline. */
export function sectionRow({ name, depth }: PriceListSection): Row {
  return { level: depth - 1, cells: [{ text: name, style: 'section' }] };
}

/** The row of one offer. `origin` is the shop's, for the link to the product's page. */
export function offerRow(
  offer: PricedOffer,
  depth: number,
  breakQuantities: readonly number[],
  origin: string,
): Row {
  const { measureCustom, measureFactor, measureBase, breaks } = offer;
  const first = breaks[0];
  return {
    level: depth,
    cells: [
      { text: offer.article },
      { text: offer.name },
      { text: sizeOf(offer.variant) },
      { text: offer.brand ?? '' },
      { text: measureBase },
      measureCustom !== null && measureFactor !== null
        ? { text: `${measureCustom} = ${measureFactor} ${measureBase}` }
        : null,
      { text: offer.isInStock ? 'Да' : 'Нет', style: 'centred' },
      { number: offer.vatPercent },
      first ? rubles(first.kopecks) : null,
      ...breakQuantities.map((quantity) => breakCell(offer, quantity)),
      { link: `${origin}/detail/${encodeURIComponent(offer.code)}/?offer=${offer.id}`, text: 'Открыть' },
    ],
  };
}

const SIZE = 'Размер';

/** Writes a size without its name, which is the column's: «52-54», «52-54, рост 170-176». */
function sizeOf(variant: PricedOffer['variant']): string {
  const { [SIZE]: size, ...others } = variant;
  const named = Object.entries(others).map(([axis, value]) => `${axis.toLocaleLowerCase(LOCALE)} ${value}`);
  return [...(size === undefined ? [] : [size]), ...named].join(', ');
}

function breakCell({ breaks }: PricedOffer, quantity: number): Cell {
  const found = breaks.find(({ fromQuantity }) => fromQuantity === quantity);
  return found ? rubles(found.kopecks) : null;
}

function rubles(kopecks: number): Cell {
  return { number: kopecks / 100, style: 'money' };
}
