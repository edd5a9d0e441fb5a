import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { publish } from '../../platform/events/live-events.ts';

type Action = `${'address' | 'consignee'}.${'added' | 'changed' | 'deleted' | 'restored'}`;

/**
 * Records who changed an address or a consignee in the history, with the impersonating manager, and notifies open
 * pages.
 */
export async function recordAddressChange(
  db: Db,
  actor: Actor,
  action: Action,
  details: object,
): Promise<void> {
  const mine = scoped(db, actor);
  await mine
    .insertInto('history', {
      user_id: actor.userId,
      acted_by: actor.actedBy?.id ?? null,
      action,
      details: JSON.stringify(details),
    })
    .execute();
  await publish(db, 'addresses.changed', {}, { counterpartyId: mine.counterpartyId });
}
