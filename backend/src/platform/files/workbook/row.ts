import type { CellStyle } from './styles.ts';

/** A cell: text is always text, whatever it begins with; a link is an address on our own site and the words on it. */
export type Cell =
  | { readonly text: string; readonly style?: CellStyle }
  | { readonly number: number; readonly style?: CellStyle }
  | { readonly link: string; readonly text: string }
  | null;

export interface Row {
  readonly cells: readonly Cell[];
  /** Depth in the outline: 0 is always seen, 7 the deepest there is. */
  readonly level?: number;
}

export interface Column {
  /** In characters. */
  readonly width: number;
}

export const MAX_OUTLINE_LEVEL = 7;
/** Rows Excel opens; there is no more room in a sheet. */
export const MAX_ROWS = 1_048_576;
