import type { getMarketing } from '@shop/contracts/catalog/marketing';
import type * as v from 'valibot';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';

/** Reads a page of the materials, newest first. */
export async function findMarketing(db: Db, paging: v.InferOutput<typeof getMarketing.query & {}>) {
  const published = publishedItems(db);
  const count = await countRows(published);
  const { offset, pageNavigation } = clampPage(paging, count);
  const rows = await published
    .select(columns)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.pageSize)
    .offset(offset)
    .execute();
  return { items: rows.map(present), pageNavigation };
}

/** Throws `NotFound` for an unknown material and for one not yet published. */
export async function findMarketingItem(db: Db, code: string) {
  const item = await publishedItems(db)
    .select([...columns, 'text', 'link'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow(() => new NotFound('Такого материала нет'));
  return present(item);
}

const columns = ['id', 'code', 'title', 'lead', 'published_at as publishedAt'] as const;

function publishedItems(db: Db) {
  return db.selectFrom('marketing_items').where('active', '=', true).where('published_at', '<=', new Date());
}

function present<T extends { readonly publishedAt: Date }>(item: T) {
  return { ...item, publishedAt: item.publishedAt.toISOString() };
}
