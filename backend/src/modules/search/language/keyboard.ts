const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const SHIFTED: Readonly<Record<string, string>> = {
  '~': 'ё',
  '{': 'х',
  '}': 'ъ',
  ':': 'ж',
  '"': 'э',
  '<': 'б',
  '>': 'ю',
};

/**
 * Converts text to what the same keys write in the other layout, in lower case: `gthxfnrb` is «перчатки», «ищыср» is
 * `bosch`.
 */
export function otherLayout(text: string): string {
  const typed = text.toLowerCase();
  const isCyrillic = /[а-яё]/.test(typed);
  return [...typed].map((key) => (isCyrillic ? toLatinKey(key) : toCyrillicKey(key))).join('');
}

function toLatinKey(key: string): string {
  return LATIN[CYRILLIC.indexOf(key)] ?? key;
}

function toCyrillicKey(key: string): string {
  return CYRILLIC[LATIN.indexOf(key)] ?? SHIFTED[key] ?? key;
}
