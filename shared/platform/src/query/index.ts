export {
  keepPreviousData,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { askAhead, type FirstQuery } from './ask-ahead.ts';
export { callKey, callQuery } from './call-query.ts';
export { queryClient } from './client.ts';
