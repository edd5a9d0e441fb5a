import type { LedgerKind } from '@shop/contracts/finances/finances';
import type { Day } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { Validation } from '../../../platform/errors/errors.ts';
import { publish } from '../../../platform/events/live-events.ts';

/** Exclusive. Sums of thousands of such documents still are safe integers. */
const LIMIT_KOPECKS = 10_000_000_000_00;

/** A document to post. */
export interface Posting {
  readonly counterpartyId: number;
  readonly contractId: number | null;
  readonly kind: LedgerKind;
  readonly number: string;
  readonly on: Day;
  readonly dueOn: Day | null;
  readonly orderId: number | null;
  /** Positive; negative for a correction that reduces the debt. */
  readonly kopecks: number;
  /** The document in the system that it came from. */
  readonly externalId?: string;
  readonly comment?: string;
}

const credited = { payment: 'cash', bonus: 'bonus' } as const;

/**
 * Returns both entries of a document. Shipments and corrections debit the receivable and credit the revenue; payments
 * and bonuses credit the receivable.
 */
export function sidesOf(kind: LedgerKind, kopecks: number) {
  if (kind === 'payment' || kind === 'bonus')
    return [
      { account: credited[kind], kopecks },
      { account: 'receivable', kopecks: -kopecks },
    ] as const;
  return [
    { account: 'receivable', kopecks },
    { account: 'revenue', kopecks: -kopecks },
  ] as const;
}

/**
 * Posts a document with both entries and notifies open pages of the counterparty. Call it in a transaction: at its end
 * the database checks that every document sums to zero, and updates the stored turnovers (decision 055). Returns the
 * document's id. Throws `Validation` for a sum that is zero, not an integer, or ten billion roubles and more.
 */
export async function postToLedger(db: Db, posting: Posting): Promise<{ readonly id: number }> {
  const { counterpartyId: counterparty_id, kind, kopecks } = posting;
  if (!Number.isSafeInteger(kopecks) || kopecks === 0)
    throw new Validation('Сумма документа должна быть целым числом копеек и не может быть нулевой');
  if (Math.abs(kopecks) >= LIMIT_KOPECKS)
    throw new Validation('Сумма документа должна быть меньше 10\u00a0000\u00a0000\u00a0000\u00a0₽');
  const ledger = unscoped(db, 'the shop posts to the ledger of all counterparties');
  const { id } = await ledger
    .insertInto('ledger_documents')
    .values({
      counterparty_id,
      contract_id: posting.contractId,
      kind,
      number: posting.number,
      dated_on: posting.on,
      due_on: posting.dueOn,
      order_id: posting.orderId,
      external_id: posting.externalId ?? null,
      comment: posting.comment ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sides = sidesOf(kind, kopecks).map((side) => ({ document_id: id, counterparty_id, ...side }));
  await ledger.insertInto('ledger_entries').values(sides).execute();
  await publish(db, 'ledger.changed', {}, { counterpartyId: counterparty_id });
  return { id };
}
