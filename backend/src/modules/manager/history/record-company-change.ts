import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/live-events.ts';
import { type HistoryAction, recordHistory } from '../../history/history.api.ts';

interface CompanyChange {
  readonly action: HistoryAction;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Records a manager's change in the history of each company and tells their open pages to refetch. */
export async function recordCompanyChange(
  db: Db,
  actor: Actor,
  companyIds: readonly number[],
  change: CompanyChange,
): Promise<void> {
  for (const counterpartyId of companyIds) {
    await recordHistory(db, actor, { counterpartyId, ...change });
    await publish(db, 'company.changed', {}, { counterpartyId });
  }
}
