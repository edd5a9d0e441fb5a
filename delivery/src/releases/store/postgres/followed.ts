import { setTimeout as delay } from 'node:timers/promises';
import type { Query } from './release-database.ts';

const NAME = 'shop-origin';
/** A change is not held up longer by an origin that is slow; it follows by itself. */
const PATIENCE_MS = 1000;
const LOOK_EVERY_MS = 5;

/** Says, as the name of an origin's own connection, up to which entry of the journal its pages are. */
export async function announce(query: Query, entry: number): Promise<void> {
  await query("select set_config('application_name', $1, false)", [`${NAME} ${entry}`]);
}

/**
 * Resolves once the pages of every origin show this entry of the journal, so that whoever is told of a change finds it
 * everywhere; after a second all the same. An origin that is gone has no connection, one that hangs says nothing on it.
 */
export async function untilFollowed(query: Query, entry: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while ((await countBehind(query, entry)) > 0 && Date.now() < until) await delay(LOOK_EVERY_MS);
}

async function countBehind(query: Query, entry: number): Promise<number> {
  const [row] = await query<{ behind: number }>(
    `select count(*)::int as behind from pg_stat_activity
     where datname = current_database() and state_change > now() - interval '2 seconds'
       and substring(application_name from '^${NAME} (\\d+)$')::bigint < $1`,
    [entry],
  );
  return row!.behind;
}
