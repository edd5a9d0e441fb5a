import type { BasketLine } from './basket-state.ts';

/** Lines whose name or article contains the text, case-insensitively (§5). */
export function searchLines(lines: readonly BasketLine[], text: string): readonly BasketLine[] {
  const wanted = text.trim().toLocaleLowerCase('ru');
  if (!wanted) return lines;
  return lines.filter(({ row }) => `${row.name}\n${row.article}`.toLocaleLowerCase('ru').includes(wanted));
}
