import type { Day } from '../../../src/platform/calendar/days.ts';

/** What a document of the ledger does to the debt: positive raises it, negative pays. */
export interface Movement {
  readonly documentId: number;
  readonly contractId: number | null;
  /** The order it names. */
  readonly orderId: number | null;
  readonly on: Day;
  /** Day to pay by; null: on the document's own day. */
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
  /** Paid beyond all that is owed, over all contracts. */
  readonly advanceKopecks: number;
}

/**
 * Sets payments against what is owed, as decision 010 says it: within a contract those of an order first close the
 * documents of that order, then all that is left of them together what is left of the others, each time the oldest first;
 * what is left over is an advance. A payment never closes the debt of another contract. So the sum of open items less the
 * advance is always the ledger's balance. The shop finds the same without reading all documents (decision 055); tests
 * compare it with this.
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

/** What is left of the debits, and of the payments, when they have closed the oldest first. */
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
