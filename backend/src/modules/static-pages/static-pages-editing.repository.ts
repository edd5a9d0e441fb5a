import type { addPage } from '@shop/contracts/support/content-editing';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { NotFound, Validation } from '../../platform/errors/errors.ts';
import { editorName, insertWithCode, saveRefusal } from '../content-texts/content-texts.api.ts';
import { FIXED_PAGES } from './static-pages.repository.ts';

type WrittenPage = v.InferOutput<typeof addPage.body & {}>;

const NO_TEXT = 'На\u00a0странице нет текста. Напишите его, потом опубликуйте';
const NO_TEXT_LEFT =
  'Опубликованная страница не\u00a0бывает пустой: напишите текст или снимите её с\u00a0публикации';
const MISSING = 'Такой страницы нет';

/** Lists the fixed pages first, then the others by title. */
export function findEditedPages(db: Db) {
  return editedPages(db)
    .orderBy(sql`array_position(${FIXED_PAGES}::text[], static_pages.code)`, (order) =>
      order.asc().nullsLast(),
    )
    .orderBy(sql`title collate "und-x-icu"`)
    .orderBy('static_pages.id')
    .execute();
}

/** Finds a page as its editor sees it. Throws `NotFound`. */
export function findEditedPage(db: Db, id: number) {
  return editedPages(db)
    .select('text')
    .where('static_pages.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound(MISSING));
}

/** Inserts a draft. */
export function insertPage(db: Db, { title, text }: WrittenPage, userId: number) {
  return insertWithCode(title, (code) =>
    db
      .insertInto('static_pages')
      .values({ code, title, text, updated_by: userId })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning(['id', 'version'])
      .executeTakeFirst(),
  );
}

/**
 * Throws `NotFound`, `Conflict` where another version has been saved, and `Validation` of `text` for a published page
 * that would be left without one. Needs a transaction.
 */
export async function updatePage(
  db: Db,
  id: number,
  version: number,
  { title, text }: WrittenPage,
  userId: number,
) {
  const saved = await db
    .updateTable('static_pages')
    .set({ title, text, updated_by: userId, updated_at: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['id', 'version', 'active'])
    .executeTakeFirst();
  if (!saved) throw await saveRefusal(db, 'static_pages', id, userId, MISSING);
  if (saved.active && text.trim() === '') throw new Validation(NO_TEXT_LEFT, 'text');
  return { id: saved.id, version: saved.version };
}

/**
 * Publishes or withdraws a page. A fixed page that is withdrawn says that it is being prepared. Throws `NotFound`, and
 * `Validation` where there is no text to publish.
 */
export async function setPagePublished(db: Db, id: number, isPublished: boolean): Promise<void> {
  const { text } = await db
    .updateTable('static_pages')
    .set({ active: isPublished })
    .where('id', '=', id)
    .returning('text')
    .executeTakeFirstOrThrow(() => new NotFound(MISSING));
  if (isPublished && text.trim() === '') throw new Validation(NO_TEXT, 'text');
}

function editedPages(db: Db) {
  return db
    .selectFrom('static_pages')
    .leftJoin('users', 'users.id', 'static_pages.updated_by')
    .select([
      'static_pages.id',
      'static_pages.code',
      'title',
      'static_pages.active as isPublished',
      'version',
      'static_pages.updated_at as updatedAt',
      editorName.as('updatedBy'),
    ]);
}
