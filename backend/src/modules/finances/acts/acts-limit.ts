import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { Limit } from '../../../platform/errors/errors.ts';
import { inWords } from '../../../platform/limits/duration.ts';

/** Acts of one person in an hour: every contract of a large company, and some again. */
const MOST_IN_AN_HOUR = 100;
/** Long ones that wait for one person; they are made one after the other, and others wait behind them. */
const MOST_PREPARING = 3;
const HOUR_S = 3600;

/**
 * Whether this person may ask for one more act: each is kept for ever, and a long one takes seconds. Throws `Limit`.
 * Runs under the lock of the person's acts, so that those asked for at once are counted one by one.
 */
export async function checkActLimit(db: Db, userId: number): Promise<void> {
  const { lately, preparing, leftS } = await unscoped(db, 'what one person has asked for, at every company')
    .selectFrom('acts')
    .select([
      sql<number>`count(*) filter (where requested_at > now() - interval '1 hour')::int`.as('lately'),
      sql<number>`count(*) filter (where state = 'preparing')::int`.as('preparing'),
      sql<number>`coalesce(extract(epoch from min(requested_at)
        filter (where requested_at > now() - interval '1 hour') + interval '1 hour' - now()), 0)::float8`.as(
        'leftS',
      ),
    ])
    .where('requested_by', '=', userId)
    .where(sql<SqlBool>`(state = 'preparing' or requested_at > now() - interval '1 hour')`)
    .executeTakeFirstOrThrow();
  if (preparing >= MOST_PREPARING)
    throw new Limit('Несколько больших актов ещё готовятся. Дождитесь их и запросите следующий');
  if (lately < MOST_IN_AN_HOUR) return;
  const waitS = Math.min(Math.max(Math.ceil(leftS), 1), HOUR_S);
  throw new Limit(`За час запрошено слишком много актов. Повторите через\u00a0${inWords(waitS)}`, waitS);
}
