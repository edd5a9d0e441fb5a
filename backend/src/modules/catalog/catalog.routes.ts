import { getSections } from '@shop/shared/contracts/catalog';
import { getListing } from '@shop/shared/contracts/listings';
import { isAllowed } from '@shop/shared/contracts/permissions';
import { getProduct } from '@shop/shared/contracts/product-page';
import { NotFound } from '../../http/errors.ts';
import { type Module, route } from '../../http/route.ts';
import { readListing } from './listing.service.ts';
import { LiveIndex } from './live-index.ts';
import { presentProductPage } from './product-page.presenter.ts';
import { findProductId, findProducts, findProperties, termsOf } from './products.repository.ts';
import { presentTree } from './sections.ts';

/** The catalogue (§7): sections, listings with facets, product pages. Reads an index in memory, and few rows. */
export const catalogModule: Module = async (services) => {
  const live = await LiveIndex.start(services);

  return [
    route(getSections, ({ query }) => ({ items: presentTree(live.current, query.sectionId, query.depth) })),

    route(getListing, ({ db, actor, params, query }) =>
      readListing(db, actor, live.current, params.code, query),
    ),

    route(getProduct, async ({ db, actor, params }) => {
      const id = await findProductId(db, params.code);
      if (id === undefined) throw new NotFound('Такого товара нет');
      const terms = await termsOf(db, actor);
      const [product] = await findProducts(db, actor, terms, [id]);
      if (product === undefined) throw new NotFound('Такого товара нет');
      const shown = isAllowed('prices.see', actor) ? terms : null;
      return presentProductPage(live.current, product, await findProperties(db, id), shown);
    }),
  ];
};
