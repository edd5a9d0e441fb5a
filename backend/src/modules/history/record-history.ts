import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import type { HistoryAction } from './actions.ts';

/** The user the action is done as, and the manager who impersonates that user, if any. */
interface HistoryActor {
  readonly userId: number;
  readonly actedBy: { readonly id: number } | null;
}

interface HistoryRecord {
  /** The company concerned; null for an action that concerns a person alone. */
  readonly counterpartyId: number | null;
  /** `actions.ts` gives its Russian name and formats its details. */
  readonly action: HistoryAction;
  /** Numbers, names and ids, never prose. Nothing secret: the company reads them. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Records who did what at a company, and who impersonated that user, in the transaction of the action itself. A write
 * that records its own entry is not recorded again as an impersonated call (record-impersonated-call.ts).
 */
export async function recordHistory(
  db: Db,
  { userId, actedBy }: HistoryActor,
  { counterpartyId, action, details = {} }: HistoryRecord,
): Promise<void> {
  await unscoped(
    db,
    'a manager writes to the history of client companies, and a person has a history without a company',
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
