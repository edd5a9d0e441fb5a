import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../../platform/database/database.ts';
import { previewName } from '../../platform/media/picture-name.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedProductPages } from './seed-product-pages.ts';

describe('pages of the demo catalogue', () => {
  let database: Database;
  let mediaDir: string;
  before(async () => {
    mediaDir = await mkdtemp(path.join(os.tmpdir(), 'demo-pages-'));
    database = await openTestDatabase();
    await seedCatalog(database, { mediaDir }, { products: 310 });
    await seedProductPages(database, { mediaDir });
  });
  after(async () => {
    await database.close();
    await rm(mediaDir, { recursive: true, force: true });
  });

  /** Relations between products of two sections, with a property of each. */
  const related = (kind: 'analog' | 'accessory' | 'consumable') =>
    database.db
      .selectFrom('product_relations')
      .innerJoin('products as own', 'own.id', 'product_relations.product_id')
      .innerJoin('sections as own_in', 'own_in.id', 'own.section_id')
      .innerJoin('products as other', 'other.id', 'product_relations.related_id')
      .innerJoin('sections as other_in', 'other_in.id', 'other.section_id')
      .select(['own.id', 'own_in.name as section', 'other.id as otherId', 'other_in.name as otherSection'])
      .where('product_relations.kind', '=', kind)
      .execute();

  const propertyOf = async (productId: number, property: string) => {
    const row = await database.db
      .selectFrom('product_properties')
      .innerJoin('properties', 'properties.id', 'product_properties.property_id')
      .select('product_properties.value')
      .where('product_properties.product_id', '=', productId)
      .where('properties.name', '=', property)
      .executeTakeFirst();
    return row?.value;
  };

  it('offer what fits: to a grinder discs of its diameter, to boots insoles, to a half mask its filters', async () => {
    const consumables = await related('consumable');
    const discs = consumables.filter(({ section }) => section === 'Угловые шлифмашины');
    assert.ok(discs.length > 0);
    for (const { id, otherId } of discs)
      assert.equal(await propertyOf(otherId, 'Диаметр'), await propertyOf(id, 'Диаметр диска'));
    const filters = consumables.filter(({ section }) => section === 'Полумаски и фильтры');
    assert.deepEqual(new Set(filters.map(({ otherSection }) => otherSection)), new Set(['Фильтры сменные']));
    const accessories = await related('accessory');
    assert.ok(
      accessories.some(
        ({ section, otherSection }) => section === 'Ботинки летние' && otherSection === 'Стельки',
      ),
    );
  });

  it('name analogs of the same section only', async () => {
    const analogs = await related('analog');
    assert.ok(analogs.length > 310);
    assert.ok(
      analogs.every(({ section, otherSection, id, otherId }) => section === otherSection && id !== otherId),
    );
  });

  it('show three pictures, all of them there', async () => {
    const rows = await database.db.selectFrom('product_pictures').select(['product_id', 'picture']).execute();
    const byProduct = Map.groupBy(rows, ({ product_id }) => product_id);
    assert.equal(byProduct.size, 310);
    assert.ok([...byProduct.values()].every((own) => own.length === 2));
    for (const picture of new Set(rows.map((row) => row.picture))) {
      assert.ok((await stat(path.join(mediaDir, picture))).size > 500);
      assert.ok((await stat(path.join(mediaDir, previewName(picture)))).size > 200);
    }
  });

  it('carry data sheets, real PDF of the size they say', async () => {
    const documents = await database.db.selectFrom('product_documents').selectAll().execute();
    assert.ok(documents.length >= 5);
    for (const { file, size_bytes, type } of documents) {
      const pdf = await readFile(path.join(mediaDir, file));
      assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
      assert.deepEqual([pdf.length, type], [size_bytes, 'application/pdf']);
    }
  });

  it('put properties into groups and have answered questions', async () => {
    const groups = await database.db.selectFrom('properties').select('group_name').distinct().execute();
    assert.ok(groups.length >= 4);
    const questions = await database.db.selectFrom('product_questions').select('answer').execute();
    assert.ok(questions.filter(({ answer }) => answer !== null).length > questions.length / 2);
  });
});
