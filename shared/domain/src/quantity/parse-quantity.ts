/** Longer than any quantity with its unit; what is longer is none, and never looked at. */
const LENGTH_MAX = 60;

const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Non-breaking, thin, figure spaces, tabs: all that may stand between thousands. */
const SPACE = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g;
const APOSTROPHE = /[’‘ʼ´`＇]/g;
const WIDE = /[！-～]/g;

/** Digits with their separators, then a unit: «1 200,50», «12 шт.», «3 м2», «2 тыс. шт». */
const QUANTITY = /^([\d.,' ]*\d)[.,; ]*([^\d]*|[^\d]*м[23])$/u;
const UNIT = /^[\p{L}.()/ ]*[²³23]?[.)]?$/u;
const MONEY = /^(р|руб|рубл\p{L}*|rub|usd|eur|коп|копе\p{L}*|к)\.?$/iu;
const THOUSAND = /^тыс/iu;
const THOUSAND_WORD = /^тыс\p{L}*\.?/iu;

/**
 * A quantity as people write it: «1 200,50», «1'200», «1.200,5», «12 шт», «10 уп.», with any spaces and full-width digits.
 * A lone comma or point is the decimal mark («12,000» is twelve, as accounting programs print it); thousands are told by
 * groups of three. The unit is read over, except for thousands («2 тыс. шт» is 2000). Null for what is no quantity:
 * negative, a date, a sum («2+3»), a product («10х5»), a price. Linear in the text's length.
 */
export function parseQuantity(text: string): number | null {
  const { digits, unit } = split(text);
  const number = digits === '' ? null : readNumber(digits);
  if (number === null) return null;
  return THOUSAND.test(unit) ? Math.round(number * 1e6) / 1e3 : number;
}

/** The unit of a quantity as it is written: «уп.» of «2 уп.», «шт» of «2 тыс. шт»; empty without one. Linear too. */
export function parseUnit(text: string): string {
  return split(text).unit.replace(THOUSAND_WORD, '').trim();
}

/** Both are empty for what is no quantity. */
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

/** Digits with points, commas, spaces and apostrophes among them. */
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

/** Digits in groups of three with one kind of separator, or without; «,5» has none. */
function readWhole(text: string): string | null {
  if (text === '') return '0';
  const [separator = ''] = /\D/.exec(text) ?? [];
  if (separator === '') return text.length <= 15 ? text : null;
  const [first = '', ...rest] = text.split(separator);
  const isGrouped = /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
  return isGrouped && rest.length <= 4 ? first + rest.join('') : null;
}
