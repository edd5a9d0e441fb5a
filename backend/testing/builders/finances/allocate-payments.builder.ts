import type { Day } from '../../../src/platform/calendar/days.ts';

/** The effect of a ledger document on the debt: positive raises it, negative pays it. */
export interface Movement {
  readonly documentId: number;
  readonly contractId: number | null;
  /** The order that the document names. */
  readonly orderId: number | null;
  readonly on: Day;
  /** The day to pay by; null: the document's own day. */
  readonly dueOn: Day | null;
  readonly kopecks: number;
}

/** The unpaid rest of a document. */
interface OpenRest {
  readonly documentId: number;
  readonly contractId: number | null;
  readonly dueOn: Day;
  readonly openKopecks: number;
}

interface Allocation {
  /** Oldest first. */
  readonly openItems: readonly OpenRest[];
  /** Payments beyond the whole debt, over all contracts. */
  readonly advanceKopecks: number;
}

/**
 * Allocates payments to debts as decision 010 describes. Within a contract, payments of an order first close the
 * documents of that order; then the remaining payments close the remaining documents, each time the oldest first; the
 * rest is an advance. A payment never closes the debt of another contract. So the sum of open items less the advance
 * always equals the ledger's balance. The shop computes the same without reading all documents (decision 055); tests
 * compare the two.
 */
export function allocatePayments(movements: readonly Movement[]): Allocation {
  const contracts = [...Map.groupBy(movements, ({ contractId }) => contractId).values()].map(
    allocateContract,
  );
  return {
    openItems: contracts.flatMap(({ openItems }) => openItems).sort((a, b) => a.dueOn.localeCompare(b.dueOn)),
    advanceKopecks: contracts.reduce((sum, { advanceKopecks }) => sum + advanceKopecks, 0),
  };
}

function allocateContract(movements: readonly Movement[]): Allocation {
  const orders = [...Map.groupBy(movements, ({ orderId }) => orderId)].map(([orderId, ofOrder]) =>
    orderId === null
      ? { owed: ofOrder.filter(isDebit), paid: paidBy(ofOrder) }
      : close(ofOrder, paidBy(ofOrder)),
  );
  const { owed, paid } = close(
    orders.flatMap((order) => order.owed),
    orders.reduce((sum, order) => sum + order.paid, 0),
  );
  const openItems = owed.map(({ documentId, contractId, on, dueOn, kopecks }) => {
    return { documentId, contractId, dueOn: dueOn ?? on, openKopecks: kopecks };
  });
  return { openItems, advanceKopecks: paid };
}

/** The rest of the debits and of the payments after closing the oldest first. */
function close(movements: readonly Movement[], payment: number) {
  let paid = payment;
  const oldestFirst = movements
    .filter(isDebit)
    .sort((a, b) => a.on.localeCompare(b.on) || a.documentId - b.documentId);
  const owed = oldestFirst.flatMap((movement) => {
    const covered = Math.min(paid, movement.kopecks);
    paid -= covered;
    return covered === movement.kopecks ? [] : [{ ...movement, kopecks: movement.kopecks - covered }];
  });
  return { owed, paid };
}

function isDebit({ kopecks }: Movement): boolean {
  return kopecks > 0;
}

function paidBy(movements: readonly Movement[]): number {
  return movements.reduce((sum, { kopecks }) => sum + Math.max(-kopecks, 0), 0);
}
