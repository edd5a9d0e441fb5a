import * as v from 'valibot';

/** A line of an order by its position, and the claimed quantity. */
export interface ChosenLine {
  readonly position: number;
  readonly quantity: number;
}

const positiveNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));
const oneLine = v.pipe(
  v.string(),
  v.transform((pair) => pair.split(':')),
  v.tuple([positiveNumber, positiveNumber]),
  v.transform(([position, quantity]) => ({ position, quantity })),
);
const lines = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',')),
    v.array(oneLine),
    v.maxLength(2000),
  ),
  [],
);

/** Parses `3:2,5:1`, the notation of URLs and drafts; invalid text gives no lines. */
export function readLines(text: string): ChosenLine[] {
  return v.parse(lines, text);
}

export function writeLines(chosen: readonly ChosenLine[]): string {
  return chosen.map(({ position, quantity }) => `${position}:${quantity}`).join(',');
}
