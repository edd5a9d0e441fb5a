import { type BasketLine, leastQuantity, type OfferLine, storedQuantity } from './basket-state.ts';

/** Zero or nothing deletes, and resets the quantity to the least (§4). */
export function setQuantity(
  line: BasketLine,
  quantity: number | null,
  note: string | null = null,
): BasketLine {
  if (line.isDeleted) return line;
  if (!quantity || quantity < 0) return { ...markDeleted(line), quantity: leastQuantity(line) };
  if (quantity === line.quantity) return note === line.note ? line : { ...line, note };
  return { ...line, quantity, note, problem: null };
}

/** Marks a line deleted and unchecks it; its quantity stays for «Вернуть». */
export function markDeleted(line: BasketLine): BasketLine {
  return line.isDeleted ? line : { ...line, isDeleted: true, isChecked: false, note: null, problem: null };
}

/** Puts a deleted line back with its quantity, else the least (§4). */
export function returnLine(line: BasketLine): BasketLine {
  if (!line.isDeleted) return line;
  const quantity = line.quantity > 0 ? line.quantity : leastQuantity(line);
  return { ...line, quantity, isDeleted: false, hidden: null, note: null, problem: null };
}

/** Gives up the edit and shows what the server holds. */
export function revert(line: BasketLine): BasketLine {
  const { stored } = line;
  return {
    ...line,
    quantity: stored?.quantity ?? line.quantity,
    isDeleted: stored === null,
    isChecked: line.isChecked && stored !== null,
    note: null,
    problem: null,
  };
}

export function revertOffer(line: OfferLine): OfferLine {
  return { ...line, quantity: storedQuantity(line), note: null, problem: null };
}
