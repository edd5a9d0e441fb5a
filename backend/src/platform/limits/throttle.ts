import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { networkOf } from '@shop/server/client-network';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { Limit } from '../errors/errors.ts';
import { inWords } from './duration.ts';

/** No wait is longer than this. */
const MAX_DELAY_S = 15 * 60;

/**
 * A limit: each try adds one to the level of its subject, and one runs out again every `leakS` seconds. The free ones run
 * out within a day, after which the clean-up forgets the subject.
 */
export interface Throttle {
  /** Tells subjects of one limit from those of another. */
  readonly name: string;
  /** Tries at once without a wait. */
  readonly free: number;
  readonly leakS: number;
  /**
   * `full`: beyond the free ones a try waits until one has run out. `growing`: each further try waits twice as long as
   * the one before, 1 s, 2 s, 4 s, up to 15 minutes.
   */
  readonly beyond: 'full' | 'growing';
  /** Before «Повторите через …». */
  readonly message: string;
}

export interface Try {
  readonly throttle: Throttle;
  /** An address (of IPv6 its network counts), a phone, an account; kept as a hash only. */
  readonly subject: string;
  /** The subject is who gets something, not who asks for it: what no person asked for is not counted against him. */
  readonly isOfRecipient?: boolean;
}

/**
 * Counts a try at each of these limits, in the database, where replicas agree and tries sent all at once are counted
 * one by one. Throws `Limit` with the seconds to wait when one refuses. All of them count the try or none does: a refused
 * try leaves every limit as it was, so no wait grows by asking, and nobody's limit is touched by who may not try at all.
 * Not for use inside a transaction: a limit holds also when the work is undone. Whoever shares limits names them in one
 * order, so that no two wait for each other.
 */
export async function takeTries(db: Db, tries: readonly Try[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const one of tries) {
      const waitS = await take(tx, one);
      if (waitS === undefined) continue;
      throw new Limit(`${one.throttle.message} Повторите через\u00a0${inWords(waitS)}`, waitS);
    }
  });
}

/** The try does not count after all, because it succeeded, where only failures count, or because nobody made it. */
export async function giveBack(db: Db, one: Try): Promise<void> {
  const subject = hashOf(one);
  await sql`update throttles set level = level - 1 where subject = ${subject}`.execute(db);
  await sql`delete from throttles where subject = ${subject} and level <= 0`.execute(db);
}

/** All of the subject's tries are forgiven. */
export async function forgive(db: Db, one: Try): Promise<void> {
  await db.deleteFrom('throttles').where('subject', '=', hashOf(one)).execute();
}

/** Seconds to wait, or undefined when the try may be made and is counted. */
async function take(db: Db, one: Try): Promise<number | undefined> {
  const { throttle } = one;
  const { free, leakS } = throttle;
  const subject = hashOf(one);
  // Never less than nothing: who has waited for the row began before whoever wrote it last.
  const passedS = sql`greatest(0, extract(epoch from now() - throttles.at))`;
  const leaked = sql`greatest(0, throttles.level - ${passedS} / ${sql.lit(leakS)})`;
  const wait =
    throttle.beyond === 'full'
      ? sql`(${leaked} - ${sql.lit(free - 1)}) * ${sql.lit(leakS)}`
      : sql`case when round(${leaked}) < ${sql.lit(free)} then 0 else
          least(${sql.lit(MAX_DELAY_S)}, power(2, least(30, round(throttles.level) - ${sql.lit(free)})))
          - ${passedS} end`;
  // One statement: whoever comes at the same time waits for this row and then sees what it has become.
  const { rows } = await sql`
    insert into throttles (subject, level, at) values (${subject}, 1, now())
    on conflict (subject) do update set level = ${leaked} + 1, at = greatest(throttles.at, now()) where ${wait} <= 0
    returning level`.execute(db);
  if (rows.length > 0) return undefined;
  const refused = await sql<{
    seconds: number;
  }>`select (${wait})::float8 as seconds from throttles where subject = ${subject}`.execute(db);
  return Math.max(1, Math.ceil(refused.rows[0]?.seconds ?? 1));
}

function hashOf({ throttle, subject }: Try): Buffer {
  const counted = isIPv6(subject) ? networkOf(subject) : subject;
  return createHash('sha256').update(`${throttle.name}:${counted}`).digest();
}
