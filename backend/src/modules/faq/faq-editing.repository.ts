import type { addFaqItem } from '@shop/contracts/support/content-editing';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { editorName, insertWithCode, saveRefusal } from '../content-texts/content-texts.api.ts';
import { lockSection, SORT_STEP } from './faq-sections.repository.ts';

type WrittenAnswer = v.InferOutput<typeof addFaqItem.body & {}>;

const MISSING = 'Такого вопроса нет';

/** Returns all answers, drafts included, in page order. */
export function findEditedFaq(db: Db) {
  return db
    .selectFrom('faq_items')
    .innerJoin('faq_sections', 'faq_sections.id', 'faq_items.section_id')
    .leftJoin('users', 'users.id', 'faq_items.updated_by')
    .where('faq_items.deleted_at', 'is', null)
    .select([
      'faq_items.id',
      'faq_items.code',
      'faq_sections.name as section',
      'question',
      'answer',
      'faq_items.active as isPublished',
      'version',
      'faq_items.updated_at as updatedAt',
      editorName.as('updatedBy'),
    ])
    .orderBy('faq_sections.sort')
    .orderBy('faq_sections.id')
    .orderBy('faq_items.sort')
    .orderBy('faq_items.id')
    .execute();
}

/** Inserts a draft at the end of its section. Returns its id and version. */
export async function insertFaqItem(db: Db, { section, question, answer }: WrittenAnswer, userId: number) {
  const sectionId = await lockSection(db, section);
  const sort = await nextSort(db, sectionId);
  return insertWithCode(question, (code) =>
    db
      .insertInto('faq_items')
      .values({ code, question, answer, section_id: sectionId, sort, updated_by: userId })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning(['id', 'version'])
      .executeTakeFirst(),
  );
}

/**
 * Saves an answer; moving it to another section puts it at the end there. Throws `NotFound`, and `Conflict` if another
 * version was saved meanwhile.
 */
export async function updateFaqItem(
  db: Db,
  id: number,
  version: number,
  { section, question, answer }: WrittenAnswer,
  userId: number,
) {
  const sectionId = await lockSection(db, section);
  const sort = await nextSort(db, sectionId);
  const saved = await db
    .updateTable('faq_items')
    .set({
      question,
      answer,
      section_id: sectionId,
      sort: sql`case when section_id = ${sectionId} then sort else ${sort} end`,
      updated_by: userId,
      updated_at: sql`now()`,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning(['id', 'version'])
    .executeTakeFirst();
  if (!saved) throw await saveRefusal(db, 'faq_items', id, userId, MISSING);
  return saved;
}

/** Throws `NotFound`. */
export async function setFaqItemPublished(db: Db, id: number, isPublished: boolean): Promise<void> {
  await db
    .updateTable('faq_items')
    .set({ active: isPublished })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(() => new NotFound(MISSING));
}

/**
 * Soft-deletes or restores an answer; its position is kept. Throws `NotFound` for an unknown or already deleted one.
 */
export async function setFaqItemDeleted(db: Db, id: number, isDeleted: boolean): Promise<void> {
  await db
    .updateTable('faq_items')
    .set({ deleted_at: isDeleted ? new Date() : null })
    .where('id', '=', id)
    .$if(isDeleted, (query) => query.where('deleted_at', 'is', null))
    .returning('id')
    .executeTakeFirstOrThrow(() => new NotFound(MISSING));
}

/** Counts deleted answers too, because they may be restored. */
async function nextSort(db: Db, sectionId: number): Promise<number> {
  const { sort } = await db
    .selectFrom('faq_items')
    .where('section_id', '=', sectionId)
    .select(sql<number>`coalesce(max(sort), 0) + ${SORT_STEP}`.as('sort'))
    .executeTakeFirstOrThrow();
  return sort;
}
