import { formatNumber } from '../format/number.ts';

/** Most base units in one row of a basket, an order or a template. */
export const QUANTITY_MAX = 999_999;

/** How a product is sold: a minimum, whole multiples, and at most `largest` base units. */
export interface QuantityRule {
  readonly minOrderCount: number;
  readonly multiplicity: number;
  /** Defaults to `QUANTITY_MAX`. */
  readonly largest?: number;
}

/** The units a product is sold in: its base unit, and the pack if there is one. */
export interface SoldUnits {
  readonly measureBase: string;
  /** Null for a product without packs; undefined where an answer does not name the pack. */
  readonly measureCustom?: { readonly name: string; readonly factor: number } | null | undefined;
}

/** A whole quantity in base units with a note about each correction, or the problem with the text. */
export type QuantityReading =
  | { readonly quantity: number; readonly note?: string }
  | { readonly problem: string };

/** Rounds up to a quantity that may be ordered. The result can exceed `largestQuantity`. */
export function correctQuantity(requested: number, { minOrderCount, multiplicity }: QuantityRule): number {
  const step = Math.max(multiplicity, 1);
  return Math.ceil(Math.max(requested, minOrderCount, 1) / step) * step;
}

/** The most that one row of the product may hold; never less than one pack. */
export function largestQuantity({ multiplicity, largest = QUANTITY_MAX }: QuantityRule): number {
  const step = Math.max(multiplicity, 1);
  return Math.max(1, Math.floor(largest / step)) * step;
}

/** Rounds up to a quantity that may be ordered, but not above the largest one. */
export function nearestQuantity(requested: number, rule: QuantityRule): number {
  return Math.min(correctQuantity(requested, rule), largestQuantity(rule));
}

/** The least that may be ordered. */
export function leastQuantity(rule: QuantityRule): number {
  return nearestQuantity(1, rule);
}

/** Explains a raised quantity: «12 → 15, кратно 5», «3 → 10, минимум 10». §4: never correct silently. */
export function describeCorrection(requested: number, given: number, rule: QuantityRule): string {
  const change = `${formatNumber(requested)} → ${formatNumber(given)}`;
  if (requested < rule.minOrderCount) return `${change}, минимум ${formatNumber(rule.minOrderCount)}`;
  if (rule.multiplicity > 1 && given % rule.multiplicity === 0)
    return `${change}, кратно ${formatNumber(rule.multiplicity)}`;
  return change;
}

/** Abbreviations of packs; kept short so that first screens do not need the table of units. */
const PACK = /^(?:уп|пач|кор|бл)/i;

/**
 * Parses the text of a quantity field: `12`, `1 200`, `24 пары`, «1,5 тыс.», «2 уп.». Empty text is 0. A number below
 * the minimum or between two packs is raised, with a note. «2 уп.» means the product's pack, whatever 1C calls it.
 * Packs of a product without packs, or without known ones, and packs of another kind are a problem; they are never
 * counted as base units. Text that is not a whole quantity is a problem, never a guess.
 */
export function readQuantity(
  typed: string,
  rule: QuantityRule,
  { measureBase = 'шт', measureCustom }: Partial<SoldUnits> = {},
): QuantityReading {
  const unit = parseUnit(typed).toLowerCase();
  const isNamed = unit.length > 1 && measureCustom?.name.toLowerCase().startsWith(unit.slice(0, 3));
  if (PACK.test(measureBase) || !(isNamed || PACK.test(unit))) return readBaseUnits(typed, rule);
  const { name, factor } = measureCustom ?? { name: '', factor: 0 };
  if (factor <= 1 || !(isNamed || unit.startsWith('уп')))
    return { problem: `Введите число в\u00a0единицах: ${measureBase}` };
  const packs = parseQuantity(typed) ?? 0;
  const read = readBaseUnits(String(inBaseUnits(packs, factor)), rule);
  if ('problem' in read || read.note || packs === 0) return read;
  return { ...read, note: `${formatNumber(packs)} ${name} → ${formatNumber(read.quantity)}` };
}

