import { useLocation, useNavigate } from '@shop/platform/router';
import * as v from 'valibot';

const placesParams = v.object({
  tab: v.fallback(v.optional(v.picklist(['addresses', 'consignees']), 'addresses'), 'addresses'),
  page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'), 1),
});

type PlacesParams = v.InferOutput<typeof placesParams>;

/** Reads tab and page from search parameters. */
export function placesParamsOf(search: URLSearchParams): PlacesParams {
  return v.parse(placesParams, Object.fromEntries(search));
}

/** The URL holds the state of the page: the tab and the page number. */
export function usePlacesParams() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = placesParamsOf(new URLSearchParams(search));
  const hrefFor = (change: Partial<PlacesParams>) => `${pathname}${toSearch({ ...params, ...change })}`;
  return {
    ...params,
    hrefForTab: (tab: PlacesParams['tab']) => hrefFor({ tab, page: 1 }),
    hrefForPage: (page: number) => hrefFor({ page }),
    correctPage: (page: number) => navigate(hrefFor({ page }), { replace: true }),
  };
}

function toSearch({ tab, page }: PlacesParams): string {
  const given = new URLSearchParams();
  if (tab !== 'addresses') given.set('tab', tab);
  if (page !== 1) given.set('page', String(page));
  return given.size > 0 ? `?${given}` : '';
}
