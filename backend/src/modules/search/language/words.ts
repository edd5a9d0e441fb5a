/** A word of a text: as it is compared, and where it stands. */
export interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Letters and digits apart, so that «125мм» and «125 мм» are one; «26,5» is a number, not two. */
const WORD = /\p{L}+|\p{N}+(?:[.,]\p{N}+)?/gu;

/** The words of a text, in lower case, ё as е. */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: comparable(word),
    from: index,
    to: index + word.length,
  }));
}

/** An article as it is compared: «СИЗ-0412/3», «сиз 0412 3» and «CИЗ04123» with a Latin C are one. */
export function articleKey(text: string): string {
  let key = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = KEY_LETTERS[text.charCodeAt(at)];
    if (letter === undefined) return keyOfAny(text);
    key += letter;
  }
  return key;
}

function keyOfAny(text: string): string {
  return toLatin(lower(text).replace(/[^\p{L}\p{N}]/gu, ''));
}

function lower(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

/** «8 мм» is more than an 8 and a «мм» somewhere, FFP2 more than FFP and a 2; «х/б» is one word too. */
const MEASURE = /(?<![\p{N}.,])(\p{N}+(?:[.,]\p{N}+)?)\s?(\p{L}{1,4})(?!\p{L})/gu;
const CODE = /(?<![\p{L}\p{N}])(\p{L}{1,4})(\p{N}+)(?![\p{L}\p{N}])/gu;
const ABBREVIATION = /(?<!\p{L})(\p{L})\/(\p{L})(?!\p{L})/gu;

/** Words of a text that stand for two of `wordsOf`: «8мм» of «8 мм», `ffp2` of `FFP2`, «хб» of «х/б». */
export function pairsOf(text: string): readonly string[] {
  const measures = [...text.matchAll(MEASURE)].map(([, number = '', unit = '']) => pairOf(number, unit));
  const codes = [...text.matchAll(CODE)].map(([, letters = '', number = '']) => pairOf(letters, number));
  const abbreviations = (text.includes('/') ? [...text.matchAll(ABBREVIATION)] : []).map(
    ([, one = '', other = '']) => lower(one + other),
  );
  return [...measures, ...codes, ...abbreviations];
}

export function pairOf(one: string, other: string): string {
  return comparable(one) + comparable(other);
}

/** Single letters («3М», «XL» by halves) and words in two scripts look alike however they were typed. */
function comparable(word: string): string {
  const text = lower(word).replace(',', '.');
  if (text.length > 1 && !isMixed(text)) return text;
  const latin = toLatin(text);
  return /[а-я]/.test(latin) ? toCyrillic(text) : latin;
}

function isMixed(text: string): boolean {
  return /[a-z]/.test(text) && /[а-я]/.test(text);
}

const [LATIN, CYRILLIC] = ['abekmhopctyx', 'авекмнорстух'];

/** Cyrillic letters that look like Latin ones become them; the others stay. */
function toLatin(text: string): string {
  return text.replace(/[авекмнорстух]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)]!);
}

/** And the other way. */
export function toCyrillic(text: string): string {
  return text.replace(/[abekmhopctyx]/g, (letter) => CYRILLIC[LATIN.indexOf(letter)]!);
}

const [ASCII_END, CYRILLIC_START, CYRILLIC_END] = [0x80, 0x400, 0x460];

/**
 * Holds what plain and Cyrillic letters become in the key of an article, by their codes: nearly all articles have no
 * others, and expressions take several times as long for millions.
 */
const KEY_LETTERS: readonly (string | undefined)[] = Array.from({ length: CYRILLIC_END }, (_, code) =>
  code < ASCII_END || code >= CYRILLIC_START ? keyOfAny(String.fromCharCode(code)) : undefined,
);
