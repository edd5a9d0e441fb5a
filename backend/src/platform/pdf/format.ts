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

/** «22%», or «без НДС» for a rate of zero. */
export function formatRate(percent: number): string {
  return percent === 0 ? 'без НДС' : `${percent}%`;
}

const SHORT =
  /(?<=^|[\s(,«])(г|д|ул|стр|корп|к|лит|литера|помещ|пом|офис|оф|кв|пер|пр-т|пр-д|наб|ш|обл|р-н|пос|с|вл|№)(\.?) (?=\S)/giu;

/** Binds short words in addresses and names to what they belong to: «д. 39» never breaks across lines. */
export function bindShortWords(text: string): string {
  return text.replaceAll(SHORT, '$1$2\u00a0');
}
