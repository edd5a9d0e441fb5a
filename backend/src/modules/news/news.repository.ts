import type { getNews } from '@shop/shared/contracts/news';
import type * as v from 'valibot';
import type { Db } from '../../database/database.ts';
import { clampPage } from '../../http/paging.ts';

/** A page of what has been published by now, newest first. A page past the end is the last one. */
export async function findNews(db: Db, paging: v.InferOutput<typeof getNews.query & {}>) {
  const published = db.selectFrom('news').where('active', '=', true).where('published_at', '<=', new Date());
  const { count } = await published
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
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
