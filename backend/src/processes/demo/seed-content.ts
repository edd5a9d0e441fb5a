import { RECENT_PRODUCTS } from '@shop/domain/constants';
import { marketingReference } from '../../modules/marketing/marketing.api.ts';
import { addDays, todayInMoscow } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { demoBrands } from './content/brands.ts';
import { demoMarketing } from './content/marketing.ts';
import { demoPromotions } from './content/promotions.ts';
import { accounts } from './people/accounts.ts';
import { seedFaq, seedNews, seedPages } from './seed-articles.ts';

/**
 * Seeds news, answers, static pages, promotions with their products, marketing materials, descriptions of brands, and
 * the products that the demo buyer viewed last, taken from the latest orders. Needs people, catalogue and orders. A
 * part that the shop already has is left unchanged. Returns the number of rows.
 */
export async function seedContent(db: Db, now = new Date()): Promise<number> {
  const parts = [seedNews, seedFaq, seedPages, seedPromotions, seedMarketing, seedBrands, seedViewed];
  return db.transaction().execute(async (tx) => {
    let rows = 0;
    for (const seed of parts) rows += await seed(tx, now);
    return rows;
  });
}

async function seedPromotions(db: Db, now: Date): Promise<number> {
  if (await db.selectFrom('promotions').select('id').limit(1).executeTakeFirst()) return 0;
  const today = todayInMoscow(now);
  for (const { startsInDays, endsInDays, section, products, ...promotion } of demoPromotions) {
    const path = await findSectionPath(db, section);
    const row = {
      ...promotion,
      starts_on: addDays(today, startsInDays),
      ends_on: endsInDays === null ? null : addDays(today, endsInDays),
      link: path && `/catalog/${path}/`,
    };
    const { id } = await db.insertInto('promotions').values(row).returning('id').executeTakeFirstOrThrow();
    if (path) await addProducts(db, id, path, products);
  }
  return demoPromotions.length;
}

/** Adds the most popular products of a section and its descendants. */
async function addProducts(db: Db, promotionId: number, path: string, count: number): Promise<void> {
  const products = await db
    .selectFrom('products')
    .innerJoin('sections', 'sections.id', 'products.section_id')
    .select('products.id')
    .where('products.active', '=', true)
    .where((where) =>
      where.or([where('sections.path', '=', path), where('sections.path', 'like', `${path}/%`)]),
    )
    .orderBy('products.sort')
    .orderBy('products.id')
    .limit(count)
    .execute();
  if (products.length === 0) return;
  const rows = products.map(({ id }, sort) => ({ promotion_id: promotionId, product_id: id, sort }));
  await db.insertInto('promotion_products').values(rows).execute();
}

async function seedMarketing(db: Db, now: Date): Promise<number> {
  if (await db.selectFrom('marketing_items').select('id').limit(1).executeTakeFirst()) return 0;
  for (const { daysAgo, section, ...item } of demoMarketing) {
    const path = section && (await findSectionPath(db, section));
    await marketingReference.insert(db, {
      ...item,
      link: path ? `/catalog/${path}/` : '',
      publishedOn: addDays(todayInMoscow(now), -daysAgo),
      isActive: true,
    });
  }
  return demoMarketing.length;
}

async function seedBrands(db: Db): Promise<number> {
  const existing = await db
    .selectFrom('brands')
    .select('id')
    .where('description', '<>', '')
    .limit(1)
    .executeTakeFirst();
  if (existing) return 0;
  let rows = 0;
  for (const [name, description] of Object.entries(demoBrands)) {
    const result = await db
      .updateTable('brands')
      .set({ description })
      .where('name', '=', name)
      .executeTakeFirst();
    rows += Number(result.numUpdatedRows);
  }
  return rows;
}

/** The path of a section by the names on the way to it; null if the catalogue has no such section. */
async function findSectionPath(db: Db, names: readonly string[]): Promise<string | null> {
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
  return section?.path ?? null;
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
