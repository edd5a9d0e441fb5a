import { getMarketing, getMarketingItem } from '@shop/shared/contracts/marketing';
import { callQuery } from '@shop/shared/query';

export const marketingQuery = (page: number) => callQuery(getMarketing, { query: { page } });

export const marketingItemQuery = (code: string) => callQuery(getMarketingItem, { params: { code } });
