/** Labels of 1 to 5 stars. */
export const RATING_LABELS = ['Ужасно', 'Плохо', 'Нормально', 'Хорошо', 'Отлично'] as const;

/** «4 из 5 — хорошо». */
export function nameOfRating(rating: number): string {
  return `${rating} из 5 — ${(RATING_LABELS[rating - 1] ?? '').toLowerCase()}`;
}
