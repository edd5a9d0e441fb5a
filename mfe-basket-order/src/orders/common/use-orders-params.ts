import { orderStatus, orderType } from '@shop/contracts/basket-order/orders';
import { PAGE_SIZE } from '@shop/domain/constants';
import { useLocation, useNavigate } from '@shop/platform/router';
import * as v from 'valibot';

const optionalDay = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined);

const ordersParams = v.object({
  page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'), 1),
  status: v.fallback(v.optional(orderStatus), undefined),
  dateFrom: optionalDay,
  dateTo: optionalDay,
  orderType: v.fallback(
    v.optional(v.pipe(v.picklist(['1', '2']), v.transform(Number), orderType)),
    undefined,
  ),
  contragent: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))), undefined),
  search: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
});

/** Parameters of the list; `pageSize` is 10 (§9). */
export type OrdersParams = v.InferOutput<typeof ordersParams> & { readonly pageSize: number };
export type OrdersFilter = Omit<OrdersParams, 'page' | 'pageSize'>;

/** The value of `contragent` that selects all companies of the user. */
export const ALL_COMPANIES = 'all';

/** Reads the list's parameters; a period whose end precedes its start is swapped. */
export function ordersParamsOf(search: URLSearchParams): OrdersParams {
  const parsed = v.parse(ordersParams, Object.fromEntries(search));
  const days = isPeriodReversed(parsed) ? { dateFrom: parsed.dateTo, dateTo: parsed.dateFrom } : {};
  return { ...parsed, ...days, pageSize: PAGE_SIZE.orders };
}

/**
 * The URL holds the state of the list, so every filter can be linked to and undone with Back.
 */
export function useOrdersParams() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search);
  const params = ordersParamsOf(given);
  const { page: _page, pageSize: _pageSize, ...filter } = params;

  const hrefFor = (change: Partial<OrdersParams>) => `${pathname}${toSearch({ ...params, ...change })}`;
  return {
    params,
    filter: filter satisfies OrdersFilter,
    isReversed: isPeriodReversed(v.parse(ordersParams, Object.fromEntries(given))),
    isFiltered: Object.values(filter).some(Boolean),
    hrefForPage: (page: number) => hrefFor({ page }),
    /** A new filter starts at the first page. */
    setFilter: (change: Partial<OrdersFilter>) =>
      navigate(hrefFor({ ...change, page: 1 }), { replace: true }),
    clearFilter: () => navigate(pathname),
    /** Replaces the URL when it differs from what is shown. */
    correct: (change: Partial<OrdersParams>) => navigate(hrefFor(change), { replace: true }),
  };
}

export function isPeriodReversed({ dateFrom, dateTo }: Pick<OrdersFilter, 'dateFrom' | 'dateTo'>): boolean {
  return dateFrom !== undefined && dateTo !== undefined && dateFrom > dateTo;
}

function toSearch({ page, ...filter }: Partial<OrdersParams>): string {
  const { search, status, orderType: type, dateFrom, dateTo, contragent } = filter;
  const given = Object.entries({
    search,
    status,
    orderType: type,
    dateFrom,
    dateTo,
    contragent,
    page: page === 1 ? undefined : page,
  }).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
