import { getMarketing, getMarketingItem } from '@shop/contracts/catalog/marketing';
import { callQuery } from '@shop/platform/query';

export const marketingQuery = (page: number) => callQuery(getMarketing, { query: { page } });

export const marketingItemQuery = (code: string) => callQuery(getMarketingItem, { params: { code } });
