/** The kinds of columns that a table of an order may have. */
export const COLUMN_KINDS = ['article', 'quantity', 'name', 'ignored'] as const;

export type ColumnKind = (typeof COLUMN_KINDS)[number];
export type NamedColumnKind = Exclude<ColumnKind, 'ignored'>;

/** A kind that a heading names, with the confidence in it; the more confident of two columns wins. */
export interface Heading {
  readonly kind: NamedColumnKind;
  readonly confidence: number;
}

/** Headings in comparable form (lower case, `е` for `ё`, letters, digits and single spaces), by falling confidence. */
const exact: Readonly<Record<NamedColumnKind, readonly (readonly string[])[]>> = {
  article: [
    ['артикул', 'арт', 'sku', 'article', 'vendor code', 'артикул товара'],
    [
      'код',
      'код товара',
      'item',
      'code',
      'item code',
      'item no',
      'part number',
      'part no',
      'partnumber',
      'product code',
      'каталожный номер',
      'номенклатурный номер',
      'код номенклатуры',
      'арт код',
    ],
    ['штрихкод', 'штрих код', 'ean', 'ean13', 'barcode', 'номенклатура'],
  ],
  quantity: [
    ['количество', 'кол во', 'колво', 'кол', 'qty', 'quantity', 'заказ', 'заказать'],
    ['шт', 'к заказу', 'заказано', 'amount', 'pcs', 'order', 'потребность', 'сколько', 'нужно', 'count'],
  ],
  name: [
    ['наименование', 'название', 'name', 'наименование товара', 'название товара', 'product name'],
    ['товар', 'описание', 'description', 'product', 'товары', 'позиция', 'title', 'номенклатура'],
  ],
};
const beginnings: Readonly<Record<NamedColumnKind, RegExp>> = {
  article: /^(?:артикул|арт|sku|код) /,
  // «К заказу, шт» names a quantity; «Шт. в упаковке» does not.
  quantity:
    /^(?:(?:количество|кол во|кол|заказ|qty|quantity) |(?:колво|заказать|нужно|к заказу|заказано|потребность|сколько|amount|count|order) (?:шт|штук|пар|пары|уп|упак|упаковок|компл|кор|ед|pcs|pc)$)/,
  name: /^(?:наименование|название) /,
};

/** All kinds that a heading may name: «Номенклатура» holds codes in one file and names in another. */
export function headingsOf(cell: string): readonly Heading[] {
  const text = comparable(cell);
  if (text === '' || text.length > 60) return [];
  return (Object.keys(exact) as NamedColumnKind[]).flatMap((kind) => {
    const level = exact[kind].findIndex((words) => words.includes(text));
    if (level !== -1) return [{ kind, confidence: 10 - 2 * level }];
    return beginnings[kind].test(text) ? [{ kind, confidence: 5 }] : [];
  });
}

function comparable(cell: string): string {
  return cell
    .slice(0, 100)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
