import { PAGE_SIZE } from '@shop/shared/contracts/constants';
import { getNews, getNewsItem } from '@shop/shared/contracts/news';
import { callQuery } from '@shop/shared/query';

export const newsQuery = (page = 1) => callQuery(getNews, { query: { page, pageSize: PAGE_SIZE.news } });

export const newsItemQuery = (code: string) => callQuery(getNewsItem, { params: { code } });
