import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { type Discrepancy, verifyTurnovers } from '../ledger/verify-turnovers.ts';

const MAX_REPORTED = 100;

/** Inconsistencies of the ledger, at most a hundred of each kind; empty lists if it is consistent. */
export interface LedgerCheck {
  readonly documents: number;
  /** Documents whose entries do not sum to zero, lack a receivable, or belong to another counterparty. */
  readonly unbalanced: readonly { readonly id: number; readonly number: string; readonly kopecks: number }[];
  /** Stored sums that differ from the entries. */
  readonly discrepancies: readonly Discrepancy[];
}

/** Sums every document and verifies the stored sums against the entries (decision 055). */
export async function checkLedger(db: Db): Promise<LedgerCheck> {
  const ledger = unscoped(db, 'the check covers the ledger of all counterparties');
  const { documents } = await ledger
    .selectFrom('ledger_documents')
    .select(sql<number>`count(*)::int`.as('documents'))
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number; number: string; kopecks: number }>`
    select document.id, document.number, coalesce(sum(entry.kopecks), 0) as kopecks
    from ledger_documents document
    left join ledger_entries entry on entry.document_id = document.id
    group by document.id
    having coalesce(sum(entry.kopecks), 0) <> 0
      or count(*) filter (where entry.account = 'receivable') = 0
      or bool_or(entry.counterparty_id <> document.counterparty_id)
    order by document.id limit ${MAX_REPORTED}`.execute(ledger);
  return { documents, unbalanced: rows, discrepancies: await verifyTurnovers(db, MAX_REPORTED) };
}
