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

/** After a change: what managers edit, and what everybody reads. */
export const rereadNews = () => reread([getEditedNewsList, getEditedNews, getNews, getNewsItem]);
export const rereadFaq = () => reread([getEditedFaq, getFaq]);
export const rereadPages = () => reread([getEditedPages, getEditedPage, getStaticPage]);

async function reread(calls: readonly Parameters<typeof callKey>[0][]): Promise<void> {
  await Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: [...callKey(call)] })));
}
