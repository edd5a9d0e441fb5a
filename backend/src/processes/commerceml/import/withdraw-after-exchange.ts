import { sql } from 'kysely';
import type { Database, Db } from '../../../platform/database/database.ts';
import { withdrawUnseen } from '../merging/withdraw.ts';
import { lockCatalogue } from './import-catalog.ts';
import { withdrawWithinLimit } from './withdraw-within-limit.ts';

/** How many products and offers went off sale. */
export interface WithdrawalReport {
  readonly products: number;
  readonly offers: number;
}

/**
 * Takes off sale what no part of the full catalogue of an exchange has named. Throws TooMuchWithdrawn for more than a
 * fifth, unless a person accepts that. `onApplied` writes in the same transaction. A dry run only reports.
 */
export function withdrawAfterExchange(
  database: Database,
  sessionId: number,
  options: {
    readonly acceptsWithdrawal: boolean;
    readonly isDryRun: boolean;
    readonly onApplied: (tx: Db, report: WithdrawalReport) => Promise<void>;
  },
): Promise<void> {
  return database.db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const withdraw = (table: 'products' | 'offers') =>
      withdrawWithinLimit(tx, table, options, () => withdrawUnseen(tx, table, sessionId));
    await sql`savepoint withdrawal`.execute(tx);
    const report = { products: await withdraw('products'), offers: await withdraw('offers') };
    if (options.isDryRun) await sql`rollback to savepoint withdrawal`.execute(tx);
    await tx.deleteFrom('exchange_seen').where('session_id', '=', sessionId).execute();
    await options.onApplied(tx, report);
  });
}
