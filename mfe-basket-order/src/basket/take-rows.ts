import type { BasketRow } from '@shop/shared/contracts/basket';
import { formatNumber } from '@shop/shared/format/number';
import {
  type BasketLine,
  type BasketState,
  type BasketTerms,
  isUnsent,
  wantedQuantity,
} from './basket-state.ts';

/**
 * Takes the basket as the server holds it. Lines keep their places; what the buyer has not sent yet stays on screen
 * and is sent, so the last change of a row wins; what somebody else changed is shown and said.
 */
export function takeRows(state: BasketState, rows: readonly BasketRow[], terms: BasketTerms): BasketState {
  const byOffer = new Map(rows.map((row) => [row.offerId, row]));
  const known = new Set(state.lines.map((line) => line.offerId));
  const taken = state.lines.map((line) => takeRow(line, byOffer.get(line.offerId)));
  const kept = state.isReopened ? taken.filter(isWorthKeeping).map(withoutNote) : taken;
  const added = rows.filter((row) => !known.has(row.offerId)).map(newLine);
  return { ...state, terms, isStale: false, isReopened: false, lines: [...kept, ...added] };
}

function newLine(row: BasketRow): BasketLine {
  return {
    offerId: row.offerId,
    row,
    quantity: row.quantity,
    isDeleted: false,
    isChecked: false,
    stored: { rowId: row.id, quantity: row.quantity },
    note: null,
    problem: null,
  };
}

function takeRow(line: BasketLine, row: BasketRow | undefined): BasketLine {
  if (!row) return takeAbsence(line);
  const stored = { rowId: row.id, quantity: row.quantity };
  if (isUnsent(line)) {
    const isHeard = wantedQuantity(line) === row.quantity;
    return { ...line, row, stored, problem: isHeard ? null : line.problem };
  }
  if (line.isDeleted)
    return {
      ...line,
      row,
      stored,
      quantity: row.quantity,
      isDeleted: false,
      note: 'Возвращён коллегой или в другом окне',
    };
  if (row.quantity === line.quantity) return { ...line, row, stored };
  const change = `${formatNumber(line.quantity)} → ${formatNumber(row.quantity)}`;
  return {
    ...line,
    row,
    stored,
    quantity: row.quantity,
    note: `Изменено коллегой или в другом окне: ${change}`,
  };
}

function takeAbsence(line: BasketLine): BasketLine {
  if (!line.stored) return line;
  if (isUnsent(line)) return { ...line, stored: null };
  return {
    ...line,
    stored: null,
    isDeleted: true,
    isChecked: false,
    note: 'Удалён коллегой или в другом окне',
  };
}

/** On a new visit deleted rows are gone; what the server has not heard yet outlives the earlier one. */
export function isWorthKeeping({ stored, isDeleted }: BasketLine): boolean {
  return stored !== null || !isDeleted;
}

export function withoutNote(line: BasketLine): BasketLine {
  return line.note ? { ...line, note: null } : line;
}
