import { pageOf } from '@shop/kit/page/use-search';
import type { PageRoute } from '@shop/remote';
import { journalQuery } from './journal.queries.ts';

/** `/office/journal/`: its first query is sent while the page's chunk loads. */
export const journalRoute: PageRoute = {
  first: ({ search }) => [journalQuery(search, pageOf(search))],
  page: async () => (await import(/* webpackChunkName: "journal" */ './journal-page.tsx')).JournalPage,
};
