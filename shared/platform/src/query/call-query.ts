import type { Call, CallAnswer, CallInput } from '@shop/contracts/platform/call';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { takeAhead } from './ask-ahead.ts';

/**
 * Query options of a call: `useQuery(callQuery(getOrder, { params: { id } }))`. The contract determines the key.
 * Answers to an outdated input are dropped and their requests aborted.
 */
export function callQuery<C extends Call>(contract: C, input: CallInput<C>) {
  const queryKey = [...callKey(contract), input];
  return queryOptions<CallAnswer<C>>({
    queryKey,
    queryFn: ({ signal }) =>
      (takeAhead(queryKey) as Promise<CallAnswer<C>> | undefined) ?? call(contract, input, { signal }),
  });
}

/** The common prefix of a call's query keys, to invalidate them together. */
export function callKey(contract: Pick<Call, 'method' | 'path'>): readonly [string] {
  return [`${contract.method} ${contract.path}`];
}
