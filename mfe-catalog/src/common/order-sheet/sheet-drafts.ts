import { getHeader } from '@shop/contracts/account/header';
import { callQuery, queryClient, useQuery } from '@shop/platform/query';
import { getSession } from '@shop/platform/session';
import * as v from 'valibot';

const drafts = v.array(v.tuple([v.number(), v.string()]));
const headerQuery = callQuery(getHeader, {});

/** Offers that may be kept; some of them are gone by the time anybody looks. */
const KEPT = 1000;

/**
 * Keeps what stands in the field of an offer and is not in the basket yet, for the same user and counterparty: over a
 * reload and an ended session. Undefined once it is there, or given up.
 */
export function keepSheetDraft(offerId: number, text: string | undefined): void {
  const key = storageKey();
  if (!key) return;
  const kept = readSheetDrafts();
  if (kept.get(offerId) === text) return;
  kept.delete(offerId);
  if (text !== undefined) kept.set(offerId, text);
  try {
    if (kept.size > 0) localStorage.setItem(key, JSON.stringify([...kept].slice(-KEPT)));
    else localStorage.removeItem(key);
  } catch {
    // A full or forbidden storage only costs the safety net.
  }
}

/** What is kept, by offer. */
export function readSheetDrafts(): Map<number, string> {
  const key = storageKey();
  try {
    return new Map(v.parse(drafts, JSON.parse((key && localStorage.getItem(key)) || '[]')));
  } catch {
    return new Map();
  }
}

/** What was in the basket has become an order: what was meant to join it is of no use any more. */
export function forgetSheetDrafts(): void {
  const key = storageKey();
  if (key) localStorage.removeItem(key);
}

/** The company whose basket it is, as the header's data have it; undefined until they are there. */
export function useCounterpartyId(): number | undefined {
  return useQuery({ ...headerQuery, enabled: false, select: currentOf }).data;
}

/** Offers are the same for all companies of a user, quantities are not. */
function storageKey(): string | undefined {
  const session = getSession();
  const header = queryClient.getQueryData(headerQuery.queryKey);
  const counterpartyId = header && currentOf(header);
  return session.status === 'in' && counterpartyId !== undefined
    ? `shop.order-table.unsent.${session.user.id}.${counterpartyId}`
    : undefined;
}

function currentOf({
  counterparties,
}: {
  readonly counterparties: readonly { readonly id: number; readonly isCurrent: boolean }[];
}): number | undefined {
  return counterparties.find(({ isCurrent }) => isCurrent)?.id;
}
