/**
 * The grammar of the smart filter in URLs (wire-facts of this API family): `clear`, or parts joined by `/`:
 * `price-{code}-from-{a}-to-{b}`, `{prop}-is-{v1}-or-{v2}`, `{prop}-from-{x}-to-{y}`. The client prints it, the
 * server parses it; parts that do not match the grammar are ignored, never an error.
 */
export interface FilterChoice {
  /** By price code, with inclusive bounds in kopecks. URLs contain rubles. */
  readonly prices: readonly RangeChoice[];
  /** In the order of the filter's items. */
  readonly props: readonly (ValuesChoice | RangeChoice)[];
}
export interface ValuesChoice {
  /** The code of the property: lower-case letters, digits and `_`. */
  readonly code: string;
  /** `urlId` of each chosen value; any of them matches. */
  readonly values: readonly string[];
}
/** An inclusive range; either bound may be absent. */
export interface RangeChoice {
  readonly code: string;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export const EMPTY_FILTER = 'clear';

/** Codes of filters that are not properties: «В наличии» and «Покупали раньше», both with the single value `y`. */
export const IN_STOCK_CODE = 'nalichie';
export const PURCHASED_CODE = 'pokupali';
export const FLAG_URL_ID = 'y';
/** Codes that properties must not have; `price` begins the price part. */
export const RESERVED_CODES: readonly string[] = ['price', IN_STOCK_CODE, PURCHASED_CODE];

/** Bounds have at most 15 digits before the point and 6 after it; other texts are ignored. */
const MAX_BOUND = 1e15;

/** The name of a value in the URL, before escaping and encoding: lower case, `-` instead of `/`. */
export function toUrlId(value: string): string {
  return value
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .toLowerCase()
    .replaceAll('/', '-');
}

/** Prints a choice as a path part: `price-base-from-100/brand-is-ansell`, or `clear`. Empty choices are left out. */
export function printSmartFilter({ prices, props }: FilterChoice): string {
  const parts = [
    ...prices.map(({ code, from, to }) => printRange(`price-${code}`, rubles(from), rubles(to))),
    ...props.map((choice) =>
      'values' in choice ? printValues(choice) : printRange(choice.code, choice.from, choice.to),
    ),
  ].filter((part) => part !== '');
  return parts.length === 0 ? EMPTY_FILTER : parts.join('/');
}

/** Parses the raw, still encoded path part. Parts of the same property are merged. */
export function parseSmartFilter(filter: string): FilterChoice {
  const prices = new Map<string, RangeChoice>();
  const props = new Map<string, RangeChoice | Set<string>>();
  for (const part of filter.split('/')) {
    const price = /^price-([a-z0-9_]+)(-.*)$/s.exec(part);
    if (price !== null) {
      const range = parseRange(price[1]!, price[2]!, kopecks);
      if (range !== null) prices.set(range.code, range);
      continue;
    }
    const prop = /^([a-z0-9_]+)(-.*)$/s.exec(part);
    if (prop === null) continue;
    const [, code = '', rest = ''] = prop;
    if (rest.startsWith('-is-')) {
      const known = props.get(code);
      const values = known instanceof Set ? known : new Set<string>();
      for (const value of parseValues(rest.slice(4))) values.add(value);
      if (values.size > 0) props.set(code, values);
    } else {
      const range = parseRange(code, rest, Number);
      if (range !== null) props.set(code, range);
    }
  }
  return {
    prices: [...prices.values()],
    props: [...props].map(([code, chosen]) =>
      chosen instanceof Set ? { code, values: [...chosen] } : chosen,
    ),
  };
}

/** Prints the path of a listing call below `/web/catalog/`: `perchatki/filter/brand-is-ansell/apply/`. */
export function printListingPath(sectionPath: string, filter: FilterChoice): string {
  const section = sectionPath === '' ? '' : `${sectionPath}/`;
  const printed = printSmartFilter(filter);
  return printed === EMPTY_FILTER ? section : `${section}filter/${printed}/apply/`;
}

/** Parses the path of a listing call; a missing `apply` is accepted. */
export function parseListingPath(path: string): { sectionPath: string; filter: FilterChoice } {
  const segments = path.split('/').filter((segment) => segment !== '');
  const at = segments.indexOf('filter');
  const section = at === -1 ? segments : segments.slice(0, at);
  const filter = at === -1 ? [] : segments.slice(at + 1);
  return {
    sectionPath: section.map(decode).join('/'),
    filter: parseSmartFilter((filter.at(-1) === 'apply' ? filter.slice(0, -1) : filter).join('/')),
  };
}

/**
 * A value such as `ввг-is-3x1.5-нг` contains a separator, so a hyphen before a separator word is written as `~1`, and
 * a tilde as `~0`. Neither encoding nor URL normalisation by proxies changes a tilde (decision 017).
 */
const separatorHyphen = /-(?=(?:is|or|from|to)(?:-|$))/g;

function escapeValue(value: string): string {
  return value.replaceAll('~', '~0').replace(separatorHyphen, '~1');
}

function unescapeValue(value: string): string {
  return value.replaceAll('~1', '-').replaceAll('~0', '~');
}

function printValues({ code, values }: ValuesChoice): string {
  const printed = values
    .filter((value) => value !== '')
    .map((value) => encodeURIComponent(escapeValue(toUrlId(value))));
  return printed.length === 0 ? '' : `${code}-is-${printed.join('-or-')}`;
}

function printRange(code: string, from: number | undefined, to: number | undefined): string {
  const bounds = printBound('from', from) + printBound('to', to);
  return bounds === '' ? '' : code + bounds;
}

/** Prints a number that the parser accepts, never `1e+21`. */
function printBound(word: 'from' | 'to', bound: number | undefined): string {
  if (bound === undefined || !(Math.abs(bound) < MAX_BOUND)) return '';
  return `-${word}-${Number(bound.toFixed(6)) + 0}`;
}

function parseValues(list: string): readonly string[] {
  const values = list.split('-or-').map((value) => toUrlId(unescapeValue(decode(value))));
  return values.filter((value) => value !== '');
}

function parseRange(code: string, text: string, unit: (text: string) => number): RangeChoice | null {
  const match = /^(?:-from-(-?\d{1,15}(?:\.\d{1,6})?))?(?:-to-(-?\d{1,15}(?:\.\d{1,6})?))?$/.exec(text);
  if (match === null || text === '') return null;
  const [, from, to] = match;
  return {
    code,
    ...(from === undefined ? {} : { from: unit(from) }),
    ...(to === undefined ? {} : { to: unit(to) }),
  };
}

function rubles(kopecksValue: number | undefined): number | undefined {
  return kopecksValue === undefined ? undefined : kopecksValue / 100;
}

function kopecks(rublesText: string): number {
  return Math.round(Number(rublesText) * 100);
}

/** Malformed percent signs are kept as they are. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
