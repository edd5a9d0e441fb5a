import type { BasketRow, RemovedBasketRow } from '@shop/contracts/basket-order/basket';
import { formatNumber } from '@shop/domain/format/number';
import {
  type BasketLine,
  type BasketState,
  type BasketTerms,
  isUnsent,
  wantedQuantity,
} from './basket-state.ts';

interface ReadBasket {
  readonly rows: readonly BasketRow[];
  readonly removed: readonly RemovedBasketRow[];
  readonly terms: BasketTerms;
}

/**
 * Takes the basket as the server holds it. Lines keep their places until the next visit; what the buyer has not sent yet stays on screen
 * and is sent, so the last change of a row wins; what somebody else changed is shown and said. Rows that were taken
 * out, whenever and by whomever, stand there deleted until somebody hides them.
 */
export function takeRows(state: BasketState, { rows, removed, terms }: ReadBasket): BasketState {
  const byOffer = new Map(rows.map((row) => [row.offerId, row]));
  const outByOffer = new Map(removed.map((row) => [row.offerId, row]));
  const known = new Set(state.lines.map((line) => line.offerId));
  const isNews = state.terms !== null && !state.isReopened;
  const taken = state.lines
    .filter((line) => byOffer.has(line.offerId) || outByOffer.has(line.offerId) || !isForgotten(line))
    .map((line) => takeRow(line, byOffer.get(line.offerId), outByOffer.get(line.offerId)));
  const kept = state.isReopened ? taken.filter((line) => isKept(line, outByOffer)).map(withoutNote) : taken;
  const isNew = (row: BasketRow) => !known.has(row.offerId);
  const lines = [...kept, ...rows.filter(isNew).map(newLine), ...removed.filter(isNew).map(removedLine)];
  return {
    ...state,
    terms,
    isStale: false,
    isReopened: false,
    takenOut: isNews ? state.takenOut : lastRemoval(removed),
    lines: isNews ? lines : lines.sort((one, other) => one.row.position - other.row.position),
  };
}

export function newLine(row: BasketRow): BasketLine {
  return {
    offerId: row.offerId,
    row,
    quantity: row.quantity,
    isDeleted: false,
    isChecked: false,
    stored: { rowId: row.id, quantity: row.quantity },
    isRemembered: false,
    hidden: null,
    note: null,
    problem: null,
  };
}

function removedLine(row: RemovedBasketRow): BasketLine {
  return { ...newLine(row), isDeleted: true, stored: null, isRemembered: true };
}

/** Rows that went together last, and several of them. */
function lastRemoval(removed: readonly RemovedBasketRow[]): readonly number[] {
  const last = Math.max(...removed.map(({ removal }) => removal));
  const together = removed.filter(({ removal }) => removal === last).map(({ offerId }) => offerId);
  return together.length > 1 ? together : [];
}

export function takeRow(line: BasketLine, row: BasketRow | undefined, out?: RemovedBasketRow): BasketLine {
  if (!row) return takeAbsence(line, out);
  const stored = { rowId: row.id, quantity: row.quantity };
  if (isUnsent(line)) {
    const isHeard = wantedQuantity(line) === row.quantity;
    const isNews = line.stored !== null && line.stored.quantity !== row.quantity && !isHeard;
    const news = `${changeOf(row, line.stored?.quantity ?? 0)}, у вас ${formatNumber(wantedQuantity(line))}`;
    return { ...line, row, stored, note: isNews ? news : line.note, problem: isHeard ? null : line.problem };
  }
  if (line.isDeleted)
    return {
      ...line,
      row,
      stored,
      quantity: row.quantity,
      isDeleted: false,
      isRemembered: false,
      hidden: null,
      note: said('Возвращён', row.changedBy),
    };
  if (row.quantity === line.quantity) return { ...line, row, stored };
  return { ...line, row, stored, quantity: row.quantity, note: changeOf(row, line.quantity) };
}

/** «Изменено (Иван Петров): 10 → 20». */
function changeOf({ quantity, changedBy }: BasketRow, before: number): string {
  const change = `${formatNumber(before)} → ${formatNumber(quantity)}`;
  return `${said('Изменено', changedBy)}: ${change}`;
}

function takeAbsence(line: BasketLine, out: RemovedBasketRow | undefined): BasketLine {
  const isRemembered = out !== undefined;
  if (!line.stored) return isRemembered === line.isRemembered ? line : { ...line, isRemembered };
  const news = said('Удалён', out?.changedBy ?? null);
  // What is being edited comes back by itself, for the edit is the later word, but not without one.
  if (isUnsent(line)) {
    const note = line.isDeleted ? line.note : `${news}, возвращаем с\u00a0вашим количеством`;
    return { ...line, stored: null, isRemembered, note };
  }
  return { ...line, stored: null, isRemembered, isDeleted: true, isChecked: false, note: news };
}

/** By name, if the server knows it. */
function said(happened: string, name: string | null): string {
  return name ? `${happened} (${name})` : `${happened} коллегой или в другом окне`;
}

/** Somebody else has hidden it, or it has become an order. */
function isForgotten({ isDeleted, stored, isRemembered }: BasketLine): boolean {
  return isDeleted && !stored && isRemembered;
}

/** On a new visit rows stand there deleted only as the server remembers them. */
function isKept(line: BasketLine, removed: ReadonlyMap<number, unknown>): boolean {
  return isWorthKeeping(line) || removed.has(line.offerId);
}

/** What the server has not heard yet outlives the earlier visit. */
export function isWorthKeeping({ stored, isDeleted, hidden }: BasketLine): boolean {
  return stored !== null || !isDeleted || hidden === 'untold';
}

export function withoutNote(line: BasketLine): BasketLine {
  return line.note ? { ...line, note: null } : line;
}
