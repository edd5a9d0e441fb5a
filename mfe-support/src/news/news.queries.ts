import { PAGE_SIZE } from '@shop/shared/contracts/constants';
import { getNews } from '@shop/shared/contracts/news';
import { callQuery } from '@shop/shared/query';

export const newsQuery = () => callQuery(getNews, { query: { page: 1, pageSize: PAGE_SIZE.news } });
