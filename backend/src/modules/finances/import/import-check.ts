import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { type Discrepancy, verifyTurnovers } from '../ledger/verify-turnovers.ts';

const MOST = 100;

/** What is wrong with the ledger; empty lists when nothing is. At most a hundred of each. */
export interface LedgerCheck {
  readonly documents: number;
  /** Documents that do not come to zero, have no entry on the debt, or have entries of another counterparty. */
  readonly unbalanced: readonly { readonly id: number; readonly number: string; readonly kopecks: number }[];
  /** Kept sums that are not what the entries come to. */
  readonly discrepancies: readonly Discrepancy[];
}

/** Adds up the ledger document by document, and proves what is kept beside it (decision 055). */
export async function checkLedger(db: Db): Promise<LedgerCheck> {
  const ledger = unscoped(db, 'the check is of the ledger of all counterparties');
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
    order by document.id limit ${MOST}`.execute(ledger);
  return { documents, unbalanced: rows, discrepancies: await verifyTurnovers(db, MOST) };
}
