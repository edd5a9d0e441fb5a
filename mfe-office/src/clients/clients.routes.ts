import { pageOf } from '@shop/kit/page/use-search';
import type { PageRoute } from '@shop/remote';
import { clientChoicesQuery, clientsQuery, clientTermsQuery } from './common/clients.queries.ts';

/** `/office/clients/`: its first queries are sent while the page's chunk loads. */
export const clientsRoute: PageRoute = {
  first: ({ search }) => [clientsQuery(search, pageOf(search)), clientChoicesQuery()],
  page: async () => (await import(/* webpackChunkName: "clients" */ './list/clients-page.tsx')).ClientsPage,
};

export const clientRoute: PageRoute = {
  first: ({ params: { code = '' } }) => [clientTermsQuery(code), clientChoicesQuery()],
  page: async () => (await import(/* webpackChunkName: "client" */ './card/client-page.tsx')).ClientPage,
};
