import type { Db } from '../../platform/database/database.ts';
import { Conflict, NotFound } from '../../platform/errors/errors.ts';
import { SORT_STEP } from './faq-sections.repository.ts';

/**
 * Moves an answer up or down among the visible ones of its section; at the end it stays. The lock of the section
 * serialises moves. Throws `NotFound`, and `Conflict` if the answer was moved to another section meanwhile.
 */
export async function moveFaqItem(db: Db, id: number, to: 'up' | 'down'): Promise<void> {
  const sectionId = await lockSectionOf(db, id);
  const items = await db
    .selectFrom('faq_items')
    .select(['id', 'sort', 'deleted_at as deletedAt'])
    .where('section_id', '=', sectionId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const from = items.findIndex((item) => item.id === id);
  const moved = items[from];
  if (!moved) throw new Conflict('Вопрос только что перенесли в\u00a0другой раздел. Обновите страницу');
  const isShown = ({ deletedAt }: { readonly deletedAt: Date | null }) => deletedAt === null;
  const at =
    to === 'up'
      ? items.slice(0, from).findLastIndex(isShown)
      : items.findIndex((item, index) => index > from && isShown(item));
  if (at === -1) return;
  items.splice(from, 1);
  items.splice(at, 0, moved);
  for (const [index, item] of items.entries()) {
    const sort = (index + 1) * SORT_STEP;
    if (item.sort === sort) continue;
    await db.updateTable('faq_items').set({ sort }).where('id', '=', item.id).execute();
  }
}

async function lockSectionOf(db: Db, id: number): Promise<number> {
  const section = await db
    .selectFrom('faq_sections')
    .select('id')
    .where('id', '=', (item) =>
      item.selectFrom('faq_items').select('section_id').where('id', '=', id).where('deleted_at', 'is', null),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!section) throw new NotFound('Такого вопроса нет');
  return section.id;
}
