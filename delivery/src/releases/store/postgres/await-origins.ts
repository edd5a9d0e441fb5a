import { setTimeout as delay } from 'node:timers/promises';
import type { Query } from './release-database.ts';

const NAME = 'shop-origin';
/** A slow origin delays a change no longer than this; it follows by itself. */
const PATIENCE_MS = 1000;
const LOOK_EVERY_MS = 5;

/** Publishes, as the name of an origin's own connection, the journal entry that its pages show. */
export async function announce(query: Query, entry: number): Promise<void> {
  await query("select set_config('application_name', $1, false)", [`${NAME} ${entry}`]);
}

/**
 * Resolves once the pages of every origin show this entry of the journal, so that a change is visible
 * everywhere when it is reported; after a second in any case. An origin that is gone has no connection, one
 * that hangs publishes nothing.
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
