import type { addNews } from '@shop/contracts/support/content-editing';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { editorName, insertWithCode, saveRefusal } from '../content-texts/content-texts.api.ts';

type WrittenNews = v.InferOutput<typeof addNews.body & {}>;

const MISSING = 'Такой новости нет';

/** Reads a page of drafts and published items, the latest first. */
export async function findEditedNewsList(
  db: Db,
  paging: { readonly page: number; readonly pageSize: number },
) {
  const count = await countRows(db.selectFrom('news').where('deleted_at', 'is', null));
  const { offset, pageNavigation } = clampPage(paging, count);
  const items = await editedNews(db)
    .orderBy('published_at', 'desc')
    .orderBy('news.id', 'desc')
    .limit(paging.pageSize)
    .offset(offset)
    .execute();
  return { items, pageNavigation };
}

/** Reads an item for its editor. Throws `NotFound`. */
export function findEditedNews(db: Db, id: number) {
  return editedNews(db)
    .select(['lead', 'text'])
    .where('news.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound(MISSING));
}

/** Creates a draft. */
export function insertNews(db: Db, written: WrittenNews, userId: number) {
  return insertWithCode(written.title, (code) =>
    db
      .insertInto('news')
      .values({ code, active: false, ...columnsOf(written), updated_by: userId })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning(['id', 'version'])
      .executeTakeFirst(),
  );
}

/** Throws `NotFound`, and `Conflict` when another version has been saved meanwhile. */
export async function updateNews(db: Db, id: number, version: number, written: WrittenNews, userId: number) {
  const saved = await db
    .updateTable('news')
    .set({ ...columnsOf(written), updated_by: userId, updated_at: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning(['id', 'version'])
    .executeTakeFirst();
  if (!saved) throw await saveRefusal(db, 'news', id, userId, MISSING);
  return saved;
}

/** Returns when the published item becomes visible. Throws `NotFound`. */
export async function setNewsPublished(db: Db, id: number, isPublished: boolean): Promise<Date> {
  const { publishedAt } = await db
    .updateTable('news')
    .set({ active: isPublished })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('published_at as publishedAt')
    .executeTakeFirstOrThrow(() => new NotFound(MISSING));
  return publishedAt;
}

/**
 * Soft-deletes an item, or restores it as it was. Throws `NotFound` for an unknown item, and for one that is already
 * deleted.
 */
export async function setNewsDeleted(db: Db, id: number, isDeleted: boolean): Promise<void> {
  await db
    .updateTable('news')
    .set({ deleted_at: isDeleted ? new Date() : null })
    .where('id', '=', id)
    .$if(isDeleted, (query) => query.where('deleted_at', 'is', null))
    .returning('id')
    .executeTakeFirstOrThrow(() => new NotFound(MISSING));
}

function editedNews(db: Db) {
  return db
    .selectFrom('news')
    .leftJoin('users', 'users.id', 'news.updated_by')
    .where('news.deleted_at', 'is', null)
    .select([
      'news.id',
      'news.code',
      'title',
      'published_at as publishedAt',
      'news.active as isPublished',
      'version',
      'news.updated_at as updatedAt',
      editorName.as('updatedBy'),
    ]);
}

function columnsOf({ title, lead, text, publishedAt }: WrittenNews) {
  return { title, lead, text, published_at: new Date(publishedAt) };
}
