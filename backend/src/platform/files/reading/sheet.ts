/** A sheet of a file as rows of text; an empty row keeps its place, so that a row's number is what people see. */
export interface TextSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/**
 * How cells are read: `line` tolerates what people type and gives one line; `text` keeps line breaks and reads quotes as CSV
 * has them, so that a file of ours comes back as it was.
 */
export type CellKind = 'line' | 'text';

/** The reason why a file cannot be read, in Russian, for its sender. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

export function isEmptyRow(row: readonly string[]): boolean {
  return row.every((cell) => cell === '');
}
