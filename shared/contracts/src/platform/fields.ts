import * as v from 'valibot';

/** Field schemas that many calls share. Names say the unit. */

/** A row's id. Numeric strings are taken too: servers of this family send them. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

/** Money in integer kopecks. */
export const kopecks = v.pipe(v.number(), v.integer());

/** An ISO 8601 instant with offset: `2026-11-21T09:00:00.000Z`. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** A day there is, of our era: `2026-11-21`. */
export const day = v.pipe(v.string(), v.isoDate(), v.check(isRealDay, 'Некорректная дата'));

function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return date.getUTCFullYear() > 0 && date.toISOString().startsWith(text);
}

/** A flag in any shape this family's servers send: `true`, `1`, `"1"`, `"Y"`. */
export const flag = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'Y' || value === 'true'),
);

/** What a user orders: a whole number of base units, 1 to 999 999. */
export const quantity = v.pipe(
  v.number('Количество должно быть числом'),
  v.integer('Количество должно быть целым'),
  v.minValue(1, 'Количество должно быть больше нуля'),
  v.maxValue(999_999, 'Количество не может быть больше 999 999'),
);

/** The same, or 0 for none of it. */
export const quantityOrNone = v.pipe(
  v.number('Количество должно быть числом'),
  v.integer('Количество должно быть целым'),
  v.minValue(0, 'Количество не может быть меньше нуля'),
  v.maxValue(999_999, 'Количество не может быть больше 999 999'),
);

/** A whole number in a query string; anything else falls back to `otherwise`. */
export function queryNumber(otherwise: number, max: number) {
  const whole = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));
  const digits = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), whole);
  return v.fallback(v.optional(v.union([whole, digits]), otherwise), otherwise);
}

/** Paging of an answer (wire-facts); `pageNumber` starts at 1. */
export const pageNavigation = v.object({
  navNum: v.optional(v.number(), 1),
  pageNumber: v.number(),
  pageCount: v.number(),
  pageSize: v.number(),
  recordCount: v.number(),
});
export type PageNavigation = v.InferOutput<typeof pageNavigation>;

/** A single-use secret of the server, as it stands in a link. */
export const secret = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/, 'Ссылка повреждена'));

/** A password that somebody has already, as it is typed. */
export const typedPassword = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

/** An answer that says nothing but that it worked. */
export const nothing = v.optional(v.unknown());
