import { QUANTITY_MAX } from '@shop/domain/quantity/quantity';
import * as v from 'valibot';

const TOO_MANY = 'Количество не может быть больше 999 999';

/** Schemas of fields that many calls share. Their names contain the unit. */

/** The id of a row. Numeric strings are accepted, because servers of this API family send them. */
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

/** An existing calendar day: `2026-11-21`. */
export const day = v.pipe(v.string(), v.isoDate(), v.check(isRealDay, 'Некорректная дата'));

function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return date.getUTCFullYear() > 0 && date.toISOString().startsWith(text);
}

/** A flag in any shape that servers of this family send: `true`, `1`, `"1"`, `"Y"`. */
export const flag = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'Y' || value === 'true'),
);

/** An ordered quantity: a whole number of base units, 1 to 999 999. */
export const quantity = v.pipe(
  v.number('Количество должно быть числом'),
  v.integer('Количество должно быть целым'),
  v.minValue(1, 'Количество должно быть больше нуля'),
  v.maxValue(QUANTITY_MAX, TOO_MANY),
);

/** An ordered quantity, or 0 for none. */
export const quantityOrNone = v.pipe(
  v.number('Количество должно быть числом'),
  v.integer('Количество должно быть целым'),
  v.minValue(0, 'Количество не может быть меньше нуля'),
  v.maxValue(QUANTITY_MAX, TOO_MANY),
);

/** A whole number of a query string, 1 to `max`; anything else becomes `otherwise`. */
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

/** A single-use secret of the server, as it appears in a link. */
export const secret = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/, 'Ссылка повреждена'));

/** An existing password, as typed by its owner. */
export const typedPassword = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

/** The answer of a call that returns nothing. */
export const nothing = v.optional(v.unknown());

/** A pack: its short name «упак», and how many base units it holds. */
export const pack = v.object({ name: v.string(), factor: v.number() });
