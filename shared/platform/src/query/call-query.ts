import type { Call, CallAnswer, CallInput } from '@shop/contracts/platform/call';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';

/**
 * Query options of a call: `useQuery(callQuery(getOrder, { params: { id } }))`. The key comes from the contract, so
 * no key is written by hand; late answers to an older input are dropped and their requests aborted.
 */
export function callQuery<C extends Call>(contract: C, input: CallInput<C>) {
  return queryOptions<CallAnswer<C>>({
    queryKey: [...callKey(contract), input],
    queryFn: ({ signal }) => call(contract, input, { signal }),
  });
}

/** The key that all queries of one call begin with, for invalidating them together. */
export function callKey(contract: Pick<Call, 'method' | 'path'>): readonly [string] {
  return [`${contract.method} ${contract.path}`];
}
