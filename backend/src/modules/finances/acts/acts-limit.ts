import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { Limit } from '../../../platform/errors/errors.ts';
import { formatDuration } from '../../../platform/limits/format-duration.ts';

/** Acts per user and hour: enough for every contract of a large company, and repeats. */
const MOST_IN_AN_HOUR = 100;
/** Long acts in preparation per user: they are prepared one by one, and those of others wait behind them. */
const MOST_PREPARING = 3;
const HOUR_S = 3600;

/**
 * Checks whether the user may request another act: each is stored for ever, and a long one takes seconds. Call it under
 * the lock of the user's acts, so that concurrent requests are counted. Throws `Limit`.
 */
export async function checkActLimit(db: Db, userId: number): Promise<void> {
  const { lastHour, preparing, leftS } = await unscoped(db, 'acts requested by the user, at every company')
    .selectFrom('acts')
    .select([
      sql<number>`count(*) filter (where requested_at > now() - interval '1 hour')::int`.as('lastHour'),
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
  if (lastHour < MOST_IN_AN_HOUR) return;
  const waitS = Math.min(Math.max(Math.ceil(leftS), 1), HOUR_S);
  throw new Limit(
    `За час запрошено слишком много актов. Повторите через\u00a0${formatDuration(waitS)}`,
    waitS,
  );
}
