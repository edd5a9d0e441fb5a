const sums = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const longDay = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Kopecks as documents write them: `1 234,50`. */
export function formatSum(kopecks: number): string {
  return sums.format(kopecks / 100);
}

/** «21 ноября 2026 г.» */
export function formatLongDay(day: string): string {
  return longDay.format(new Date(day));
}

/** «22%»; what carries no VAT says so. */
export function formatRate(percent: number): string {
  return percent === 0 ? 'без НДС' : `${percent}%`;
}

const SHORT =
  /(?<=^|[\s(,«])(г|д|ул|стр|корп|к|лит|литера|помещ|пом|офис|оф|кв|пер|пр-т|пр-д|наб|ш|обл|р-н|пос|с|вл|№)(\.?) (?=\S)/giu;

/** Addresses and names whose short words stay with what they belong to: «д. 39» is not torn. */
export function glue(text: string): string {
  return text.replaceAll(SHORT, '$1$2\u00a0');
}
