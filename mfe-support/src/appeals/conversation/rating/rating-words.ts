/** What each number of stars says, 1 to 5. */
export const RATING_WORDS = ['Ужасно', 'Плохо', 'Нормально', 'Хорошо', 'Отлично'] as const;

/** «4 из 5 — хорошо». */
export function nameOfRating(rating: number): string {
  return `${rating} из 5 — ${(RATING_WORDS[rating - 1] ?? '').toLowerCase()}`;
}
