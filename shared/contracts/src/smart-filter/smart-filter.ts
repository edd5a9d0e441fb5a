/**
 * The grammar of the smart filter in URLs (wire-facts of this API family): `clear`, or parts joined by `/`:
 * `price-{code}-from-{a}-to-{b}`, `{prop}-is-{v1}-or-{v2}`, `{prop}-from-{x}-to-{y}`.
 * Printed by the client, parsed by the server; whatever does not fit the grammar is left out, never an error.
 */
export interface FilterChoice {
  /** By price code; bounds in kopecks, inclusive. In the URL they are rubles. */
  readonly prices: readonly RangeChoice[];
  /** In the order of the filter's items. */
  readonly props: readonly (ValuesChoice | RangeChoice)[];
}
export interface ValuesChoice {
  /** The property's code: lower-case letters, digits and `_`. */
  readonly code: string;
  /** `urlId` of each chosen value; any of them matches. */
  readonly values: readonly string[];
}
/** A range; inclusive, either bound may be absent. */
export interface RangeChoice {
  readonly code: string;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export const EMPTY_FILTER = 'clear';

/** Codes of the filter that are no properties: «В наличии» and «Покупали раньше», both with the one value `y`. */
export const IN_STOCK_CODE = 'nalichie';
export const PURCHASED_CODE = 'pokupali';
export const FLAG_URL_ID = 'y';
/** Codes that no property may have; `price` begins the price part. */
export const RESERVED_CODES: readonly string[] = ['price', IN_STOCK_CODE, PURCHASED_CODE];

/** Bounds have at most 15 digits before the point and 6 behind it; anything else is no bound. */
const MAX_BOUND = 1e15;

/** A value as the URL names it: lower case, `/` becomes `-`. Not yet escaped or encoded. */
export function toUrlId(value: string): string {
  return value
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .toLowerCase()
    .replaceAll('/', '-');
}

/** The path part for a choice: `price-base-from-100/brand-is-ansell`, or `clear`. Choices without values vanish. */
export function printSmartFilter({ prices, props }: FilterChoice): string {
  const parts = [
    ...prices.map(({ code, from, to }) => printRange(`price-${code}`, rubles(from), rubles(to))),
    ...props.map((choice) =>
      'values' in choice ? printValues(choice) : printRange(choice.code, choice.from, choice.to),
    ),
  ].filter((part) => part !== '');
  return parts.length === 0 ? EMPTY_FILTER : parts.join('/');
}

/** The way back from the raw, still encoded path part. Parts of the same property are united. */
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

/** The path of a listing call below `/web/catalog/`: `perchatki/filter/brand-is-ansell/apply/`. */
export function printListingPath(sectionPath: string, filter: FilterChoice): string {
  const section = sectionPath === '' ? '' : `${sectionPath}/`;
  const printed = printSmartFilter(filter);
  return printed === EMPTY_FILTER ? section : `${section}filter/${printed}/apply/`;
}

/** Takes such a path apart. A missing `apply` is forgiven. */
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
 * A value such as `ввг-is-3x1.5-нг` would be torn at its own separator. So a hyphen before a separator word is
 * written `~1`, and a tilde `~0`; neither encoding nor a proxy's clean-up of the URL changes a tilde.
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

/** As the parser reads it, never `1e+21`. */
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

/** Broken percent signs stand for themselves. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
