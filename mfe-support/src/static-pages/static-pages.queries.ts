import { getStaticPage } from '@shop/contracts/support/content';
import { callQuery } from '@shop/platform/query';

export const staticPageQuery = (page: string) => callQuery(getStaticPage, { params: { page } });
