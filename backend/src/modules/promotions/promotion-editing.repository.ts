import type { PromotionState, promotionText } from '@shop/contracts/catalog/promotion-editing';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Day } from '../../platform/calendar/days.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { slugOf } from '../../platform/text/slug.ts';

type WrittenPromotion = v.InferOutput<typeof promotionText> & {
  readonly startsOn: Day;
  readonly endsOn: Day | null;
};

/** The segment below `/actions/` that is a page of its own. */
const RESERVED_CODE = 'manage';

/** A page of all promotions, the latest first. */
export async function findEditedPromotions(
  db: Db,
  paging: { readonly page: number; readonly pageSize: number },
  today: Day,
) {
  const count = await countRows(db.selectFrom('promotions'));
  const { offset, pageNavigation } = clampPage(paging, count);
  const rows = await editedPromotions(db)
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.pageSize)
    .offset(offset)
    .execute();
  return {
    items: rows.map(({ active, ...row }) => ({ ...row, state: stateOf(row, active, today) })),
    pageNavigation,
  };
}

/** Finds a promotion as its editor sees it. Throws `NotFound`. */
export async function findEditedPromotion(db: Db, id: number, today: Day) {
  const { active, ...promotion } = await editedPromotions(db)
    .select(['lead', 'text', (row) => row.fn.coalesce('link', sql<string>`''`).as('link')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return {
    ...promotion,
    state: stateOf(promotion, active, today),
    articles: await findArticles(db, id),
  };
}

/** Inserts a draft and answers its id. The code is the transliterated title, with a number where that is taken. */
export async function insertPromotion(db: Db, written: WrittenPromotion): Promise<number> {
  const slug = slugOf(written.title);
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? slug : `${slug}-${number}`;
    if (code === RESERVED_CODE) continue;
    const row = await db
      .insertInto('promotions')
      .values({ code, active: false, ...columnsOf(written) })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) return row.id;
  }
}

/** Throws `NotFound`. */
export async function updatePromotion(db: Db, id: number, written: WrittenPromotion): Promise<void> {
  await db
    .updateTable('promotions')
    .set(columnsOf(written))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);
}

/** Replaces the products of a promotion, in this order. */
export async function replacePromotionProducts(
  db: Db,
  promotionId: number,
  productIds: readonly number[],
): Promise<void> {
  await db.deleteFrom('promotion_products').where('promotion_id', '=', promotionId).execute();
  if (productIds.length === 0) return;
  const rows = productIds.map((productId, sort) => ({
    promotion_id: promotionId,
    product_id: productId,
    sort,
  }));
  await db.insertInto('promotion_products').values(rows).execute();
}

/** Answers the new state. Throws `NotFound`. */
export async function setPublished(
  db: Db,
  id: number,
  isPublished: boolean,
  today: Day,
): Promise<PromotionState> {
  const promotion = await db
    .updateTable('promotions')
    .set({ active: isPublished })
    .where('id', '=', id)
    .returning(['starts_on as startsOn', 'ends_on as endsOn'])
    .executeTakeFirstOrThrow(notFound);
  return stateOf(promotion, isPublished, today);
}

/** Lists articles in the order of the promotion; the product's code where it has no article, or shares it. */
async function findArticles(db: Db, promotionId: number): Promise<string[]> {
  const products = await db
    .selectFrom('promotion_products')
    .innerJoin('products', 'products.id', 'promotion_products.product_id')
    .where('promotion_id', '=', promotionId)
    .select([
      'products.code',
      'products.article',
      sql<number>`(select count(*)::int from products other where other.article = products.article)`.as(
        'sharers',
      ),
    ])
    .orderBy('promotion_products.sort')
    .orderBy('products.id')
    .execute();
  return products.map(({ code, article, sharers }) => (article !== '' && sharers === 1 ? article : code));
}

function editedPromotions(db: Db) {
  return db
    .selectFrom('promotions')
    .select(['id', 'code', 'title', 'starts_on as startsOn', 'ends_on as endsOn', 'active'])
    .select(
      sql<number>`(select count(*)::int from promotion_products where promotion_id = promotions.id)`.as(
        'productCount',
      ),
    );
}

function stateOf(
  { startsOn, endsOn }: Pick<WrittenPromotion, 'startsOn' | 'endsOn'>,
  isPublished: boolean,
  today: Day,
): PromotionState {
  if (!isPublished) return 'draft';
  if (startsOn > today) return 'coming';
  return endsOn !== null && endsOn < today ? 'ended' : 'running';
}

function columnsOf({ title, lead, text, link, startsOn, endsOn }: WrittenPromotion) {
  return { title, lead, text, link: link || null, starts_on: startsOn, ends_on: endsOn };
}

function notFound(): NotFound {
  return new NotFound('Такой акции нет');
}
