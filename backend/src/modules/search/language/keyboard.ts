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

/** What the same keys write in the other layout: `gthxfnrb` is «перчатки», «ищыср» is `bosch`. In lower case. */
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
