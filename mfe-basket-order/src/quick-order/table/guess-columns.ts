import type { ColumnKind } from '@shop/contracts/basket-order/quick-order';
import { parseQuantity } from '@shop/domain/quantity/parse-quantity';
import { headingRank, QUANTITY_HEADINGS } from '@shop/domain/quantity/quantity-heading';

type Named = Exclude<ColumnKind, 'ignored'>;
type Rows = readonly (readonly string[])[];

/** Words of headings, the surest first; a column whose heading begins with one is of its kind. */
const WORDS: Readonly<Record<Named, readonly string[]>> = {
  article: [
    ...['артикул', 'арт', 'article', 'sku', 'vendor code', 'part number', 'part no', 'каталожный номер'],
    ...[
      'код',
      'штрихкод',
      'штрих код',
      'barcode',
      'ean',
      'item code',
      'code',
      'номенклатурный номер',
      'item',
    ],
  ],
  quantity: QUANTITY_HEADINGS,
  name: ['наименование', 'название', 'номенклатура', 'name', 'товар', 'product', 'description', 'описание'],
};

/** How far down a row of headings is looked for, and how many rows say what a column holds. */
const HEADING_ROWS = 5;
const SAMPLE = 200;

export interface GuessedColumns {
  readonly kinds: readonly ColumnKind[];
  /** Index of the first row that is no heading. */
  readonly firstRow: number;
}

/** Which column is what: by its heading, in Russian or English, else by what is in it. */
export function guessColumns(rows: Rows): GuessedColumns {
  const width = rows.slice(0, SAMPLE).reduce((most, row) => Math.max(most, row.length), 0);
  const kinds: ColumnKind[] = Array.from({ length: width }, () => 'ignored');
  const heading = rows.slice(0, HEADING_ROWS).findIndex(isHeading);
  if (heading >= 0) nameByHeading(rows[heading]!, kinds);
  const sample = rows.slice(heading + 1, heading + 1 + SAMPLE);
  nameByContent(
    kinds.map((_, column) => describeColumn(sample, column)),
    kinds,
  );
  return { kinds, firstRow: heading + 1 };
}

function isHeading(row: readonly string[]): boolean {
  const isNamed = row.some((cell) => Object.values(WORDS).some((words) => headingRank(cell, words) >= 0));
  return isNamed && row.every((cell) => parseQuantity(cell) === null);
}

function nameByHeading(row: readonly string[], kinds: ColumnKind[]): void {
  for (const kind of Object.keys(WORDS) as Named[]) {
    const ranks = row.map((cell, column) =>
      kinds[column] === 'ignored' ? headingRank(cell, WORDS[kind]) : -1,
    );
    const known = ranks.filter((rank) => rank >= 0);
    if (known.length > 0) kinds[ranks.indexOf(Math.min(...known))] = kind;
  }
}

interface ColumnFacts {
  readonly filled: number;
  /** Shares of the filled cells, 0 to 1. */
  readonly quantities: number;
  readonly small: number;
  readonly whole: number;
  readonly distinct: number;
  readonly withDigits: number;
  readonly length: number;
  /** 1, 2, 3…: the numbers of the rows. */
  readonly isCounting: boolean;
}

function describeColumn(rows: Rows, column: number): ColumnFacts {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  const count = cells.length || 1;
  const numbers = cells.map(parseQuantity).filter((value) => value !== null);
  const share = (some: readonly unknown[]) => some.length / count;
  return {
    filled: cells.length / (rows.length || 1),
    quantities: share(numbers),
    small: share(numbers.filter((value) => value < 10_000)),
    whole: share(numbers.filter(Number.isInteger)),
    distinct: new Set(cells).size / count,
    withDigits: share(cells.filter((cell) => /\d/.test(cell))),
    length: cells.reduce((sum, cell) => sum + cell.length, 0) / count,
    isCounting:
      numbers.length > 2 &&
      numbers.length === cells.length &&
      numbers.every((value, at) => value === numbers[0]! + at),
  };
}

function nameByContent(facts: readonly ColumnFacts[], kinds: ColumnKind[]): void {
  const choose = (kind: Named, score: (fact: ColumnFacts, column: number) => number) => {
    if (kinds.includes(kind)) return;
    const scores = facts.map((fact, column) =>
      kinds[column] === 'ignored' && fact.filled > 0 ? score(fact, column) : 0,
    );
    const best = Math.max(0, ...scores);
    if (best > 0) kinds[scores.indexOf(best)] = kind;
  };
  // Alone it is what is ordered, even if it looks like a number.
  if (facts.length > 1) choose('quantity', quantityScore);
  choose('article', ({ isCounting, withDigits, distinct, length, filled }) =>
    isCounting ? 0.01 : filled + withDigits + distinct + (length <= 30 ? 1 : 0) + (length < 4 ? -0.9 : 0),
  );
  choose('name', ({ quantities, length }) => (quantities < 0.3 && length > 8 ? length : 0));
}

/** Small whole numbers, further right rather than left: the first of two columns of numbers is the article. */
function quantityScore(fact: ColumnFacts, column: number): number {
  if (fact.quantities < 0.6 || fact.isCounting) return 0;
  const looksLikeCode = fact.distinct > 0.95 && fact.length >= 5 && fact.whole > 0.9;
  return fact.quantities + fact.small + fact.whole + (column > 0 ? 0.5 : 0) - (looksLikeCode ? 1.5 : 0);
}
