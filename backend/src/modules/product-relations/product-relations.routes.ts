import { isAllowed } from '@shop/contracts/account/permissions';
import {
  getAccessories,
  getAlikeProducts,
  getAnalogues,
  getConsumables,
  getSimilarProducts,
} from '@shop/contracts/catalog/product-relations';
import type { ProductItem } from '@shop/contracts/catalog/products';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { route } from '../../platform/http/route.ts';
import { findProducts, presentProduct, termsOf } from '../catalog/catalog.api.ts';
import {
  findAlikeIds,
  findBestAnalogs,
  findRelatedIds,
  type RelationKind,
} from './product-relations.repository.ts';

interface RelatedQuery {
  readonly productId: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Analogs, accessories and consumables of a product (§3 Detail data). */
export const productRelationRoutes = [
  route(getSimilarProducts, ({ db, actor, query }) => readRelated(db, actor, 'analog', query)),
  route(getAccessories, ({ db, actor, query }) => readRelated(db, actor, 'accessory', query)),
  route(getConsumables, ({ db, actor, query }) => readRelated(db, actor, 'consumable', query)),

  route(getAnalogues, async ({ db, actor, query }) => {
    const found = await findBestAnalogs(db, query.ids.split(',').map(Number));
    const ids = [...new Set(found.flatMap(({ analogIds }) => analogIds))];
    const byId = new Map((await readProducts(db, actor, ids)).map((product) => [product.id, product]));
    return {
      items: found.map(({ productId, analogIds }) => ({
        productId,
        analogs: analogIds.flatMap((id) => byId.get(id) ?? []),
      })),
    };
  }),

  route(getAlikeProducts, async ({ db, actor, params }) => {
    const ids = await findAlikeIds(db, params.id);
    if (ids === undefined) throw new NotFound('Такого товара нет');
    return { items: await readProducts(db, actor, ids) };
  }),
];

async function readRelated(
  db: Db,
  actor: Actor,
  kind: RelationKind,
  { productId, page, pageSize }: RelatedQuery,
) {
  const ids = await findRelatedIds(db, productId, kind);
  if (ids === undefined) throw new NotFound('Такого товара нет');
  const { offset, pageNavigation } = clampPage({ page, pageSize }, ids.length);
  const products = await readProducts(db, actor, ids.slice(offset, offset + pageSize));
  return {
    items: products.map((product) => ({ ...product, basketAdd: mayBeAddedAtOnce(product) })),
    pageNavigation,
  };
}

async function readProducts(db: Db, actor: Actor, ids: readonly number[]) {
  const terms = await termsOf(db, actor);
  const shown = isAllowed('prices.see', actor) ? terms : null;
  return (await findProducts(db, actor, terms, ids)).map((product) => presentProduct(product, shown));
}

/** A product goes into the basket at once if it is in stock and has nothing to choose. */
function mayBeAddedAtOnce({ offers, stockStatus }: ProductItem): boolean {
  return stockStatus.isInStock && offers.length === 1;
}
