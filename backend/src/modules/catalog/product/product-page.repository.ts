import { type ExpressionBuilder, expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { isShownTo } from '../../product-questions/product-questions.api.ts';
import { selectProperties } from './product-properties.ts';

/** Data that only the product page shows. */
export type ProductExtras = NonNullable<Awaited<ReturnType<typeof findProductExtras>>>;

type OfProduct = ExpressionBuilder<Schema, 'products'>;

/** Reads id, pictures, properties, documents and counts of a sold product in a single statement. */
export async function findProductExtras(
  db: Db,
  actor: Actor,
  product: { readonly code: string } | { readonly id: number },
) {
  return db
    .selectFrom('products')
    .select((of) => [
      'products.id',
      jsonArrayFrom(propertiesOf(of)).as('properties'),
      jsonArrayFrom(
        of
          .selectFrom('product_pictures')
          .select('product_pictures.picture')
          .whereRef('product_pictures.product_id', '=', 'products.id')
          .orderBy('position'),
      ).as('pictures'),
      jsonArrayFrom(documentsOf(of)).as('documents'),
      jsonArrayFrom(relationCountsOf(of)).as('relations'),
      of
        .selectFrom('product_questions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('product_questions.product_id', '=', 'products.id')
        .where(isShownTo(actor))
        .as('questions'),
      jsonArrayFrom(
        of
          .selectFrom('arrival_requests')
          .innerJoin('offers', 'offers.id', 'arrival_requests.offer_id')
          .select('arrival_requests.offer_id as offerId')
          .where('arrival_requests.user_id', '=', actor.userId)
          .whereRef('offers.product_id', '=', 'products.id'),
      ).as('awaited'),
    ])
    .where((of) =>
      'code' in product ? of('products.code', '=', product.code) : of('products.id', '=', product.id),
    )
    .where('products.active', '=', true)
    .executeTakeFirst();
}

function propertiesOf(of: OfProduct) {
  // A subquery is built by an expression builder: from `db` it would be a separate statement.
  const subquery = expressionBuilder<Schema, never>();
  return selectProperties(subquery).where('product_properties.product_id', '=', of.ref('products.id'));
}

function documentsOf(of: OfProduct) {
  return of
    .selectFrom('product_documents')
    .select(['id', 'title', 'file', 'type', 'size_bytes as sizeBytes'])
    .whereRef('product_documents.product_id', '=', 'products.id')
    .orderBy('sort')
    .orderBy('title');
}

/** Counts only sold products, as the tab lists them. */
function relationCountsOf(of: OfProduct) {
  return of
    .selectFrom('product_relations')
    .innerJoin('products as related', 'related.id', 'product_relations.related_id')
    .select(({ fn }) => ['product_relations.kind', fn.countAll<number>().as('count')])
    .whereRef('product_relations.product_id', '=', 'products.id')
    .where('related.active', '=', true)
    .groupBy('product_relations.kind');
}
