import { PAGE_SIZE } from '@shop/shared/contracts/constants';
import { orderStatus } from '@shop/shared/contracts/orders';
import { useLocation, useNavigate } from '@shop/shared/router';
import * as v from 'valibot';

const optionalDay = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined);

const ordersParams = v.object({
  page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'), 1),
  status: v.fallback(v.optional(orderStatus), undefined),
  dateFrom: optionalDay,
  dateTo: optionalDay,
  search: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
});

/** What the list is asked for; `pageSize` is §9's 10. */
export type OrdersParams = v.InferOutput<typeof ordersParams> & { readonly pageSize: number };
export type OrdersFilter = Omit<OrdersParams, 'page' | 'pageSize'>;

/** The URL is the state of the list: every filter can be linked to, and the back button takes it back. */
export function useOrdersParams() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = v.parse(ordersParams, Object.fromEntries(new URLSearchParams(search)));

  const hrefFor = (change: Partial<OrdersParams>) => `${pathname}${toSearch({ ...params, ...change })}`;
  return {
    params: { ...params, pageSize: PAGE_SIZE.orders } satisfies OrdersParams,
    isFiltered: Boolean(params.status || params.dateFrom || params.dateTo || params.search),
    hrefForPage: (page: number) => hrefFor({ page }),
    /** A new filter begins at the first page. */
    setFilter: (change: Partial<OrdersFilter>) =>
      navigate(hrefFor({ ...change, page: 1 }), { replace: true }),
    clearFilter: () => navigate(pathname),
    correctPage: (page: number) => navigate(hrefFor({ page }), { replace: true }),
  };
}

function toSearch(params: Partial<OrdersParams>): string {
  const { page, status, dateFrom, dateTo, search } = params;
  const given = Object.entries({ search, status, dateFrom, dateTo, page: page === 1 ? '' : page }).flatMap(
    ([name, value]) => (value ? [[name, String(value)]] : []),
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
