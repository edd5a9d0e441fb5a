export {
  keepPreviousData,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { callKey, callQuery } from './call-query.ts';
export { queryClient } from './client.ts';
