import { getNews, getNewsItem } from '@shop/contracts/support/news';
import { PAGE_SIZE } from '@shop/domain/constants';
import { callQuery } from '@shop/platform/query';

export const newsQuery = (page = 1) => callQuery(getNews, { query: { page, pageSize: PAGE_SIZE.news } });

export const newsItemQuery = (code: string) => callQuery(getNewsItem, { params: { code } });
