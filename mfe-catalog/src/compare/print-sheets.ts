import type { ComparedProduct } from './compare.queries.ts';
import type { CompareGroup } from './compare-rows.ts';

/** Columns that are readable on a landscape sheet. */
const PER_SHEET = 6;

interface Sheet {
  readonly items: ComparedProduct[];
  readonly groups: readonly CompareGroup[];
}

/** Splits a comparison into sheets of about the same number of products, each with all rows. */
export function printSheets(items: readonly ComparedProduct[], groups: readonly CompareGroup[]): Sheet[] {
  const count = Math.ceil(items.length / PER_SHEET);
  const width = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, sheet) => {
    const [from, to] = [sheet * width, (sheet + 1) * width];
    return {
      items: items.slice(from, to),
      groups: groups.map(({ name, rows }) => ({
        name,
        rows: rows.map((row) => ({ ...row, values: row.values.slice(from, to) })),
      })),
    };
  });
}
