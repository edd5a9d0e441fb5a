import { isAllowed } from '@shop/contracts/account/permissions';
import { getFastView, getProduct, getSimpleOffer } from '@shop/contracts/catalog/product-page';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { type RouteDefinition, route } from '../../platform/http/route.ts';
import type { FacetIndex } from './facets/facet-index.ts';
import { presentBreadcrumbs } from './listing/sections.ts';
import { presentProduct } from './product/product.presenter.ts';
import { presentProductDetails } from './product/product-page.presenter.ts';
import { findProductExtras } from './product/product-page.repository.ts';
import { findProducts, termsOf } from './product/products.repository.ts';

/** A single product: its page, the fast view in a list, one of its offers. */
export function productRoutes(live: { readonly current: FacetIndex }): readonly RouteDefinition[] {
  return [
    route(getProduct, async ({ db, actor, params }) => {
      const { product, record } = await readProduct(db, actor, { code: params.code });
      const { current } = live;
      const section = current.data.sectionById.get(record.sectionId);
      const breadcrumbs = presentBreadcrumbs(current, section);
      return {
        product,
        breadcrumbs: [...breadcrumbs, { name: product.name, link: `/detail/${product.code}/` }],
      };
    }),

    route(getFastView, async ({ db, actor, params }) => ({
      product: (await readProduct(db, actor, { id: params.id })).product,
    })),

    route(getSimpleOffer, async ({ db, actor, params }) => {
      const { productId } = await db
        .selectFrom('offers')
        .select('product_id as productId')
        .where('id', '=', params.id)
        .where('active', '=', true)
        .executeTakeFirstOrThrow(() => new NotFound('Такого предложения нет'));
      const terms = await termsOf(db, actor);
      const [record] = await findProducts(db, actor, terms, [productId]);
      const product = record && presentProduct(record, isAllowed('prices.see', actor) ? terms : null);
      const offer = product?.offers.find(({ id }) => id === params.id);
      if (!product || !offer) throw new NotFound('Такого предложения нет');
      return { offer, product };
    }),
  ];
}

async function readProduct(db: Db, actor: Actor, which: { readonly code: string } | { readonly id: number }) {
  const extras = await findProductExtras(db, actor, which);
  if (extras === undefined) throw new NotFound('Такого товара нет');
  const terms = await termsOf(db, actor);
  const [record] = await findProducts(db, actor, terms, [extras.id]);
  if (record === undefined) throw new NotFound('Такого товара нет');
  const shown = isAllowed('prices.see', actor) ? terms : null;
  return { record, product: presentProductDetails(record, extras, shown) };
}
