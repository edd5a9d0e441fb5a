/**
 * Normalises a city name for searching: «Ростов-на-Дону» equals «ростов на дону», `ё` equals `е`. The column
 * `cities.search_name` is normalised the same way.
 */
export function comparable(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replaceAll('-', ' ').trim();
}
