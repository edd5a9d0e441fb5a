import { headingsOf } from '../columns/headings.ts';
import { parseQuantity } from '../quantity/quantity.ts';
import type { PastedBlock } from './read-block.ts';

interface ListCells {
  readonly cells: readonly string[];
  /** True if columns other than quantities were left out. */
  readonly isNarrowed: boolean;
}

/**
 * Reduces a block to a single run of quantities without a heading. Undefined if several columns hold numbers: an
 * article must never become a quantity.
 */
export function listCells(block: PastedBlock): ListCells | undefined {
  const [first = []] = block;
  const isRow = block.length === 1;
  if (isRow && !isLabelled(first)) return { cells: first, isNarrowed: false };
  const width = block.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, at) => block.map((row) => row[at] ?? ''));
  const column =
    width === 1 ? columns[0] : (only(columns.filter(isHeaded)) ?? only(columns.filter(hasNumber)));
  if (!column) return undefined;
  return { cells: isHeaded(column) ? column.slice(1) : column, isNarrowed: width > 1 };
}

/** True for «КП-12 → 5»: a row whose first cell labels its only number. */
function isLabelled(row: readonly string[]): boolean {
  return !isNumber(row[0] ?? '') && row.filter(isNumber).length === 1 && row[0] !== '';
}

function isHeaded([heading = '']: readonly string[]): boolean {
  return !isNumber(heading) && headingsOf(heading).some(({ kind }) => kind === 'quantity');
}

function hasNumber(cells: readonly string[]): boolean {
  return cells.some(isNumber);
}

function isNumber(cell: string): boolean {
  return parseQuantity(cell) !== null;
}

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}
