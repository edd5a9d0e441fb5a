import type { RequestedLine } from '@shop/contracts/basket-order/quick-order';
import type { Columns } from '@shop/domain/columns/guess-columns';

/** Takes the lines of a table, numbered as its rows are, and skips rows that are empty in all three columns. */
export function extractLines(
  rows: readonly (readonly string[])[],
  { kinds, firstRow }: Columns,
): RequestedLine[] {
  const [article, quantity, name] = (['article', 'quantity', 'name'] as const).map((kind) =>
    kinds.indexOf(kind),
  );
  const lines: RequestedLine[] = [];
  for (let index = firstRow - 1; index < rows.length; index += 1) {
    const cell = (column = -1) => rows[index]![column] ?? '';
    const line = {
      rowNumber: index + 1,
      article: cell(article),
      quantity: cell(quantity).slice(0, 100),
      name: cell(name),
    };
    if (line.article !== '' || line.quantity !== '' || line.name !== '') lines.push(line);
  }
  return lines;
}
