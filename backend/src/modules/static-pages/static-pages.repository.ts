import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';

/** Pages the shop links to whether they are ready or not, in the order managers see them. */
export const FIXED_PAGES: readonly string[] = ['privacy', 'personal-data', 'typical-page'];

/** Throws `NotFound` for a page that is unknown or withdrawn; editors of pages see drafts. */
export async function findStaticPage(db: Db, code: string, seesHidden: boolean) {
  const page = await db
    .selectFrom('static_pages')
    .select(['id', 'code', 'title', 'text', 'active', 'updated_at as updatedAt'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (page && (page.active || seesHidden)) return page;
  throw new NotFound(
    page && FIXED_PAGES.includes(code) ? 'Эта страница ещё готовится' : 'Такой страницы нет',
  );
}
