import type { BasketRow } from '@shop/contracts/basket-order/basket';
import type { BasketLine } from '../state/basket-state.ts';

/** Searched text of each row, in lower case; cached because a long basket is searched at every keystroke. */
const texts = new WeakMap<BasketRow, string>();

/** Lines whose name or article contains the text, case-insensitively (§5). */
export function searchLines(lines: readonly BasketLine[], text: string): readonly BasketLine[] {
  const wanted = text.trim().toLocaleLowerCase('ru');
  if (!wanted) return lines;
  return lines.filter(({ row }) => textOf(row).includes(wanted));
}

function textOf(row: BasketRow): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const text = `${row.name}\n${row.article}`.toLocaleLowerCase('ru');
  texts.set(row, text);
  return text;
}
