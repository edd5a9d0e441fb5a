export {
  keepPreviousData,
  QueryClientProvider,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
export { callKey, callQuery } from './call-query.ts';
export { queryClient } from './client.ts';
