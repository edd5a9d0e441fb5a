import type { Database } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { addDocuments } from './pages/add-documents.ts';
import { addPictures } from './pages/extra-pictures.ts';
import { groupProperties } from './pages/property-groups.ts';
import { seedQuestions } from './pages/questions.ts';
import { relateProducts } from './pages/relations.ts';

/**
 * Seeds the parts of product pages that an exchange does not bring: further pictures, groups of properties, relations,
 * data sheets and questions. Needs people and a demo catalogue without them. Returns the number of relations, documents
 * and questions.
 */
export async function seedProductPages(
  { db }: Pick<Database, 'db'>,
  { mediaDir }: Pick<Settings, 'mediaDir'>,
  now = new Date(),
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await groupProperties(tx);
    await addPictures(tx, mediaDir);
    const relations = await relateProducts(tx);
    const documents = await addDocuments(tx, mediaDir);
    return relations + documents + (await seedQuestions(tx, now));
  });
}
