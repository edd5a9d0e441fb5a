/** Brands of one letter. Names that begin with a digit or a sign are grouped under «0–9». */
export interface LetterGroup<T> {
  readonly letter: string;
  /** The id of the group's element, for links. */
  readonly anchor: string;
  readonly brands: readonly T[];
}

const russian = new Intl.Collator('ru');
const OTHERS = '0–9';

/**
 * Groups by first letter, digits first, then Latin, then Cyrillic letters; brands of a letter are sorted by
 * name.
 */
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

/** Matches a part of the name regardless of case; «ё» equals «е». */
export function matchesName(name: string, searchText: string): boolean {
  return plain(name).includes(plain(searchText));
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
