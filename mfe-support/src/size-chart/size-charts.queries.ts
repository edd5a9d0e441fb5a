import { getSizeCharts } from '@shop/contracts/support/content';
import { callQuery } from '@shop/platform/query';

/** Charts hardly ever change. */
export const sizeChartsQuery = () => ({ ...callQuery(getSizeCharts, {}), staleTime: 3_600_000 });