function readBaseUnits(typed: string, rule: QuantityRule): QuantityReading {
  if (typed.trim() === '') return { quantity: 0 };
  const requested = parseQuantity(typed);
  const { largest = QUANTITY_MAX } = rule;
  if (requested === null) return { problem: explainText(typed, largest) };
  if (!Number.isInteger(requested)) return { problem: 'Только целое количество' };
  if (requested > largest) return { problem: explainLargest(largest) };
  const quantity = requested === 0 ? 0 : nearestQuantity(requested, rule);
  return quantity === requested
    ? { quantity }
    : { quantity, note: describeCorrection(requested, quantity, rule) };
}

/** Converts `number` units of `factor` base units each, free of binary fractions: 1.1 × 3 is 3.3. */
export function inBaseUnits(number: number, factor: number): number {
  return Math.round(number * factor * 1e6) / 1e6;
}

function explainText(typed: string, largest: number): string {
  const text = typed.trim();
  if (/^[-−–]\s*\d/.test(text)) return 'Количество не бывает отрицательным';
  // `parseQuantity` rejects numbers of this length.
  if (/^\d{16,}$/.test(text)) return explainLargest(largest);
  return 'Введите число';
}

function explainLargest(largest: number): string {
  return `Не больше ${formatNumber(largest)}`;
}

/** Longer than any quantity with a unit; longer texts are rejected without parsing. */
const LENGTH_MAX = 60;

