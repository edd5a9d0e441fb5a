import type { Actor } from '../../actor/actor.ts';
import type { Db } from '../../database/database.ts';
import type { Changes } from '../../events/changes.ts';
import type { Topic } from '../../events/topic.ts';
import type { TopicCache } from '../../events/topic-cache.ts';
import { findSession, hashSecret, isSameBrowser, type OpenSession } from './session.ts';

const SESSIONS_MAX = 20_000;
const MAX_AGE_MS = 60_000;

/**
 * Resolves actors, and keeps open sessions between requests until their rights change: a logout, a switched company or
 * a removed person holds from the next request on in every process (decision 077).
 */
export class Actors {
  readonly #db: Db;
  readonly #sessions: TopicCache<string, OpenSession | null>;

  constructor(db: Db, changes: Changes) {
    this.#db = db;
    this.#sessions = changes.createCache({ maxEntries: SESSIONS_MAX, maxAgeMs: MAX_AGE_MS });
  }

  /** Returns what `findActor` returns; `changes.caughtUp()` has to be awaited before. */
  async find(token: string | undefined, sid: string | undefined): Promise<Actor | null> {
    if (token === undefined || token.length > 200) return null;
    const session = await this.#sessionOf(hashSecret(token));
    return session !== null && isSameBrowser(session.sidHash, sid) ? session.actor : null;
  }

  /** A kept session whose time is over may have been checked meanwhile, so it is read again. */
  async #sessionOf(tokenHash: Buffer): Promise<OpenSession | null> {
    const key = tokenHash.toString('base64');
    const read = () => findSession(this.#db, tokenHash);
    const session = await this.#sessions.get(key, read, topicsOf);
    if (session === null || session.openUntil > Date.now()) return session;
    this.#sessions.delete(key);
    return read();
  }
}

function topicsOf(session: OpenSession | null): readonly Topic[] | null {
  if (session === null) return null;
  const { userId, actedBy } = session.actor;
  const own: readonly Topic[] = [`access:${userId}`, 'companies', 'settings'];
  return actedBy === null ? own : [...own, `access:${actedBy.id}`];
}
