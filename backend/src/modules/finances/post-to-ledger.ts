import type { Day } from '../../calendar/days.ts';
import type { Db } from '../../database/database.ts';
import { unscoped } from '../../database/scoped.ts';

interface Posting {
  readonly counterpartyId: number;
  readonly contractId: number | null;
  readonly kind: 'shipment' | 'payment';
  readonly number: string;
  readonly on: Day;
  /** Day to pay by. */
  readonly dueOn: Day | null;
  readonly orderId: number | null;
  /** Positive. */
  readonly kopecks: number;
}

/**
 * Writes a document with both its sides: a shipment is owed and earned, a payment is received and no longer owed.
 * Runs inside a transaction: the database checks at its end that every document sums to zero.
 */
export async function postToLedger(db: Db, posting: Posting): Promise<{ readonly id: number }> {
  const { counterpartyId: counterparty_id, kind, kopecks } = posting;
  const ledger = unscoped(db, 'the shop keeps the ledger of all counterparties');
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [debit, credit] =
    kind === 'shipment' ? (['receivable', 'revenue'] as const) : (['cash', 'receivable'] as const);
  await ledger
    .insertInto('ledger_entries')
    .values([
      { document_id: id, counterparty_id, account: debit, kopecks },
      { document_id: id, counterparty_id, account: credit, kopecks: -kopecks },
    ])
    .execute();
  return { id };
}
