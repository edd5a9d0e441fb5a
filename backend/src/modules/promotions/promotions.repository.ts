import type { getPromotionProducts, getPromotions } from '@shop/contracts/catalog/promotions';
import { type SqlBool, sql } from 'kysely';
import type * as v from 'valibot';
import type { Day } from '../../platform/calendar/days.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';

/**
 * Lists a page of the promotions of a day: the running ones, those that end first in front, then those that are over.
 */
export async function findPromotions(
  db: Db,
  { withEnded, ...paging }: v.InferOutput<typeof getPromotions.query & {}>,
  today: Day,
) {
  const begun = begunPromotions(db, today).$if(!withEnded, (query) => query.where(isRunning(today)));
  const count = await countRows(begun);
  const { offset, pageNavigation } = clampPage(paging, count);
  const items = await begun
    .select(columnsOf(today))
    .orderBy(isRunning(today), 'desc')
    .orderBy(sql`case when ${isRunning(today)} then ends_on end`, (order) => order.asc().nullsLast())
    .orderBy('ends_on', 'desc')
    .orderBy('id')
    .limit(paging.pageSize)
    .offset(offset)
    .execute();
  return { items, pageNavigation };
}

/**
 * Finds a promotion that is running or over. Throws `NotFound` for an unknown one, and for one that is withdrawn or has
 * not begun, unless the reader edits promotions: then `hidden` says why buyers do not see it.
 */
export async function findPromotion(db: Db, code: string, today: Day, seesHidden: boolean) {
  const { active, ...promotion } = await db
    .selectFrom('promotions')
    .select([...columnsOf(today), 'text', 'active'])
    .where('code', '=', code)
    .$if(!seesHidden, (query) => query.where('active', '=', true).where('starts_on', '<=', today))
    .executeTakeFirstOrThrow(() => new NotFound('Такой акции нет'));
  return { ...promotion, hidden: whyHidden(active, promotion.startsOn, today) };
}

function whyHidden(active: boolean, startsOn: Day, today: Day) {
  if (!active) return 'draft' as const;
  return startsOn > today ? ('coming' as const) : null;
}

/** Lists ids of a page of its products: those in stock first, then in the promotion's order. */
export async function findPromotionProductIds(
  db: Db,
  promotionId: number,
  paging: v.InferOutput<typeof getPromotionProducts.query & {}>,
) {
  const goods = db
    .selectFrom('promotion_products')
    .innerJoin('products', 'products.id', 'promotion_products.product_id')
    .where('promotion_id', '=', promotionId)
    .where('products.active', '=', true);
  const count = await countRows(goods);
  const { offset, pageNavigation } = clampPage(paging, count);
  const isInStock = sql<SqlBool>`exists (
    select from offers join stocks on stocks.offer_id = offers.id
    where offers.product_id = products.id and offers.active and stocks.quantity > stocks.reserved)`;
  const rows = await goods
    .select('products.id')
    .orderBy(isInStock, 'desc')
    .orderBy('promotion_products.sort')
    .orderBy('products.id')
    .limit(paging.pageSize)
    .offset(offset)
    .execute();
  return { ids: rows.map(({ id }) => id), pageNavigation };
}

/** Selects promotions that are published and have begun, whether or not they are over. */
export function begunPromotions(db: Db, today: Day) {
  return db
    .selectFrom('promotions')
    .where('promotions.active', '=', true)
    .where('promotions.starts_on', '<=', today);
}

/** Matches promotions that are not over yet; the caller picks those that have begun. */
export function isRunning(today: Day) {
  return sql<boolean>`(promotions.ends_on is null or promotions.ends_on >= ${today}::date)`;
}

function columnsOf(today: Day) {
  return [
    'id',
    'code',
    'title',
    'lead',
    'starts_on as startsOn',
    'ends_on as endsOn',
    'link',
    isRunning(today).as('isRunning'),
  ] as const;
}
