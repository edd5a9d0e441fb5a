import type { Db } from '../../database/database.ts';
import { scoped } from '../../database/scoped.ts';
import type { ActingUser } from '../../http/acting-user.ts';

/** What was done at the actor's counterparty, by whom, and by which manager for him (decisions: impersonation). */
export async function noteInHistory(
  db: Db,
  actor: ActingUser,
  action: string,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  await scoped(db, actor)
    .insertInto('history', {
      user_id: actor.userId,
      acted_by: actor.actedBy?.id ?? null,
      action,
      details: JSON.stringify(details),
    })
    .execute();
}
