import { getFavourites } from '@shop/contracts/catalog/favourites';
import { fromWireNames, toWireNames } from '@shop/contracts/platform/call';
import { useLocation, useNavigate } from '@shop/platform/router';
import { useMemo } from 'react';
import * as v from 'valibot';

export type FavouritesParams = v.InferOutput<NonNullable<typeof getFavourites.query>>;

const defaults: FavouritesParams = v.parse(getFavourites.query!, {});

/** Reads page and order from search parameters. */
export function favouritesParamsOf(search: URLSearchParams): FavouritesParams {
  return v.parse(getFavourites.query!, fromWireNames(Object.fromEntries(search), getFavourites.names));
}

/** The URL holds the page and order of the list, so they can be linked to and undone with Back. */
export function useFavouritesParams() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => favouritesParamsOf(new URLSearchParams(search)), [search]);

  const hrefFor = (change: Partial<FavouritesParams>) => {
    const chosen = Object.entries({ ...params, ...change }).filter(
      ([name, value]) => value !== defaults[name as keyof FavouritesParams],
    );
    const named = Object.entries(toWireNames(Object.fromEntries(chosen), getFavourites.names));
    const given = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
    return given.size > 0 ? `${pathname}?${given}` : pathname;
  };
  return {
    params,
    hrefForPage: (page: number) => hrefFor({ page }),
    setSort: (sort: string) => void navigate(hrefFor({ sort, page: 1 })),
    correctPage: (page: number) => void navigate(hrefFor({ page }), { replace: true }),
  };
}
