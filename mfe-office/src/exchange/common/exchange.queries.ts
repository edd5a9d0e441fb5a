import {
  type ExchangeFile,
  type ExchangeSession,
  exchangeOrderState,
  getExchangeFile,
  getExchangeJournal,
  getExchangeOrders,
  getExchangeState,
  getOrderXml,
} from '@shop/contracts/office/exchange';
import { exchangeKind, getExchangeNodes } from '@shop/contracts/office/exchange-nodes';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callKey, callQuery, keepPreviousData, queryClient } from '@shop/platform/query';
import * as v from 'valibot';

/** The exchange goes on while a page is open: its answers are stale at once, and are asked for again. */
const live = { staleTime: 0, refetchInterval: 15_000 };
/** The polling interval while a file is being received or worked on. */
const BUSY_MS = 3000;

export const exchangeStateQuery = () => ({ ...callQuery(getExchangeState, {}), ...live });

const kind = v.fallback(v.union([v.literal(''), exchangeKind]), '');
const troubled = v.fallback(v.picklist(['', '1']), '');

/** The filter of the journal, from the URL. */
export function exchangeJournalFilterOf(search: URLSearchParams) {
  return {
    kind: v.parse(kind, search.get('kind') ?? ''),
    troubled: v.parse(troubled, search.get('troubled') ?? ''),
  };
}

interface Polled<Data> {
  readonly state: { readonly data?: Data | undefined };
}

/** A page of the journal; the previous one stays visible while another loads. */
export const exchangeJournalQuery = (filter: ReturnType<typeof exchangeJournalFilterOf>, page: number) => ({
  ...callQuery(getExchangeJournal, { query: { ...filter, page } }),
  ...live,
  refetchInterval: ({ state: { data } }: Polled<{ readonly items: readonly ExchangeSession[] }>) =>
    data?.items.some(({ files }) => files.some(isUnderWay)) ? BUSY_MS : live.refetchInterval,
  placeholderData: keepPreviousData,
});

/** A file with a page of its problems. */
export const exchangeFileQuery = (id: number, page: number) => ({
  ...callQuery(getExchangeFile, { params: { id }, query: { page } }),
  ...live,
  refetchInterval: ({ state: { data } }: Polled<CallAnswer<typeof getExchangeFile>>) =>
    data && isUnderWay(data.file) ? BUSY_MS : live.refetchInterval,
  placeholderData: keepPreviousData,
});

/** Whether the file is being received, waits for its turn or is worked on. */
export function isUnderWay({ state }: ExchangeFile): boolean {
  return state === 'receiving' || state === 'queued' || state === 'working';
}

const orderState = v.fallback(exchangeOrderState, 'waiting');

/** The chosen state of orders and the search, from the URL. */
export function exchangeOrdersFilterOf(search: URLSearchParams) {
  return {
    state: v.parse(orderState, search.get('state')),
    search: (search.get('query') ?? '').slice(0, 100),
  };
}

/** A page of orders; the previous one stays visible while another loads. */
export const exchangeOrdersQuery = (search: URLSearchParams, page: number) => ({
  ...callQuery(getExchangeOrders, { query: { ...exchangeOrdersFilterOf(search), page } }),
  ...live,
  placeholderData: keepPreviousData,
});

export const orderXmlQuery = (id: number) => ({
  ...callQuery(getOrderXml, { params: { id } }),
  staleTime: 0,
});

export const exchangeNodesQuery = () => ({ ...callQuery(getExchangeNodes, {}), ...live });

/** Asks again for everything that the pages of the exchange show. */
export async function refreshExchange(): Promise<void> {
  const shown = [getExchangeState, getExchangeJournal, getExchangeFile, getExchangeOrders, getExchangeNodes];
  await Promise.all(shown.map((one) => queryClient.invalidateQueries({ queryKey: callKey(one) })));
}
