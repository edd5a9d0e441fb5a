import type { Db } from '../../platform/database/database.ts';

/** Returns published answers with their sections, in page order. */
export function findFaq(db: Db) {
  return db
    .selectFrom('faq_items')
    .innerJoin('faq_sections', 'faq_sections.id', 'faq_items.section_id')
    .where('faq_items.active', '=', true)
    .where('faq_items.deleted_at', 'is', null)
    .select([
      'faq_sections.code as sectionCode',
      'faq_sections.name as sectionName',
      'faq_items.id',
      'faq_items.code',
      'question',
      'answer',
    ])
    .orderBy('faq_sections.sort')
    .orderBy('faq_sections.id')
    .orderBy('faq_items.sort')
    .orderBy('faq_items.id')
    .execute();
}