const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Non-breaking, thin and figure spaces separate thousands; a tab or a line break separates cells. */
const SPACE = /[^\S\t-\r]+/g;
const APOSTROPHE = /[’‘ʼ´`＇]/g;
const WIDE = /[！-～]/g;

/** Digits with separators, then a unit: «1 200,50», «12 шт.», «3 м2», «2 тыс. шт». */
const QUANTITY = /^([\d.,' ]*\d)[.,; ]*([^\d]*|[^\d]*м[23])$/u;
const UNIT = /^[\p{L}.()/ ]*[²³23]?[.)]?$/u;
const MONEY = /^(р|руб|рубл\p{L}*|rub|usd|eur|коп|копе\p{L}*|к)\.?$/iu;
const THOUSAND = /^тыс/iu;
const THOUSAND_WORD = /^тыс\p{L}*\.?/iu;

/**
 * Parses a quantity as people write it: «1 200,50», «1'200», «1.200,5», «12 шт», «10 уп.», with any spaces and
 * full-width digits. A single comma or point is the decimal mark («12,000» is twelve, as accounting programs print
 * it); groups of three digits reveal thousands. The unit is ignored, except for thousands («2 тыс. шт» is 2000). Null
 * for anything else: a negative number, a date, a sum («2+3»), a product («10х5»), a price. Runs in linear time.
 */
export function parseQuantity(text: string): number | null {
  const { digits, unit } = split(text);
  const number = digits === '' ? null : readNumber(digits);
  if (number === null) return null;
  return THOUSAND.test(unit) ? Math.round(number * 1e6) / 1e3 : number;
}

/**
 * Extracts the unit as written: «уп.» from «2 уп.», «шт» from «2 тыс. шт»; empty if there is none. Runs in linear
 * time.
 */
export function parseUnit(text: string): string {
  return split(text).unit.replace(THOUSAND_WORD, '').trim();
}

/** Both are empty if the text is not a quantity. */
function split(text: string): { readonly digits: string; readonly unit: string } {
  const written = text.trim();
  const none = { digits: '', unit: '' };
  if (written === '' || written.length > LENGTH_MAX) return none;
  const [, digits = '', unit = ''] = QUANTITY.exec(plain(written)) ?? [];
  return digits === '' || !UNIT.test(unit) || MONEY.test(unit) ? none : { digits, unit };
}

function plain(text: string): string {
  return text
    .replace(WIDE, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(INVISIBLE, '')
    .replace(APOSTROPHE, "'")
    .replace(SPACE, ' ')
    .trim()
    .replace(/^['+] ?/, '');
}

/** Parses digits that may contain points, commas, spaces and apostrophes. */
function readNumber(text: string): number | null {
  const marks = text.replace(/[\d ']/g, '');
  const last = marks.at(-1) ?? '';
  const isDecimal = marks.length > 0 && marks.split(last).length === 2;
  const at = isDecimal ? text.lastIndexOf(last) : text.length;
  const whole = readWhole(text.slice(0, at));
  const fraction = text.slice(at + 1);
  if (whole === null || /\D/.test(fraction)) return null;
  return Number(`${whole}.${fraction || '0'}`);
}

/** Accepts digits in groups of three with one kind of separator, or without any. «,5» has no whole part. */
function readWhole(text: string): string | null {
  if (text === '') return '0';
  const [separator = ''] = /\D/.exec(text) ?? [];
  if (separator === '') return text.length <= 15 ? text : null;
  const [first = '', ...rest] = text.split(separator);
  const isGrouped = /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
  return isGrouped && rest.length <= 4 ? first + rest.join('') : null;
}

/** Spellings of each unit, by the beginnings of words; the first match wins. */
const UNIT_WORDS: readonly (readonly [unit: string, words: RegExp])[] = [
  ['шт', /^(?:шт|штук\p{L}*|pcs?|pieces?|ea)$/u],
  ['пара', /^(?:пр|пар[аы]?|pairs?|prs?)$/u],
  ['компл', /^(?:компл|комплект\p{L}*|кмп|sets?)$/u],
  ['набор', /^(?:наб|набор\p{L}*|kits?)$/u],
  ['упак', /^(?:уп|упак\p{L}*|packs?)$/u],
  ['кор', /^(?:кор|короб\p{L}*|box|boxes)$/u],
  ['пач', /^(?:пач|пачк\p{L}*|пачек)$/u],
  ['бл', /^(?:бл|блок\p{L}*)$/u],
  ['рул', /^(?:рул|рулон\p{L}*|rolls?)$/u],
  ['м2', /^(?:м2|м²|кв м\p{L}*)$/u],
  ['м3', /^(?:м3|м³|куб м\p{L}*)$/u],
  ['м', /^(?:м|метр\p{L}*|пог м\p{L}*|погм|пм)$/u],
  ['кг', /^(?:кг|килограмм\p{L}*|kg)$/u],
  ['л', /^(?:л|литр\p{L}*)$/u],
];

/**
 * How many base units a written unit stands for: 1 for the product's own unit, more for its pack. People write «2
 * уп.» whatever 1C calls the pack, while «2 кор.» of a product packed in «упак» may mean larger boxes. Null for any
 * other unit.
 */
export function unitFactor(unit: string, { measureBase, measureCustom }: SoldUnits): number | null {
  const written = comparableUnit(unit);
  const base = comparableUnit(measureBase);
  if (written === '' || written === base) return 1;
  if (!measureCustom || measureCustom.factor <= 1) return null;
  const isPack = written === comparableUnit(measureCustom.name) || (written === 'упак' && !PACK.test(base));
  return isPack ? measureCustom.factor : null;
}

/**
 * Normalises «Шт.», «штук» and «pcs» to one spelling; «пар (в коробке)» and «шт/уп» are compared by their first word.
 */
function comparableUnit(unit: string): string {
  const text = unit
    .toLowerCase()
    .replaceAll(/[.()/ ]+/g, ' ')
    .trim();
  const [first = ''] = text.split(' ');
  const known = [text, first].map((one) => UNIT_WORDS.find(([, words]) => words.test(one))?.[0]);
  return known[0] ?? known[1] ?? text;
}
