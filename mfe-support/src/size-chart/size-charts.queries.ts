import { getSizeCharts } from '@shop/shared/contracts/content';
import { callQuery } from '@shop/shared/query';

/** Charts hardly ever change. */
export const sizeChartsQuery = () => ({ ...callQuery(getSizeCharts, {}), staleTime: 3_600_000 });
