import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/live-events.ts';
import { type HistoryAction, recordHistory } from '../history/history.api.ts';

interface Told {
  readonly action: HistoryAction;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Keeps in the history of each company what a manager has done there, and tells its open pages to look again. */
export async function tellCompanies(
  db: Db,
  actor: ActingUser,
  companyIds: readonly number[],
  told: Told,
): Promise<void> {
  for (const counterpartyId of companyIds) {
    await recordHistory(db, actor, { counterpartyId, ...told });
    await publish(db, 'company.changed', {}, { counterpartyId });
  }
}
