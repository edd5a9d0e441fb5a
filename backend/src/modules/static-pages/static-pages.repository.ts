import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';

/** Pages the shop always has, in the order managers see them; it links to them whether they are ready or not. */
export const FIXED_PAGES: readonly string[] = ['privacy', 'personal-data', 'typical-page'];

/** Throws `NotFound` for a page that is unknown or withdrawn; whoever makes pages sees drafts. */
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
