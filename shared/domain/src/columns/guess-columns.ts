import { parseQuantity } from '../quantity/parse-quantity.ts';
import { type ColumnKind, headingsOf, type Told } from './headings.ts';

/** What a table's columns hold. */
export interface Columns {
  readonly kinds: readonly ColumnKind[];
  /** Number of the first row that is a line, from 1. */
  readonly firstRow: number;
}

/** What is known of the catalogue: whether a text is an article or a name in it. */
export interface Articles {
  has(text: string): boolean;
  hasName(text: string): boolean;
}

/** Where the catalogue is not at hand. */
const UNKNOWN: Articles = { has: () => false, hasName: () => false };

type Rows = readonly (readonly string[])[];

/** Headings stand among the first rows: above them are a logo, an address, a date. */
const HEADING_WITHIN = 30;
const SAMPLE = 100;

/** Guesses by headings in Russian or English, and by content where they tell nothing. */
export function guessColumns(rows: Rows, articles: Articles = UNKNOWN): Columns {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const heading = findHeading(rows);
  const named = heading === -1 ? [] : rows[heading]!.map(headingsOf);
  const body = rows.slice(heading + 1).filter((row) => !isEmptyRow(row));
  const columns = Array.from({ length: width }, (_, index) =>
    describe(body.slice(0, SAMPLE), index, articles),
  );
  const chosen = new Map<number, Told>();
  const choose = (kind: Told, scoreOf: (column: Described, index: number) => number) => {
    const scores = columns.map((column, index) => (chosen.has(index) ? 0 : scoreOf(column, index)));
    const best = Math.max(0, ...scores);
    if (best > 0) chosen.set(scores.indexOf(best), kind);
  };
  const sureness = (index: number, kind: Told) =>
    named[index]?.find((told) => told.kind === kind)?.sureness ?? 0;
  const isTold = (kind: Told, from = 1) => columns.some((_, index) => sureness(index, kind) >= from);
  const isArticleSure = isTold('article', 8);
  choose('article', ({ known }, index) => {
    const told = sureness(index, 'article');
    if (told > 0) return told + 10 * known;
    return isArticleSure ? 0 : 9 * known;
  });
  const isArticleChosen = () => [...chosen.values()].includes('article');
  // Where only numbers could be articles, the first of them are: an article comes before its quantity.
  const isFirstArticle = !isArticleChosen() && columns.every(({ articles }) => articles < 0.5);
  // A column that is called something else is no quantity: it may well be the price.
  const isCalled = (index: number) => heading !== -1 && (rows[heading]![index] ?? '') !== '';
  choose('quantity', ({ quantities }, index) => {
    if (isTold('quantity')) return sureness(index, 'quantity');
    if (isCalled(index) || (isFirstArticle && columns.length === 1)) return 0;
    return quantities - (isFirstArticle && index === 0 ? 0.2 : index / 1000);
  });
  const isNameLeft = columns.some((_, index) => !chosen.has(index) && sureness(index, 'name') > 0);
  const chooseName = () =>
    choose('name', ({ words }, index) => (isNameLeft ? sureness(index, 'name') : words));
  if (isNameLeft) chooseName();
  if (!isArticleChosen()) choose('article', ({ likeness }) => likeness);
  if (!isNameLeft) chooseName();
  const kinds = columns.map((_, index): ColumnKind => chosen.get(index) ?? 'ignored');
  return { kinds, firstRow: firstLine(rows, heading, kinds, articles) };
}

/** The row that names most columns; -1 without one that names an article, or a name beside a quantity. */
function findHeading(rows: Rows): number {
  let best = { row: -1, count: 0 };
  for (const [row, cells] of rows.slice(0, HEADING_WITHIN).entries()) {
    const kinds = new Set(cells.flatMap((cell) => headingsOf(cell).map(({ kind }) => kind)));
    // «Код 55» beside a quantity is a line.
    const isHeading = (kinds.has('article') || kinds.size > 1) && !cells.some(isQuantity);
    if (isHeading && kinds.size > best.count) best = { row, count: kinds.size };
  }
  return best.row;
}

interface Described {
  /** Shares of the values: articles we know, quantities, names. */
  readonly known: number;
  readonly quantities: number;
  readonly words: number;
  /** Share of the values with a digit that are neither quantities nor names. */
  readonly articles: number;
  /** How much they look like articles, where no heading and no catalogue says so. */
  readonly likeness: number;
}

function describe(body: Rows, index: number, articles: Articles): Described {
  const values = body.map((row) => row[index] ?? '').filter((value) => value !== '');
  const count = Math.max(1, values.length);
  const share = (test: (value: string) => boolean) => values.filter(test).length / count;
  const filled = values.length / Math.max(1, body.length);
  const quantities = share(isQuantity);
  const likely = quantities * (0.5 + filled / 2);
  const isNumbering = isRowNumbers(values.map(Number));
  const words = share((value) => value.length > 8 && /\p{L}{3}/u.test(value) && /\s/.test(value));
  const length = values.reduce((sum, value) => sum + value.length, 0) / count;
  const isLongText = length > 8 && quantities < 0.3 && share((value) => /\p{L}{3}/u.test(value)) > 0.5;
  const coded = share((value) => value.length <= 40 && /\p{N}/u.test(value));
  return {
    known: share((value) => articles.has(value)) + share((value) => articles.hasName(value)) / 4,
    // Prices have kopecks, quantities seldom; long numbers that never repeat are codes.
    quantities:
      isNumbering || likely < 0.3
        ? 0
        : likely - share((value) => /[.,]\d\d$/.test(value)) / 2 - (areCodes(values) ? 0.25 : 0),
    words: words > 0.5 || isLongText ? Math.max(words, 0.1) : 0,
    articles: isNumbering ? 0 : share((value) => /\p{N}/u.test(value) && !isQuantity(value)) - words,
    likeness:
      values.length === 0
        ? 0
        : isNumbering
          ? 0.01
          : Math.max(0.02, coded + new Set(values).size / count - quantities / 2 - words),
  };
}

/** 1, 2, 3 down the rows. */
function isRowNumbers(numbers: readonly number[]): boolean {
  const [first = -1] = numbers;
  return (
    numbers.length > 2 && (first === 0 || first === 1) && numbers.every((number, at) => number === first + at)
  );
}

function areCodes(values: readonly string[]): boolean {
  return new Set(values).size === values.length && values.every((value) => /^\d{5,}$/.test(value));
}

function isQuantity(value: string): boolean {
  const quantity = parseQuantity(value);
  return quantity !== null && quantity > 0 && quantity < 1_000_000;
}

/** Without a heading a first row whose quantity is a word is one we do not know. */
function firstLine(rows: Rows, heading: number, kinds: readonly ColumnKind[], articles: Articles): number {
  const [article, quantity] = [kinds.indexOf('article'), kinds.indexOf('quantity')];
  const from = rows.findIndex((row, index) => index > heading && !isEmptyRow(row));
  if (from === -1) return rows.length + 1;
  const first = rows[from]!;
  const written = first[quantity] ?? '';
  const isHeading =
    heading === -1 && written !== '' && !/\p{N}/u.test(written) && !articles.has(first[article] ?? '');
  return from + (isHeading ? 2 : 1);
}

function isEmptyRow(row: readonly string[]): boolean {
  return row.every((cell) => cell === '');
}
