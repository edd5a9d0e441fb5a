import type { ProductItem } from '@shop/contracts/catalog/products';
import { useEvent } from '@shop/platform/events';
import { useQuery, useQueryClient } from '@shop/platform/query';
import { useEffect, useState } from 'react';
import { useListedIds } from '../common/lists/header-lists.ts';
import { useBasketRefresh } from '../common/use-basket-refresh.ts';
import { type Favourites, favouritesKey, favouritesQuery } from './favourites.queries.ts';
import { mergeFavourites } from './merge-favourites.ts';
import { type FavouritesParams, useFavouritesParams } from './use-favourites-params.ts';

interface Shown {
  readonly answer: Favourites;
  readonly params: FavouritesParams;
  readonly items: readonly ProductItem[];
}

const NONE: readonly ProductItem[] = [];

/**
 * A page of the favourites. Removed products stay in place with an empty heart until another page or order is
 * loaded. It follows the hearts of every page and tab, and the basket.
 */
export function useFavourites() {
  const { params, correctPage, ...addresses } = useFavouritesParams();
  const client = useQueryClient();
  const listed = useListedIds('favourites');
  const query = useQuery(favouritesQuery(params));
  const [shown, setShown] = useState<Shown>();
  const answer = query.data;
  if (answer && answer !== shown?.answer) {
    const before = shown && shown.params === params ? shown.items : undefined;
    const isCached = !query.isFetchedAfterMount;
    setShown({ answer, params, items: itemsOf(answer, { before, listed, isCached }) });
  }
  const items = shown?.items ?? NONE;

  useEvent('favourites.changed', ({ productIds }) => {
    if (productIds.every((id) => items.some((item) => item.id === id))) return;
    void client.invalidateQueries({ queryKey: favouritesKey });
  });
  useBasketRefresh(
    favouritesKey,
    items.flatMap(({ offers }) => offers.map(({ id }) => id)),
  );
  const answeredPage = query.isPlaceholderData ? undefined : answer?.pageNavigation.pageNumber;
  useEffect(() => {
    if (answeredPage && answeredPage !== params.page) correctPage(answeredPage);
  }, [answeredPage, params.page, correctPage]);

  return {
    ...addresses,
    params,
    query,
    items,
  };
}

interface Circumstances {
  /** The items this page has shown so far. */
  readonly before: readonly ProductItem[] | undefined;
  readonly listed: readonly number[] | undefined;
  /** The answer was cached by an earlier visit; products removed since then are hidden. */
  readonly isCached: boolean;
}

function itemsOf({ items }: Favourites, { before, listed, isCached }: Circumstances): readonly ProductItem[] {
  if (before) return mergeFavourites(before, items, listed);
  return isCached && listed ? items.filter(({ id }) => listed.includes(id)) : items;
}
