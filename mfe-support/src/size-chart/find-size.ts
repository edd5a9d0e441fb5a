import type { SizeChart } from '@shop/contracts/support/content';

type Measurement = SizeChart['measurements'][number];

/** The size that one measurement asks for, and how certain that is. */
export interface Ask {
  readonly measurement: Measurement;
  readonly value: number;
  readonly size: string;
  /** The smaller candidate: the value lies between the two, or belongs to both. */
  readonly smaller?: { readonly size: string; readonly is: 'between' | 'both' };
}

/** A measurement outside the table. */
export interface Outside {
  readonly measurement: Measurement;
  readonly value: number;
  readonly than: 'less' | 'more';
  /** The last value of the table on that side. */
  readonly limit: number;
}

export type FoundSize =
  /** No measurements yet. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'outside'; readonly outside: readonly Outside[] }
  /** One size fits all measurements. */
  | { readonly kind: 'fits'; readonly row: number; readonly size: string; readonly asks: readonly Ask[] }
  /** The measurements ask for different sizes; the largest is recommended. */
  | { readonly kind: 'differs'; readonly row: number; readonly size: string; readonly asks: readonly Ask[] };

/**
 * Finds the size for measurements by code; missing ones are ignored. Between two sizes, and where measurements
 * disagree, the larger one wins, because loose clothes can be worn. Rows are sorted from the smallest to the largest.
 */
export function findSize(
  { measurements, rows }: Pick<SizeChart, 'measurements' | 'rows'>,
  values: Readonly<Partial<Record<string, number>>>,
): FoundSize {
  const places = measurements.flatMap((measurement) => {
    const value = values[measurement.code];
    if (value === undefined || !rows.some(({ ranges }) => ranges[measurement.code])) return [];
    return [{ measurement, value, place: placeOf(measurement.code, value, rows) }];
  });
  if (places.length === 0) return { kind: 'nothing' };
  const outside = places.flatMap(({ measurement, value, place }) =>
    'than' in place ? [{ measurement, value, ...place }] : [],
  );
  if (outside.length > 0) return { kind: 'outside', outside };

  const placed = places.flatMap(({ place, ...rest }) => ('than' in place ? [] : [{ ...rest, ...place }]));
  const common = rows.flatMap((_, row) =>
    placed.every(({ fitting }) => fitting.includes(row)) ? [row] : [],
  );
  const isAgreed = common.length > 0;
  // Another measurement may settle an ambiguous one.
  const asks = placed.map(({ measurement, value, fitting, below }): Ask => {
    const open = isAgreed ? common : fitting;
    const size = rows[open.at(-1)!]!.size;
    const ask = { measurement, value, size };
    if (below !== undefined) return { ...ask, smaller: { size: rows[below]!.size, is: 'between' } };
    return open.length > 1 ? { ...ask, smaller: { size: rows[open[0]!]!.size, is: 'both' } } : ask;
  });
  const row = isAgreed ? common.at(-1)! : Math.max(...placed.map(({ fitting }) => fitting.at(-1)!));
  return { kind: isAgreed ? 'fits' : 'differs', row, size: rows[row]!.size, asks };
}

type Place =
  | {
      /** Matching rows in order; never empty. */
      readonly fitting: readonly number[];
      /** The row below a gap that contains the value; `fitting` is the row above. */
      readonly below?: number;
    }
  | { readonly than: 'less' | 'more'; readonly limit: number };

function placeOf(code: string, value: number, rows: SizeChart['rows']): Place {
  const ranges = rows.flatMap(({ ranges }, row) => {
    const range = ranges[code];
    return range ? [{ row, from: range[0], to: range[1] }] : [];
  });
  const fitting = ranges.filter(({ from, to }) => from <= value && value <= to).map(({ row }) => row);
  if (fitting.length > 0) return { fitting };
  const above = ranges.find(({ from }) => value < from);
  const below = ranges.findLast(({ to }) => to < value);
  if (!above) return { than: 'more', limit: Math.max(...ranges.map(({ to }) => to)) };
  if (!below) return { than: 'less', limit: Math.min(...ranges.map(({ from }) => from)) };
  return { fitting: [above.row], below: below.row };
}
