import type { getHeader } from '@shop/contracts/account/header';
import { headerCall } from '@shop/contracts/account/header-call';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callKey, queryClient } from '@shop/platform/query';
import { useSyncExternalStore } from 'react';

type Header = CallAnswer<typeof getHeader>;

const queryKey = [...callKey(headerCall), {}];

/** The company whose basket it is, by the header that is on every page; undefined until the header has been read. */
export function currentCounterpartyId(): number | undefined {
  const header = queryClient.getQueryData<Header>(queryKey);
  return header?.counterparties.find(({ isCurrent }) => isCurrent)?.id;
}

export function useCounterpartyId(): number | undefined {
  return useSyncExternalStore(followHeader, currentCounterpartyId);
}

/** Calls `listener` when the header may have changed. */
export function followHeader(listener: () => void): () => void {
  return queryClient.getQueryCache().subscribe(listener);
}

/** Reads the header again; resolves when that has ended, with an answer or without. */
export function readHeaderAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey });
}
