import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Day } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { begunPromotions, isRunning } from '../promotions/promotions.api.ts';

/** Returns running promotions of an offer's product, those that end first at the top. */
export function findPromotionsOfOffer(db: Db, offerId: number, today: Day) {
  return running(db, today)
    .innerJoin('promotion_products', 'promotion_products.promotion_id', 'promotions.id')
    .innerJoin('offers', 'offers.product_id', 'promotion_products.product_id')
    .where('offers.id', '=', offerId)
    .select(shown)
    .orderBy(sql`ends_on asc nulls last`)
    .orderBy('promotions.id')
    .execute();
}

/** Returns a running promotion. Throws `NotFound` for any other. */
export function findRunningPromotion(db: Db, code: string, today: Day) {
  return running(db, today)
    .where('promotions.code', '=', code)
    .select([...shown, 'promotions.id'])
    .executeTakeFirstOrThrow(() => new NotFound('Такой акции нет или она закончилась'));
}

/** Returns offers of the basket that belong to a promotion. */
export async function findOffersOfPromotion(
  db: Db,
  actor: Actor,
  promotionId: number,
): Promise<readonly number[]> {
  const rows = await scoped(db, actor)
    .selectFrom('basket_rows')
    .innerJoin('offers', 'offers.id', 'basket_rows.offer_id')
    .innerJoin('promotion_products', 'promotion_products.product_id', 'offers.product_id')
    .where('promotion_products.promotion_id', '=', promotionId)
    .select('basket_rows.offer_id as offerId')
    .orderBy('basket_rows.id')
    .execute();
  return rows.map(({ offerId }) => offerId);
}

const shown = [
  'promotions.code',
  'promotions.title',
  'promotions.lead',
  'promotions.ends_on as endsOn',
] as const;

function running(db: Db, today: Day) {
  return begunPromotions(db, today).where(isRunning(today));
}
