import { RECENT_PRODUCTS } from '@shop/shared/contracts/constants';
import { addDays, todayInMoscow } from '../calendar/days.ts';
import type { Db } from '../database/database.ts';
import { demoNews } from './content/news.ts';
import { demoPromotions } from './content/promotions.ts';
import { accounts } from './people/accounts.ts';

const DAY_MS = 86_400_000;

/**
 * News, promotions, and what the demo buyer looked at last: goods of the latest orders. Needs people, catalogue and
 * orders. Each part is left alone in a shop that has it already. Returns how many rows it wrote.
 */
export async function seedContent(db: Db, now = new Date()): Promise<number> {
  return db
    .transaction()
    .execute(
      async (tx) => (await seedNews(tx, now)) + (await seedPromotions(tx, now)) + (await seedViewed(tx, now)),
    );
}

async function seedNews(db: Db, now: Date): Promise<number> {
  if (await db.selectFrom('news').select('id').limit(1).executeTakeFirst()) return 0;
  const rows = demoNews.map(({ daysAgo, ...item }) => ({
    ...item,
    published_at: new Date(now.getTime() - daysAgo * DAY_MS),
  }));
  await db.insertInto('news').values(rows).execute();
  return rows.length;
}

async function seedPromotions(db: Db, now: Date): Promise<number> {
  if (await db.selectFrom('promotions').select('id').limit(1).executeTakeFirst()) return 0;
  const today = todayInMoscow(now);
  for (const { startsInDays, endsInDays, section, ...promotion } of demoPromotions) {
    const row = {
      ...promotion,
      starts_on: addDays(today, startsInDays),
      ends_on: endsInDays === null ? null : addDays(today, endsInDays),
      link: await findSectionPage(db, section),
    };
    await db.insertInto('promotions').values(row).execute();
  }
  return demoPromotions.length;
}

/** The page of a section by the names on the way to it; null in a shop whose catalogue has no such section. */
async function findSectionPage(db: Db, names: readonly string[]): Promise<string | null> {
  let section: { id: number; path: string } | undefined;
  for (const name of names) {
    section = await db
      .selectFrom('sections')
      .select(['id', 'path'])
      .where('name', '=', name)
      .where('parent_id', section ? '=' : 'is', section?.id ?? null)
      .executeTakeFirst();
    if (section === undefined) return null;
  }
  return section ? `/catalog/${section.path}/` : null;
}

async function seedViewed(db: Db, now: Date): Promise<number> {
  const buyer = await db
    .selectFrom('users')
    .select(['id', 'current_counterparty_id as counterpartyId'])
    .where('login', '=', accounts.buyer.login)
    .executeTakeFirst();
  if (!buyer) return 0;
  const any = await db.selectFrom('viewed_products').select('product_id').limit(1).executeTakeFirst();
  if (any) return 0;
  const products = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('offers', 'offers.id', 'order_lines.offer_id')
    .select(({ fn }) => ['offers.product_id as productId', fn.max('orders.created_at').as('at')])
    .where('orders.counterparty_id', '=', buyer.counterpartyId)
    .groupBy('offers.product_id')
    .orderBy('at', 'desc')
    .limit(RECENT_PRODUCTS / 2)
    .execute();
  if (products.length === 0) return 0;
  const rows = products.map(({ productId }, index) => ({
    user_id: buyer.id,
    product_id: productId,
    viewed_at: new Date(now.getTime() - (index + 1) * 3_600_000),
  }));
  await db.insertInto('viewed_products').values(rows).execute();
  return rows.length;
}
