import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { publish } from '../../platform/events/live-events.ts';

type Action = `${'address' | 'consignee'}.${'added' | 'changed' | 'deleted' | 'restored'}`;

/** Writes into the history who has changed an address or a consignee, and which manager for him; tells the open pages. */
export async function noteChange(db: Db, actor: ActingUser, action: Action, details: object): Promise<void> {
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
