import { getStaticPage } from '@shop/shared/contracts/content';
import { callQuery } from '@shop/shared/query';

export const staticPageQuery = (page: string) => callQuery(getStaticPage, { params: { page } });
