import { QueryClient } from '@tanstack/react-query';
import { subscribe } from '../events/bus.ts';
import { ApiRefusal, NoAnswer } from '../http/errors.ts';

/** Within this time a page that comes has prefetched what it shows. */
const PREFETCHED_MS = 5000;

/**
 * The page's one cache. Answers stay fresh for 30 s; a refusal is final, a lost connection is tried once more. A
 * page does not repeat a call that its own prefetch was just refused with 4xx. Without a connection calls fail and say so:
 * left to itself the library would hold them back and send them whenever it returns.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
        !(error instanceof ApiRefusal && error.status < 500) || Date.now() - errorUpdatedAt >= PREFETCHED_MS,
      retry: (failures, error) => error instanceof NoAnswer && failures < 1,
      retryDelay: 500,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

subscribe('live.resumed', () => void queryClient.invalidateQueries());
subscribe('session.ended', () => queryClient.clear());
// A user who has logged in may see what was refused to a visitor.
subscribe('session.started', () =>
  queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' }),
);
