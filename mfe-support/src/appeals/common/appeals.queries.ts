import { getOrder, getOrders } from '@shop/contracts/basket-order/orders';
import { getAppeal, getAppeals, getAppealTypes, getManagedAppeals } from '@shop/contracts/support/appeals';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import type { AppealsFilter } from './use-appeals-filter.ts';

/** The company's appeals; the previous page stays visible while another loads. */
export const ownAppealsQuery = ({ page, status, type, search }: AppealsFilter) => ({
  ...callQuery(getAppeals, { query: { page, status, typeId: type, search } }),
  placeholderData: keepPreviousData,
});

/** The appeals of all clients, for a manager (§6). */
export const managedAppealsQuery = ({
  page,
  status,
  type,
  search,
  contragent,
  isMine,
  view,
}: AppealsFilter) => ({
  ...callQuery(getManagedAppeals, {
    query: { page, status, typeId: type, search, contragent, isMine, isUnanswered: view === 'unanswered' },
  }),
  placeholderData: keepPreviousData,
});

export const appealQuery = (id: number) => callQuery(getAppeal, { params: { id } });

export const appealTypesQuery = () => ({ ...callQuery(getAppealTypes, {}), staleTime: 3_600_000 });

/** The order an appeal is about. */
export const orderQuery = (id: number) => callQuery(getOrder, { params: { id } });

/** The company's orders that match a search, latest first. */
export const ordersFoundQuery = (search: string) => ({
  ...callQuery(getOrders, { query: { page: 1, pageSize: 8, search } }),
  placeholderData: keepPreviousData,
});
