import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped, unscoped } from '../../platform/database/scoped.ts';
import { sideOf } from '../access/access.api.ts';

/** Appeals that the actor may see: those of his counterparty, or of all clients for a manager. */
export function visibleAppeals(db: Db, actor: Actor) {
  return sideOf(actor) === 'shop' ? allAppeals(db) : scoped(db, actor).selectFrom('appeals');
}

export function allAppeals(db: Db) {
  return unscoped(db, 'a manager answers the appeals of all clients').selectFrom('appeals');
}
