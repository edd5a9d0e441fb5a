import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import type { HistoryAction } from './actions.ts';

/** The acting user, or whoever else did it. */
interface Doer {
  readonly userId: number;
  readonly actedBy: { readonly id: number } | null;
}

interface Done {
  /** Where it was done; null for what concerns a person alone. */
  readonly counterpartyId: number | null;
  /** Has its Russian name, and the line it is told in, in `actions.ts`. */
  readonly action: HistoryAction;
  /** What exactly: numbers, names and ids, never prose. Nothing secret, for the company reads it. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Keeps who did what at a company, and who acted for him, in the transaction that does it. A write of an acting session
 * that records something itself is not recorded once more (record-acted.ts).
 */
export async function recordHistory(
  db: Db,
  { userId, actedBy }: Doer,
  { counterpartyId, action, details = {} }: Done,
): Promise<void> {
  await unscoped(
    db,
    'a manager records what he does at his clients’, and a person has a history without a company',
  )
    .insertInto('history')
    .values({
      user_id: userId,
      acted_by: actedBy?.id ?? null,
      counterparty_id: counterpartyId,
      action,
      details: JSON.stringify(details),
    })
    .execute();
}
