import { getManagedSalePoints } from '@shop/contracts/manager/manager-sale-points';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import type { PointsFilter } from '../common/sale-points/sale-point-filters.tsx';

/** A page of the sale points of all clients or of one; the previous page stays visible while another loads. */
export const clientPointsQuery = (filter: PointsFilter, contragent: number | undefined, page: number) => ({
  ...callQuery(getManagedSalePoints, {
    query: { ...filter, ...(contragent === undefined ? {} : { contragent }), page, pageSize: 20 },
  }),
  placeholderData: keepPreviousData,
});
