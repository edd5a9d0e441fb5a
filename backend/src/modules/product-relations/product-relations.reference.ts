import { type Insertable, sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { defineReference } from '../../platform/references/define-reference.ts';
import { choice, line, whole } from '../../platform/shop-settings/setting-schemas.ts';

const schema = v.object({
  article: line('Артикул товара', 100),
  kind: choice('Связь', [
    { value: 'analog', title: 'Аналог' },
    { value: 'accessory', title: 'Сопутствующий товар' },
    { value: 'consumable', title: 'Расходный материал' },
  ]),
  relatedArticle: line('Артикул связанного', 100),
  sort: whole('Порядок', 0, 100_000, 'Меньшие выше'),
});
type RelationRow = v.InferOutput<typeof schema>;
type Side = 'article' | 'relatedArticle';

export const productRelationReference = defineReference<RelationRow>({
  name: 'product-relations',
  title: 'Связи товаров',
  description: 'Аналоги, сопутствующие товары и\u00a0расходные материалы на\u00a0странице товара.',
  permission: 'office.catalogue',
  schema,
  key: ['article', 'kind', 'relatedArticle'],
  order: ['article', 'kind', 'sort', 'relatedArticle'],
  searched: ['article', 'relatedArticle'],
  blank: { sort: 500 },

  rows: (db) =>
    db
      .selectFrom('product_relations as relation')
      .innerJoin('products as product', 'product.id', 'relation.product_id')
      .innerJoin('products as related', 'related.id', 'relation.related_id')
      .select([
        sql<number>`relation.id`.as('id'),
        'product.article as article',
        'relation.kind',
        'related.article as relatedArticle',
        'relation.sort',
        sql<string>`product.name || ' → ' || related.name`.as('note'),
      ]),

  async check(db, row, before) {
    const isKept = (field: Side) => before !== null && isSameArticle(row[field], before[field]);
    const nameOf = async (field: Side) =>
      isKept(field) ? (before?.[field] ?? '') : (await findProduct(db, row[field], field)).article;
    const article = await nameOf('article');
    const relatedArticle = await nameOf('relatedArticle');
    const isChanged = !isKept('article') || !isKept('relatedArticle');
    if (isChanged && isSameArticle(article, relatedArticle))
      throw new Validation('Товар не\u00a0связывают с\u00a0ним самим', 'relatedArticle');
    return { ...row, article, relatedArticle };
  },

  async insert(db, row) {
    const product = await findProduct(db, row.article, 'article');
    const related = await findProduct(db, row.relatedArticle, 'relatedArticle');
    const { kind, sort } = row;
    const [id] = await insertRelations(db, [{ product_id: product.id, related_id: related.id, kind, sort }]);
    if (id === undefined) throw new Validation('Такая связь уже есть', 'article');
    return id;
  },

  // Several products may share an article: the stored one stays while the article does.
  async update(db, id, { article, relatedArticle, kind, sort }) {
    const stored = await findStored(db, id);
    const product = isSameArticle(article, stored.article)
      ? stored.productId
      : (await findProduct(db, article, 'article')).id;
    const related = isSameArticle(relatedArticle, stored.relatedArticle)
      ? stored.relatedId
      : (await findProduct(db, relatedArticle, 'relatedArticle')).id;
    await db
      .updateTable('product_relations')
      .set({ product_id: product, related_id: related, kind, sort })
      .where('id', '=', id)
      .execute();
  },

  async delete(db, id) {
    await db.deleteFrom('product_relations').where('id', '=', id).execute();
  },
});

/** Inserts relations, apart from those that exist. Returns the ids of the new ones. */
export async function insertRelations(
  db: Db,
  relations: readonly Insertable<Schema['product_relations']>[],
): Promise<number[]> {
  if (relations.length === 0) return [];
  const added = await db
    .insertInto('product_relations')
    .values(relations)
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<number>`id`.as('id'))
    .execute();
  return added.map(({ id }) => id);
}

function isSameArticle(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function findStored(db: Db, id: number) {
  return db
    .selectFrom('product_relations as relation')
    .innerJoin('products as product', 'product.id', 'relation.product_id')
    .innerJoin('products as related', 'related.id', 'relation.related_id')
    .select(['product.id as productId', 'product.article'])
    .select(['related.id as relatedId', 'related.article as relatedArticle'])
    .where('relation.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Finds a product by its article in any case; one that is sold comes before those that are not. */
async function findProduct(db: Db, article: string, field: Side) {
  const named = await db
    .selectFrom('products')
    .select(['id', 'article', 'active'])
    .where(sql`lower(article collate "und-x-icu")`, '=', article.toLowerCase())
    .limit(20)
    .execute();
  const sold = named.filter(({ active }) => active);
  const [product, another] = sold.length > 0 ? sold : named;
  if (product === undefined) throw new Validation(`Товара с\u00a0артикулом ${article} нет`, field);
  if (another !== undefined) throw new Validation(`Артикул ${article} у\u00a0нескольких товаров`, field);
  return product;
}
