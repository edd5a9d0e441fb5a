import { AUTH_COOKIE_MAX_AGE_S } from '@shop/domain/constants';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { endStreams } from '../../platform/events/live-events.ts';
import { deviceName } from './device-name.ts';

/** Lists the user's open sessions, the latest used first. */
export async function listSessions(db: Db, { userId, sessionId }: Actor) {
  const rows = await openSessions(db, userId)
    .leftJoin('users as manager', 'manager.id', 'sessions.acted_by')
    .select([
      'sessions.id',
      'sessions.user_agent',
      'sessions.created_at',
      'sessions.last_seen_at',
      'manager.name',
      'manager.last_name',
    ])
    .orderBy('sessions.last_seen_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    startedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: row.id === sessionId,
    actedBy: row.name === null ? null : `${row.name} ${row.last_name}`,
  }));
}

/** Selects the sessions to end: one of them, or all except one. */
type Which = { readonly id: number } | { readonly exceptId: number | null };

/**
 * Ends sessions of the user with all they have opened, and impersonations that began in them; call it in a transaction.
 * Answers how many sessions of the user ended.
 */
export async function endSessionsOf(db: Db, userId: number, which: Which): Promise<number> {
  const open = openSessions(db, userId).select('sessions.id');
  const chosen =
    'id' in which
      ? open.where('sessions.id', '=', which.id)
      : open.where('sessions.id', '!=', which.exceptId ?? 0);
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where(({ eb, or }) => or([eb('id', 'in', chosen), eb('parent_id', 'in', chosen)]))
    .where('ended_at', 'is', null)
    .returning(['id as sessionId', 'user_id as of'])
    .execute();
  await endStreams(db, ...ended.map(({ sessionId }) => ({ sessionId })));
  return ended.filter(({ of }) => of === userId).length;
}

function openSessions(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .where('sessions.user_id', '=', userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', new Date())
    .where('sessions.last_seen_at', '>', new Date(Date.now() - AUTH_COOKIE_MAX_AGE_S * 1000));
}
