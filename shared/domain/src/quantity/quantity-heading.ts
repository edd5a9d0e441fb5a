/** Words that head a column of quantities, the surest first. */
export const QUANTITY_HEADINGS: readonly string[] = [
  ...['количество', 'кол во', 'колво', 'кол', 'quantity', 'qty', 'заказ', 'заказать', 'нужно', 'к заказу'],
  ...['amount', 'count', 'pcs', 'шт'],
];

/** Index of the first of the words that a heading begins with, or −1: «Кол-во, шт» begins with «кол во». */
export function headingRank(cell: string, words: readonly string[]): number {
  const heading = ` ${cell
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;
  return words.findIndex((word) => heading.startsWith(` ${word} `));
}
