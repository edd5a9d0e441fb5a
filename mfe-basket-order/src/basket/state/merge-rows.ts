import type { BasketRow, RemovedBasketRow } from '@shop/contracts/basket-order/basket';
import { formatNumber } from '@shop/domain/format/number';
import {
  type BasketLine,
  type BasketState,
  type BasketTerms,
  isUnsent,
  type OfferLine,
  wantedQuantity,
} from './basket-state.ts';
import { returnLine, setQuantity } from './edit-line.ts';

interface ReadBasket {
  readonly rows: readonly BasketRow[];
  readonly removed: readonly RemovedBasketRow[];
  readonly terms: BasketTerms;
}

/**
 * Merges the basket as the server holds it. Lines keep their places until the next visit. What the buyer has not sent yet
 * stays on screen and is sent, so the last change of a row wins; what somebody else changed is shown and said. Rows that
 * were removed, whenever and by whomever, stand there deleted until somebody hides them.
 */
export function mergeRows(state: BasketState, { rows, removed, terms }: ReadBasket): BasketState {
  const byOffer = new Map(rows.map((row) => [row.offerId, row]));
  const outByOffer = new Map(removed.map((row) => [row.offerId, row]));
  const known = new Set(state.lines.map((line) => line.offerId));
  const isNews = state.terms !== null && !state.isReopened;
  const merged = state.lines
    .filter((line) => byOffer.has(line.offerId) || outByOffer.has(line.offerId) || !isForgotten(line))
    .map((line) => mergeRow(line, byOffer.get(line.offerId), outByOffer.get(line.offerId)));
  const kept = state.isReopened ? merged.filter((line) => isKept(line, outByOffer)).map(withoutNote) : merged;
  const isNew = (row: BasketRow) => !known.has(row.offerId);
  const offers = new Map(state.offers.map((offer) => [offer.offerId, offer]));
  const added = [...rows.filter(isNew).map(newLine), ...removed.filter(isNew).map(removedLine)];
  const lines = [...kept, ...added.map((line) => withEdit(line, offers.get(line.offerId)))];
  const withRow = new Set(lines.map((line) => line.offerId));
  return {
    ...state,
    offers: state.offers.filter(({ offerId }) => !withRow.has(offerId)).map(withoutStored),
    terms,
    isStale: false,
    isReopened: false,
    takenOut: isNews ? state.takenOut : lastRemovedTogether(removed),
    lines: isNews ? lines : lines.sort((one, other) => one.row.position - other.row.position),
  };
}

/** A row that was read takes over the edit that another screen has made of its offer. */
function withEdit(line: BasketLine, offer: OfferLine | undefined): BasketLine {
  if (!offer || !isUnsent(offer)) return line;
  const { isReplaced, quantity, note, problem } = offer;
  const isAddition = !isReplaced && !offer.stored && line.stored;
  const wanted = isAddition ? line.quantity + quantity : quantity;
  return { ...setQuantity(wanted > 0 ? returnLine(line) : line, wanted, note), problem };
}

/** The server holds nothing of it. */
function withoutStored(offer: OfferLine): OfferLine {
  if (!offer.stored) return offer;
  return { ...offer, stored: null, quantity: isUnsent(offer) ? offer.quantity : 0 };
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
function lastRemovedTogether(removed: readonly RemovedBasketRow[]): readonly number[] {
  const last = Math.max(...removed.map(({ removal }) => removal));
  const together = removed.filter(({ removal }) => removal === last).map(({ offerId }) => offerId);
  return together.length > 1 ? together : [];
}

export function mergeRow(line: BasketLine, row: BasketRow | undefined, out?: RemovedBasketRow): BasketLine {
  if (!row) return mergeAbsence(line, out);
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
      note: byWhom('Возвращён', row.changedBy),
    };
  if (row.quantity === line.quantity) return { ...line, row, stored };
  return { ...line, row, stored, quantity: row.quantity, note: changeOf(row, line.quantity) };
}

/** «Изменено (Иван Петров): 10 → 20». */
function changeOf({ quantity, changedBy }: BasketRow, before: number): string {
  const change = `${formatNumber(before)} → ${formatNumber(quantity)}`;
  return `${byWhom('Изменено', changedBy)}: ${change}`;
}

function mergeAbsence(line: BasketLine, out: RemovedBasketRow | undefined): BasketLine {
  const isRemembered = out !== undefined;
  if (!line.stored) return isRemembered === line.isRemembered ? line : { ...line, isRemembered };
  const news = byWhom('Удалён', out?.changedBy ?? null);
  // A row that is being edited comes back, because the edit is the newer change; without an edit it does not.
  if (isUnsent(line)) {
    const note = line.isDeleted ? line.note : `${news}, возвращаем с\u00a0вашим количеством`;
    return { ...line, stored: null, isRemembered, note };
  }
  return { ...line, stored: null, isRemembered, isDeleted: true, isChecked: false, note: news };
}

/** Names the colleague if the server knows the name. */
function byWhom(happened: string, name: string | null): string {
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

/** A change that was not sent yet outlives the earlier visit. */
export function isWorthKeeping({ stored, isDeleted, hidden }: BasketLine): boolean {
  return stored !== null || !isDeleted || hidden === 'untold';
}

export function withoutNote<L extends BasketLine | OfferLine>(line: L): L {
  return line.note ? { ...line, note: null } : line;
}
