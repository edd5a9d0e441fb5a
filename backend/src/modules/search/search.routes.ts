import { searchHeader } from '@shop/shared/contracts/search';
import type { Db } from '../../database/database.ts';
import { type Module, route } from '../../http/route.ts';
import { LiveSuggestions } from './live-suggestions.ts';
import { suggest } from './suggest.ts';

/** Suggestions of the header's search box (§3, §7). */
export const searchModule: Module = async (services) => {
  const live = await LiveSuggestions.start(services);

  return [
    route(searchHeader, async ({ db, body }) => ({
      items: await suggest(live.current, body.query, (article) => findByOfferArticle(db, article)),
    })),
  ];
};

/** By the whole article of a size, as it is printed on its label. */
function findByOfferArticle(db: Db, article: string) {
  return db
    .selectFrom('offers')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .select(['products.id', 'products.code', 'products.name', 'offers.article'])
    .where('offers.article', 'in', [...new Set([article, article.toUpperCase()])])
    .where('offers.active', '=', true)
    .where('products.active', '=', true)
    .executeTakeFirst();
}
