import { getFaq, getStaticPage } from '@shop/contracts/support/content';
import {
  getEditedFaq,
  getEditedNews,
  getEditedNewsList,
  getEditedPage,
  getEditedPages,
} from '@shop/contracts/support/content-editing';
import { getNews, getNewsItem } from '@shop/contracts/support/news';
import { callKey, callQuery, queryClient } from '@shop/platform/query';

export const editedNewsListQuery = (page: number) => callQuery(getEditedNewsList, { query: { page } });
export const editedNewsQuery = (id: number) => callQuery(getEditedNews, { params: { id } });
export const editedFaqQuery = () => callQuery(getEditedFaq, {});
export const editedPagesQuery = () => callQuery(getEditedPages, {});
export const editedPageQuery = (id: number) => callQuery(getEditedPage, { params: { id } });

/** Refreshes the queries of editors and readers after a change. */
export const refreshNews = () => refresh([getEditedNewsList, getEditedNews, getNews, getNewsItem]);
export const refreshFaq = () => refresh([getEditedFaq, getFaq]);
export const refreshPages = () => refresh([getEditedPages, getEditedPage, getStaticPage]);

async function refresh(calls: readonly Parameters<typeof callKey>[0][]): Promise<void> {
  await Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: [...callKey(call)] })));
}
