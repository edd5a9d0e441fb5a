import { QueryClient } from '@tanstack/react-query';
import { subscribe } from '../events/bus.ts';
import { NoAnswer } from '../http/errors.ts';

/**
 * The page's one cache. Answers stay fresh for 30 s; a refusal is final, a lost connection is tried once more. Without a
 * connection calls fail and say so: left to itself the library would hold them back and send them whenever it returns.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retry: (failures, error) => error instanceof NoAnswer && failures < 1,
      retryDelay: 500,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

subscribe('live.resumed', () => void queryClient.invalidateQueries());
subscribe('session.ended', () => queryClient.clear());
