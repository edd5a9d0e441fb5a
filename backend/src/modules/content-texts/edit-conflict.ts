import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { Conflict, NotFound, Validation } from '../../platform/errors/errors.ts';

type Edited = 'news' | 'faq_items' | 'static_pages';

/** SQL for the last editor's name in a query that joins `users`; null for content that came with the shop. */
export const editorName = sql<string | null>`nullif(trim(users.name || ' ' || users.last_name), '')`;

/** Returns the version being edited. Throws `Validation` at `version` without one. */
export function requireVersion(body: { readonly version: number | null }): number {
  if (body.version === null) throw new Validation('Не указана версия, которую вы редактируете', 'version');
  return body.version;
}

/**
 * Returns the error for a row that could not be saved: `NotFound` with the message `missing`, or `Conflict` if another
 * version was saved meanwhile, by another user or in another tab.
 */
export async function saveRefusal(db: Db, table: Edited, id: number, userId: number, missing: string) {
  const row = await db
    .selectFrom(table)
    .leftJoin('users', 'users.id', `${table}.updated_by`)
    .where(`${table}.id`, '=', id)
    .$if(table !== 'static_pages', (query) => query.where(sql.ref('deleted_at'), 'is', null))
    .select([`${table}.updated_by as editorId`, editorName.as('editor')])
    .executeTakeFirst();
  if (!row) return new NotFound(missing);
  const saved =
    row.editorId === userId
      ? 'вы сохранили другую версию в\u00a0другой вкладке'
      : `${row.editor ?? 'кто-то'} сохранил(а) другую версию`;
  return new Conflict(
    `Пока вы редактировали, ${saved}. Ваш текст не\u00a0потерян: скопируйте его, откройте новую версию и\u00a0внесите правки в\u00a0неё`,
  );
}
