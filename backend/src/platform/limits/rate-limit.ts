import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { networkOf } from '@shop/server/client-network';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { Limit } from '../errors/errors.ts';
import { formatDuration } from './format-duration.ts';

/** The longest wait. */
const MAX_DELAY_S = 15 * 60;

/**
 * A rate limit: each attempt raises the level of its subject by one, and the level falls by one every `leakS` seconds.
 * The free attempts expire within a day, after which the clean-up deletes the subject.
 */
export interface RateLimit {
  /** Separates the subjects of one limit from those of another. */
  readonly name: string;
  /** Attempts allowed at once without a wait. */
  readonly free: number;
  readonly leakS: number;
  /**
   * `full`: beyond the free attempts the next one waits until one has expired. `growing`: each further attempt waits
   * twice as long as the one before, 1 s, 2 s, 4 s, up to 15 minutes.
   */
  readonly beyond: 'full' | 'growing';
  /** The text before «Повторите через …». */
  readonly message: string;
}

/** An attempt to count: the limit and the subject it counts for. */
export interface Attempt {
  readonly limit: RateLimit;
  /** An address (for IPv6 its network counts), a phone or an account; stored as a hash only. */
  readonly subject: string;
  /**
   * The subject is the recipient, not the sender: attempts that the captcha refused do not count against the recipient.
   */
  readonly isOfRecipient?: boolean;
}

/**
 * Counts an attempt at each of these limits in the database, where replicas agree and simultaneous attempts are counted
 * one by one. All limits count the attempt or none does: a refused attempt leaves every limit as it was, so asking
 * again makes no wait longer, and nobody can use up the limit of somebody else while refused himself. Do not call it
 * inside a transaction: a limit has to hold even if the work is rolled back. Callers that share limits list them in the
 * same order, so that they cannot deadlock. Throws `Limit` with the seconds to wait.
 */
export async function countAttempts(db: Db, attempts: readonly Attempt[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const one of attempts) {
      const waitS = await count(tx, one);
      if (waitS === undefined) continue;
      throw new Limit(`${one.limit.message} Повторите через\u00a0${formatDuration(waitS)}`, waitS);
    }
  });
}

/** Uncounts an attempt: it succeeded where only failures count, or nobody made it. */
export async function returnAttempt(db: Db, one: Attempt): Promise<void> {
  const subject = hashOf(one);
  await sql`update throttles set level = level - 1 where subject = ${subject}`.execute(db);
  await sql`delete from throttles where subject = ${subject} and level <= 0`.execute(db);
}

/** Deletes all attempts of the subject. */
export async function clearAttempts(db: Db, one: Attempt): Promise<void> {
  await db.deleteFrom('throttles').where('subject', '=', hashOf(one)).execute();
}

/** Counts the attempt and returns undefined, or returns the seconds to wait. */
async function count(db: Db, one: Attempt): Promise<number | undefined> {
  const { limit } = one;
  const { free, leakS } = limit;
  const subject = hashOf(one);
  // Never negative: a transaction that waited for the row started before the one that wrote it last.
  const passedS = sql`greatest(0, extract(epoch from now() - throttles.at))`;
  const leaked = sql`greatest(0, throttles.level - ${passedS} / ${sql.lit(leakS)})`;
  const wait =
    limit.beyond === 'full'
      ? sql`(${leaked} - ${sql.lit(free - 1)}) * ${sql.lit(leakS)}`
      : sql`case when round(${leaked}) < ${sql.lit(free)} then 0 else
          least(${sql.lit(MAX_DELAY_S)}, power(2, least(30, round(throttles.level) - ${sql.lit(free)})))
          - ${passedS} end`;
  // One statement: a simultaneous attempt waits for this row and then sees its new level.
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

function hashOf({ limit, subject }: Attempt): Buffer {
  const counted = isIPv6(subject) ? networkOf(subject) : subject;
  return createHash('sha256').update(`${limit.name}:${counted}`).digest();
}
