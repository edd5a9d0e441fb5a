import { parseQuantity } from '../quantity/quantity.ts';
import { type ColumnKind, headingsOf, type NamedColumnKind } from './headings.ts';

/** The guessed layout of a table (§5 quick order). */
export interface Columns {
  readonly kinds: readonly ColumnKind[];
  /** Number of the first row below the headings, counted from 1. */
  readonly firstRow: number;
}

/** Looks a text up in the catalogue, as an article or as a product name. */
export interface Articles {
  has(text: string): boolean;
  hasName(text: string): boolean;
}

/** Stands in when no catalogue is available. */
const UNKNOWN: Articles = { has: () => false, hasName: () => false };

type Rows = readonly (readonly string[])[];

/** Headings are searched in the first rows only; a logo, an address or a date may precede them. */
const HEADING_WITHIN = 30;
const SAMPLE = 100;

/**
 * Guesses what each column holds: by Russian or English headings first, by the values where headings do not decide.
 * Columns that hold neither article, quantity nor name are `ignored`. Pure; looks at 100 rows at most.
 */
export function guessColumns(rows: Rows, articles: Articles = UNKNOWN): Columns {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const heading = findHeading(rows);
  const named = heading === -1 ? [] : rows[heading]!.map(headingsOf);
  const body = rows.slice(heading + 1).filter((row) => !isEmptyRow(row));
  const columns = Array.from({ length: width }, (_, index) =>
    describe(body.slice(0, SAMPLE), index, articles),
  );
  const chosen = new Map<number, NamedColumnKind>();
  const choose = (kind: NamedColumnKind, scoreOf: (column: Described, index: number) => number) => {
    const scores = columns.map((column, index) => (chosen.has(index) ? 0 : scoreOf(column, index)));
    const best = Math.max(0, ...scores);
    if (best > 0) chosen.set(scores.indexOf(best), kind);
  };
  const confidence = (index: number, kind: NamedColumnKind) =>
    named[index]?.find((guess) => guess.kind === kind)?.confidence ?? 0;
  const isNamed = (kind: NamedColumnKind, from = 1) =>
    columns.some((_, index) => confidence(index, kind) >= from);
  const isArticleSure = isNamed('article', 8);
  choose('article', ({ known }, index) => {
    const byHeading = confidence(index, 'article');
    if (byHeading > 0) return byHeading + 10 * known;
    return isArticleSure ? 0 : 9 * known;
  });
  const isArticleChosen = () => [...chosen.values()].includes('article');
  // If every column holds bare numbers, the first one is the article: people write it before the quantity.
  const isFirstArticle = !isArticleChosen() && columns.every(({ articles }) => articles < 0.5);
  // A column with some other heading is not the quantity: it may be the price.
  const isCalled = (index: number) => heading !== -1 && (rows[heading]![index] ?? '') !== '';
  choose('quantity', ({ quantities }, index) => {
    if (isNamed('quantity')) return confidence(index, 'quantity');
    if (isCalled(index) || (isFirstArticle && columns.length === 1)) return 0;
    return quantities - (isFirstArticle && index === 0 ? 0.2 : index / 1000);
  });
  const isNameLeft = columns.some((_, index) => !chosen.has(index) && confidence(index, 'name') > 0);
  const chooseName = () =>
    choose('name', ({ words }, index) => (isNameLeft ? confidence(index, 'name') : words));
  if (isNameLeft) chooseName();
  if (!isArticleChosen()) choose('article', ({ likeness }) => likeness);
  if (!isNameLeft) chooseName();
  const kinds = columns.map((_, index): ColumnKind => chosen.get(index) ?? 'ignored');
  return { kinds, firstRow: firstLine(rows, heading, kinds, articles) };
}

/** Index of the row that names most columns; -1 unless a row names an article, or two kinds of columns. */
function findHeading(rows: Rows): number {
  let best = { row: -1, count: 0 };
  for (const [row, cells] of rows.slice(0, HEADING_WITHIN).entries()) {
    const kinds = new Set(cells.flatMap((cell) => headingsOf(cell).map(({ kind }) => kind)));
    // A row that holds a quantity is a line, even if it reads «Код 55».
    const isHeading = (kinds.has('article') || kinds.size > 1) && !cells.some(isQuantity);
    if (isHeading && kinds.size > best.count) best = { row, count: kinds.size };
  }
  return best.row;
}

interface Described {
  /** Shares of the values that are known articles, quantities and names. */
  readonly known: number;
  readonly quantities: number;
  readonly words: number;
  /** Share of the values that contain a digit and are neither quantities nor names. */
  readonly articles: number;
  /** How likely the column holds articles when neither a heading nor the catalogue decides. */
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
    // Prices end in kopecks, quantities rarely do. Long numbers without repetition are codes.
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

/** True for 1, 2, 3 … down the rows: a column that numbers the lines. */
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

/** Without a known heading, a first row whose quantity contains no digit is a heading that we do not recognise. */
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
