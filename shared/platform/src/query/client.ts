import { QueryClient } from '@tanstack/react-query';
import { subscribe } from '../events/bus.ts';
import { ApiRefusal, NoAnswer } from '../http/errors.ts';

const FRESH_MS = 30_000;

/**
 * The page's one cache. Answers stay fresh for 30 s; a refusal is final, a lost connection is tried once more. What was
 * refused with 4xx is not asked for again by a page that comes within the 30 s, as after its own prefetch. Without a
 * connection calls fail and say so: left to itself the library would hold them back and send them whenever it returns.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: FRESH_MS,
      retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
        !(error instanceof ApiRefusal && error.status < 500) || Date.now() - errorUpdatedAt >= FRESH_MS,
      retry: (failures, error) => error instanceof NoAnswer && failures < 1,
      retryDelay: 500,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

subscribe('live.resumed', () => void queryClient.invalidateQueries());
subscribe('session.ended', () => queryClient.clear());
