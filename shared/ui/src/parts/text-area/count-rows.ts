const charactersPerRow = 80;

/** Returns the rows that a text needs: one per line and one per 80 characters of a line, within the bounds (§5). */
export function countRows(text: string, minRows: number, maxRows: number): number {
  const rows = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerRow)), 0);
  return Math.min(maxRows, Math.max(minRows, rows));
}
