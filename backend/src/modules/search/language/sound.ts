/** Latin spellings of Russian sounds, the longer ones first. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|sh/g, 'ш'],
  [/tch|ch/g, 'ч'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ph/g, 'ф'],
  [/ts|tz/g, 'ц'],
  [/ck|q/g, 'к'],
  [/[yj]a/g, 'я'],
  [/[yj]u/g, 'ю'],
  [/[yj]o/g, 'е'],
  [/(?<=^|[aeiouаеиоуыэюя])[yj]e/g, 'е'],
  [/(?<=[aeiouаеиоуыэюя])y/g, 'й'],
  [/c(?=[eiy])/g, 'ц'],
  [/x/g, 'кс'],
];
const LATIN = 'abcdefghijklmnoprstuvwyz';
const CYRILLIC = 'абкдефгхийклмнопрстуввыз';

/** A Latin word as it would be written in Russian: `perchatki` is «перчатки», `bosch` «бош». Lower case in and out. */
export function inCyrillic(word: string): string {
  const spelt = SPELLINGS.reduce((text, [spelling, letter]) => text.replace(spelling, letter), word);
  return spelt.replace(/[a-z]/g, (letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter);
}

const LETTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...'абвгдеийклмнопрстуфхыэ'].map((letter, at) => [letter, 'abvgdeiyklmnoprstufhye'[at]!]),
  ),
  ж: 'zh',
  з: 'z',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ю: 'yu',
  я: 'ya',
};

/** Cyrillic letters as Latin ones of the same sound: «усм-128» is `usm-128`. Lower case in and out. */
export function inLatin(text: string): string {
  return text.replace(/[а-я]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Words of both scripts that sound alike have this in common: «Макита» and `Makita`, «ансель» and `Ansell`. */
export function soundOf(word: string): string {
  return inCyrillic(word)
    .replace(/[ьъ]/g, '')
    .replace(/щ/g, 'ш')
    .replace(/э/g, 'е')
    .replace(/[йы]/g, 'и')
    .replace(/(.)\1+/g, '$1');
}
