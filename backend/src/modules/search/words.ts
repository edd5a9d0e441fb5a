/** A word of a text: as it is compared, and where it stands. */
export interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The words of a text, in lower case, ё as е. */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: comparable(word),
    from: index,
    to: index + word.length,
  }));
}

/** An article as it is compared: «СИЗ-0412/3» and «сиз 0412 3» are one. */
export function articleKey(text: string): string {
  return comparable(text).replace(/[^\p{L}\p{N}]/gu, '');
}

const ENDING = /(?:ами|ями|ого|его|ому|ему|ыми|ими|ов|ев|[аеиоуыэюяйь]{1,2}[хм]?)$/;
const MIN_STEM = 4;

/** A word without its ending, so that its other forms begin alike. Short words and Latin ones stay whole. */
export function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length >= MIN_STEM ? stem : word;
}

function comparable(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}
