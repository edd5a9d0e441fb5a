import type { PageRoute } from '@shop/remote';
import { referenceQuery, referencesQuery } from './references.queries.ts';

/** `/office/references/`: its first query is sent while the page's chunk loads. */
export const referencesRoute: PageRoute = {
  first: () => [referencesQuery()],
  page: async () =>
    (await import(/* webpackChunkName: "references" */ './references-page.tsx')).ReferencesPage,
};

export const referenceRoute: PageRoute = {
  first: ({ params: { name = '' } }) => [referenceQuery(name)],
  page: async () => (await import(/* webpackChunkName: "reference" */ './reference-page.tsx')).ReferencePage,
};
