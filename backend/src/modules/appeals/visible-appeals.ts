import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped, unscoped } from '../../platform/database/scoped.ts';
import { sideOf } from '../access/access.api.ts';

/** The appeals a user may see: those of his counterparty; a manager sees those of all clients. */
export function visibleAppeals(db: Db, actor: ActingUser) {
  return sideOf(actor) === 'shop'
    ? allAppeals(db)
    : (scoped(db, actor).selectFrom('appeals') as unknown as ReturnType<typeof allAppeals>);
}

export function allAppeals(db: Db) {
  return unscoped(db, 'a manager answers the appeals of all clients').selectFrom('appeals');
}
