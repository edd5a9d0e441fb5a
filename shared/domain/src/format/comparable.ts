/** A name as it is looked for: «Ростов-на-Дону» and «ростов на дону» are one, ё is е. `cities.search_name` is made alike. */
export function comparable(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replaceAll('-', ' ').trim();
}
