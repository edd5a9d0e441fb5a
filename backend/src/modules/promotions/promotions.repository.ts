import type { getPromotions } from '@shop/shared/contracts/promotions';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Day } from '../../calendar/days.ts';
import type { Db } from '../../database/database.ts';
import { clampPage } from '../../http/paging.ts';

/** A page of the promotions that run on a day, those that end first before the others. */
export async function findPromotions(
  db: Db,
  paging: v.InferOutput<typeof getPromotions.query & {}>,
  today: Day,
) {
  const running = db
    .selectFrom('promotions')
    .where('active', '=', true)
    .where('starts_on', '<=', today)
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>=', today)]));
  const { count } = await running
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { offset, pageNavigation } = clampPage(paging, count);
  const items = await running
    .select(['id', 'code', 'title', 'lead', 'starts_on as startsOn', 'ends_on as endsOn', 'link'])
    .orderBy(sql`ends_on nulls last`)
    .orderBy('id')
    .limit(paging.pageSize)
    .offset(offset)
    .execute();
  return { items, pageNavigation };
}
