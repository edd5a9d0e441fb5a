import { type Day, daysBetween } from '../../calendar/days.ts';

/** What a document of the ledger does to the debt: positive raises it, negative pays. */
export interface Movement {
  readonly documentId: number;
  readonly contractId: number | null;
  readonly on: Day;
  /** Day to pay by; null: on the document's own day. */
  readonly dueOn: Day | null;
  readonly kopecks: number;
}

/** The unpaid rest of a document. */
export interface OpenItem {
  readonly documentId: number;
  readonly contractId: number | null;
  readonly dueOn: Day;
  readonly openKopecks: number;
}

export interface Allocation {
  /** Oldest first. */
  readonly openItems: readonly OpenItem[];
  /** Paid beyond all that is owed, over all contracts. */
  readonly advanceKopecks: number;
}

/**
 * Sets payments against what is owed, first in first out: within a contract all payments together close the oldest
 * documents first, whatever a payment was meant for; what is left over is an advance. A payment never closes the
 * debt of another contract. So the sum of open items less the advance is always the ledger's balance.
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
  let paid = movements.reduce((sum, { kopecks }) => sum + Math.max(-kopecks, 0), 0);
  const owed = movements.filter(({ kopecks }) => kopecks > 0);
  const oldestFirst = owed.toSorted((a, b) => a.on.localeCompare(b.on) || a.documentId - b.documentId);
  const openItems = oldestFirst.flatMap(({ documentId, contractId, on, dueOn, kopecks }) => {
    const covered = Math.min(paid, kopecks);
    paid -= covered;
    const openKopecks = kopecks - covered;
    return openKopecks === 0 ? [] : [{ documentId, contractId, dueOn: dueOn ?? on, openKopecks }];
  });
  return { openItems, advanceKopecks: paid };
}

const ages = [
  { label: '0–7 дней', upTo: 7 },
  { label: '8–30 дней', upTo: 30 },
  { label: '31–60 дней', upTo: 60 },
  { label: 'Более 60 дней', upTo: Number.POSITIVE_INFINITY },
] as const;

/** Overdue sums by age in days. An item is overdue from the day after its due day. */
export function overdueByAge(openItems: readonly Pick<OpenItem, 'dueOn' | 'openKopecks'>[], today: Day) {
  const overdue = openItems.map(({ dueOn, openKopecks }) => ({
    days: daysBetween(dueOn, today),
    openKopecks,
  }));
  return ages.map(({ label, upTo }, index) => {
    const from = ages[index - 1]?.upTo ?? 0;
    const ofAge = overdue.filter(({ days }) => days > from && days <= upTo);
    return { label, kopecks: ofAge.reduce((sum, { openKopecks }) => sum + openKopecks, 0) };
  });
}
