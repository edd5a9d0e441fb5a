import type { getNews } from '@shop/contracts/support/news';
import { type SqlBool, sql } from 'kysely';
import type * as v from 'valibot';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';

/** Reads a page of published news, newest first. A page past the end is the last one. */
export async function findNews(db: Db, paging: v.InferOutput<typeof getNews.query & {}>) {
  const published = publishedNews(db);
  const count = await countRows(published);
  const { offset, pageNavigation } = clampPage(paging, count);
  const items = await published
    .select(['id', 'code', 'title', 'lead', 'published_at as publishedAt'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.pageSize)
    .offset(offset)
    .execute();
  return { items, pageNavigation };
}

/** Reads one item with its text. Throws `NotFound` for an unpublished one, unless the reader edits news. */
export async function findNewsItem(db: Db, code: string, seesHidden: boolean) {
  const item = await db
    .selectFrom('news')
    .select(['id', 'code', 'title', 'lead', 'text', 'active', 'published_at as publishedAt'])
    .where('code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const isPublished = item?.active === true && item.publishedAt <= new Date();
  if (!item || !(isPublished || seesHidden)) throw new NotFound('Такой новости нет');
  return { ...item, isPublished };
}

/** Finds the neighbours by publication date: the previous item and the next one. */
export async function findNeighbours(db: Db, id: number) {
  const [older, newer] = await Promise.all([
    findNeighbour(db, id, sql`<`, 'desc'),
    findNeighbour(db, id, sql`>`, 'asc'),
  ]);
  return { older, newer };
}

async function findNeighbour(db: Db, id: number, side: ReturnType<typeof sql>, order: 'asc' | 'desc') {
  const neighbour = await publishedNews(db)
    .select(['code', 'title'])
    .where(
      sql<SqlBool>`(published_at, id) ${side} (select item.published_at, item.id from news item where item.id = ${id})`,
    )
    .orderBy('published_at', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst();
  return neighbour ?? null;
}

function publishedNews(db: Db) {
  return db
    .selectFrom('news')
    .where('active', '=', true)
    .where('published_at', '<=', new Date())
    .where('deleted_at', 'is', null);
}
