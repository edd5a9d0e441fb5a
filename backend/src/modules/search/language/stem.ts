import { stemmer } from '@orama/stemmers/russian';

/** Too short to be cut any further. */
const MIN_LENGTH = 4;

/** «перчаток» and «перчатк-и», «ремень» and «ремн-я»: the vowel that comes and goes before the last consonant. */
const FLEETING_VOWEL = /(?<=[бвгджзклмнпрстфхцчшщ]ь?)[ео](?=[кнлц]$)/;

/**
 * Gives the common stem of a Russian word's forms, which need not be a word itself. Other words are their own stems.
 */
export function stemOf(word: string): string {
  if (!/^[а-я]{3,}$/.test(word)) return word;
  const stem = stemmer(word);
  return stem.length < MIN_LENGTH ? stem : stem.replace(FLEETING_VOWEL, '');
}
