import { listCells } from './list-cells.ts';
import type { PastedBlock } from './read-block.ts';

/** Fields by row and column, with gaps where a place has none. A list is a single row or a single column. */
export type FieldGrid<Field> = readonly (readonly (Field | undefined)[])[];

export interface Placement<Field> {
  readonly placed: readonly { readonly field: Field; readonly cell: string }[];
  /** Number of blank cells; their fields keep their values. */
  readonly blankCount: number;
  /** Number of cells without a field: beyond the last one, or over a gap. */
  readonly excessCount: number;
  /** True if columns other than quantities were left out. */
  readonly isNarrowed: boolean;
}

/**
 * Assigns the cells of a block to fields, starting from one field. A grid keeps the shape of the block; a list is
 * filled one cell after another from a column or a row. Undefined if a list cannot tell which column of numbers is
 * the quantity.
 */
export function placeBlock<Field>(
  block: PastedBlock,
  grid: FieldGrid<Field>,
  from: Field,
): Placement<Field> | undefined {
  const isList = grid.length === 1 || grid.every(({ length }) => length === 1);
  if (!isList) return placementOf(pairInGrid(block, grid, from), false);
  const list = listCells(block);
  if (!list) return undefined;
  const fields = grid.flat();
  const start = fields.indexOf(from);
  const pairs = list.cells.map((cell, at): Pair<Field> => ({ cell, field: fields[start + at] }));
  return placementOf(pairs, list.isNarrowed);
}

interface Pair<Field> {
  readonly cell: string;
  readonly field: Field | undefined;
}

function pairInGrid<Field>(block: PastedBlock, grid: FieldGrid<Field>, from: Field): readonly Pair<Field>[] {
  const row = grid.findIndex((fields) => fields.includes(from));
  const column = grid[row]?.indexOf(from) ?? 0;
  return block.flatMap((cells, down) =>
    cells.map((cell, right) => ({ cell, field: grid[row + down]?.[column + right] })),
  );
}

function placementOf<Field>(pairs: readonly Pair<Field>[], isNarrowed: boolean): Placement<Field> {
  const filled = pairs.filter(({ cell }) => cell !== '');
  const placed = filled.flatMap(({ field, cell }) => (field === undefined ? [] : { field, cell }));
  return {
    placed,
    blankCount: pairs.filter(({ cell, field }) => cell === '' && field !== undefined).length,
    excessCount: filled.length - placed.length,
    isNarrowed,
  };
}
