import { QueryClient } from '@tanstack/react-query';
import { subscribe } from '../events/bus.ts';
import { ApiRefusal, NoAnswer } from '../http/errors.ts';

/** Within this time a mounting page counts on its own prefetch. */
const PREFETCHED_MS = 5000;

/**
 * The page's only query cache. Answers stay fresh for 30 s. A refusal is final, a lost connection is retried once; a
 * page does not repeat a call that its own prefetch has just seen refused with 4xx. Calls fail visibly without a
 * connection: by default the library would pause them and send them on reconnect.
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
// A user who has logged in may see what was refused to the visitor.
subscribe('session.started', () =>
  queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' }),
);
