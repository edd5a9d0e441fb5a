import type { Db } from '../../../platform/database/database.ts';
import { seededRandom } from './random.ts';

const DAY_MS = 86_400_000;
const MONTHS = 14;

export interface LedgerPlan {
  readonly counterpartyId: number;
  readonly contractId: number;
  readonly postponementDays: number;
  /** Shipments a month, and the size of one in rubles. */
  readonly shipmentsPerMonth: number;
  readonly rubles: readonly [min: number, max: number];
  /** The share of shipments that are paid late. */
  readonly lateShare: number;
  readonly seed: number;
}

interface Posting {
  readonly kind: 'shipment' | 'payment';
  readonly onMs: number;
  readonly dueMs: number | null;
  readonly kopecks: number;
}

/** Writes about 14 months of shipments and payments as balanced documents; everything not yet due is unpaid. */
export async function seedLedger(db: Db, plan: LedgerPlan, todayMs: number): Promise<void> {
  const postings = plannedPostings(plan, todayMs);
  const documents = await db
    .insertInto('ledger_documents')
    .values(
      postings.map(({ kind, onMs, dueMs }, index) => ({
        counterparty_id: plan.counterpartyId,
        contract_id: plan.contractId,
        kind,
        number: numberOf(kind, plan.counterpartyId, index),
        dated_on: dayOf(onMs),
        due_on: dueMs === null ? null : dayOf(dueMs),
      })),
    )
    .returning(['id', 'number'])
    .execute();
  const idOf = new Map(documents.map(({ id, number }) => [number, id]));
  const entries = postings.flatMap(({ kind, kopecks }, index) => {
    const document_id = idOf.get(numberOf(kind, plan.counterpartyId, index)) ?? 0;
    const common = { document_id, counterparty_id: plan.counterpartyId };
    const [debit, credit] =
      kind === 'shipment' ? (['receivable', 'revenue'] as const) : (['cash', 'receivable'] as const);
    return [
      { ...common, account: debit, kopecks },
      { ...common, account: credit, kopecks: -kopecks },
    ];
  });
  await db.insertInto('ledger_entries').values(entries).execute();
}

function plannedPostings(plan: LedgerPlan, todayMs: number): readonly Posting[] {
  const random = seededRandom(plan.seed);
  const gapDays = 30 / plan.shipmentsPerMonth;
  const postings: Posting[] = [];
  for (let daysAgo = MONTHS * 30; daysAgo > 1; daysAgo -= gapDays * (0.6 + random.whole(0, 80) / 100)) {
    const onMs = workday(todayMs - Math.round(daysAgo) * DAY_MS);
    const dueMs = onMs + plan.postponementDays * DAY_MS;
    const kopecks = random.whole(plan.rubles[0], plan.rubles[1]) * 100 + random.oneOf([0, 0, 20, 40, 50, 80]);
    postings.push({ kind: 'shipment', onMs, dueMs, kopecks });
    const isLate = random.chance(plan.lateShare);
    const paidMs = workday(dueMs + (isLate ? random.whole(2, 24) : -random.whole(0, 6)) * DAY_MS);
    if (paidMs < todayMs)
      postings.push({ kind: 'payment', onMs: Math.max(paidMs, onMs), dueMs: null, kopecks });
  }
  return postings.sort((one, other) => one.onMs - other.onMs);
}

/** Goods leave and money moves on weekdays. */
function workday(ms: number): number {
  const weekday = new Date(ms).getUTCDay();
  return ms - (weekday === 0 ? 2 : weekday === 6 ? 1 : 0) * DAY_MS;
}

function numberOf(kind: Posting['kind'], counterpartyId: number, index: number): string {
  return `${kind === 'shipment' ? 'РТ' : 'ПП'}-${String(counterpartyId * 1000 + index + 1).padStart(7, '0')}`;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
