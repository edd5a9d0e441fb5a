import { pageOf } from '@shop/kit/page/use-search';
import type { PageRoute } from '@shop/remote';
import {
  exchangeFileQuery,
  exchangeJournalFilterOf,
  exchangeJournalQuery,
  exchangeNodesQuery,
  exchangeOrdersQuery,
  exchangeStateQuery,
} from './common/exchange.queries.ts';

/** `/office/exchange/`: its first query is sent while the page's chunk loads. */
export const exchangeStateRoute: PageRoute = {
  first: () => [exchangeStateQuery()],
  page: async () =>
    (await import(/* webpackChunkName: "exchange" */ './state/exchange-state-page.tsx')).ExchangeStatePage,
};

export const exchangeJournalRoute: PageRoute = {
  first: ({ search }) => [exchangeJournalQuery(exchangeJournalFilterOf(search), pageOf(search))],
  page: async () =>
    (await import(/* webpackChunkName: "exchange-journal" */ './journal/exchange-journal-page.tsx'))
      .ExchangeJournalPage,
};

export const exchangeFileRoute: PageRoute = {
  first: ({ params: { id = '' }, search }) => [exchangeFileQuery(Number(id), pageOf(search))],
  page: async () =>
    (await import(/* webpackChunkName: "exchange-file" */ './journal/exchange-file-page.tsx'))
      .ExchangeFilePage,
};

export const exchangeOrdersRoute: PageRoute = {
  first: ({ search }) => [exchangeOrdersQuery(search, pageOf(search))],
  page: async () =>
    (await import(/* webpackChunkName: "exchange-orders" */ './orders/exchange-orders-page.tsx'))
      .ExchangeOrdersPage,
};

export const exchangeNodesRoute: PageRoute = {
  first: () => [exchangeNodesQuery()],
  page: async () =>
    (await import(/* webpackChunkName: "exchange-nodes" */ './nodes/exchange-nodes-page.tsx'))
      .ExchangeNodesPage,
};
