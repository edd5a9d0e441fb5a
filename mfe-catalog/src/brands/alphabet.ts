/** Brands under one letter; those that begin with a digit or a sign stand under «0–9». */
export interface LetterGroup<T> {
  readonly letter: string;
  /** Names an element of the page, to link to. */
  readonly anchor: string;
  readonly brands: readonly T[];
}

const russian = new Intl.Collator('ru');
const OTHERS = '0–9';

/** By first letter: digits, Latin, then Cyrillic; the brands under each by name. */
export function groupByLetter<T extends { readonly name: string }>(
  brands: readonly T[],
): readonly LetterGroup<T>[] {
  const byLetter = new Map<string, T[]>();
  for (const brand of brands) {
    const letter = letterOf(brand.name);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), brand]);
  }
  return [...byLetter]
    .sort(([one], [other]) => rankOf(one) - rankOf(other) || russian.compare(one, other))
    .map(([letter, group]) => ({
      letter,
      anchor: `letter-${letter === OTHERS ? 'other' : letter}`,
      brands: group.toSorted((one, other) => russian.compare(one.name, other.name)),
    }));
}

/** Whether a brand is meant: part of the name, whatever the case; «ё» is «е». */
export function matchesName(name: string, sought: string): boolean {
  return plain(name).includes(plain(sought));
}

function letterOf(name: string): string {
  const first = plain(name).charAt(0).toLocaleUpperCase('ru');
  return /\p{L}/u.test(first) ? first : OTHERS;
}

function rankOf(letter: string): number {
  if (letter === OTHERS) return 0;
  return /[A-Z]/.test(letter) ? 1 : 2;
}

function plain(text: string): string {
  return text.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е');
}
