import type { CellStyle } from './styles.ts';

/** A cell. Text is always text, whatever it begins with; a link has an address on our own site and a label. */
export type Cell =
  | { readonly text: string; readonly style?: CellStyle }
  | { readonly number: number; readonly style?: CellStyle }
  | { readonly link: string; readonly text: string }
  | null;

/** A row of the sheet; cells are in the order of the columns. */
export interface Row {
  readonly cells: readonly Cell[];
  /** The depth in the outline: 0 is always visible, 7 the deepest level. */
  readonly level?: number;
}

export interface Column {
  /** The width in characters. */
  readonly width: number;
}

export const MAX_OUTLINE_LEVEL = 7;
/** The largest number of rows that Excel opens. */
export const MAX_ROWS = 1_048_576;
