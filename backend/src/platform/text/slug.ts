const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Path segments with their own meaning under `/catalog/` and `/web/catalog/`. */
const reserved = new Set(['sections', 'fastview', 'analogues', 'filter', 'apply']);

/** A name as a URL segment: `Кислотостойкие` becomes `kislotostoykie`. It is never empty and never a reserved word. */
export function slugOf(name: string, separator: '-' | '_' = '-', maxLength = 90): string {
  const latin = name.toLowerCase().replace(/[а-яё]/g, (letter) => letters[letter] ?? '');
  const parts = latin.normalize('NFKD').match(/[a-z0-9]+/g) ?? ['bez', 'nazvaniya'];
  const slug = parts
    .join(separator)
    .slice(0, maxLength)
    .replace(/[-_]+$/, '');
  return reserved.has(slug) ? `${slug}${separator}1` : slug;
}

/** The slug, or the slug with the first number that is free. */
export function freeSlug(
  slug: string,
  isTaken: (slug: string) => boolean,
  separator: '-' | '_' = '-',
): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const numbered = `${slug}${separator}${number}`;
    if (!isTaken(numbered)) return numbered;
  }
}
