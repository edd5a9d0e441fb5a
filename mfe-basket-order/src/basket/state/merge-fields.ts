import type { BasketRow, BasketSummary } from '@shop/contracts/basket-order/basket';
import type { BasketLine, BasketState, BasketTerms } from './basket-state.ts';
import { mergeRow } from './merge-rows.ts';

/** Some fields of some rows, by offer, in our names. An offer that is not in the basket is absent. */
export type RowFields = ReadonlyMap<number, Partial<BasketRow>>;

/** Merges what has changed of rows and the summary, without the whole basket. */
export function mergeFields(state: BasketState, fields: RowFields, summary: BasketSummary): BasketState {
  const lines = state.lines.map((line) => {
    const changed = fields.get(line.offerId);
    if (!changed || !line.stored) return line;
    const merged = mergeRow(line, { ...line.row, ...changed });
    return { ...merged, stored: merged.stored && { ...merged.stored, rowId: line.stored.rowId } };
  });
  return { ...state, lines, terms: state.terms && { ...count(state.terms, lines), summary } };
}

/** Whether rows came or went, so that no few fields of them will do. */
export function isOverturned({ lines }: BasketState, asked: readonly number[], fields: RowFields): boolean {
  const byOffer = new Map(lines.map((line) => [line.offerId, line]));
  return asked.some((offerId) => fields.has(offerId) !== Boolean(byOffer.get(offerId)?.stored));
}

/** Whether anything can be ordered, as the server counts it, while only quantities change. */
function count(terms: BasketTerms, lines: readonly BasketLine[]): BasketTerms {
  const isOrderable = ({ stored, row }: BasketLine) => stored && (terms.canBuyUnavailable || row.isInStock);
  return { ...terms, noProductsAddToOrder: !lines.some(isOrderable) };
}
