import { getSession } from '@shop/platform/session';
import * as v from 'valibot';
import {
  type BasketDrafts,
  type BasketLine,
  type BasketState,
  isUnsent,
  wantedQuantity,
} from '../state/basket-state.ts';

/** Row id, what is wanted, and what the server may hold without anybody's doing but ours. */
const drafts = v.array(v.tuple([v.number(), v.number(), v.array(v.number())]));
/** Rows this page has shown: what is kept of any other is of another basket. */
const shown = new Set<number>();
let written: string | undefined;

/** How many of baskets that are not shown are kept; some belong to rows that are gone by now. */
const KEPT_ELSEWHERE = 1000;

/**
 * Keeps the quantities the server has not heard yet for the same user's next visit, after a crash as after a lost
 * session. By row id, so that they never reach the basket of another counterparty, and wait for theirs to be shown
 * again. 0 stands for a deleted row.
 */
export function writeBasketDrafts({ lines, sending }: BasketState): void {
  const key = storageKey();
  if (!key) return;
  const underWay = new Map(
    sending && 'lines' in sending ? sending.lines.map(({ offerId, quantity }) => [offerId, quantity]) : [],
  );
  if (sending?.kind === 'update') underWay.set(sending.offerId, sending.quantity);
  const ours = ({ offerId, stored }: BasketLine) =>
    [stored?.quantity ?? 0, underWay.get(offerId) ?? []].flat();
  const unsent = lines.flatMap((line) =>
    line.stored && isUnsent(line) ? [[line.stored.rowId, wantedQuantity(line), ours(line)] as const] : [],
  );
  for (const { stored } of lines) if (stored) shown.add(stored.rowId);
  const elsewhere = keptDrafts(key)
    .filter(([rowId]) => !shown.has(rowId))
    .slice(-KEPT_ELSEWHERE);
  const all = [...elsewhere, ...unsent];
  const text = all.length > 0 ? JSON.stringify(all) : '';
  if (text === written) return;
  written = text;
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // A full or forbidden storage only costs the safety net.
  }
}

export function readBasketDrafts(): BasketDrafts {
  const key = storageKey();
  written = undefined;
  const kept = key ? keptDrafts(key) : [];
  return new Map(kept.map(([rowId, quantity, over]) => [rowId, { quantity, over }]));
}

function keptDrafts(key: string): v.InferOutput<typeof drafts> {
  try {
    return v.parse(drafts, JSON.parse(localStorage.getItem(key) || '[]'));
  } catch {
    return [];
  }
}

function storageKey(): string | undefined {
  const session = getSession();
  return session.status === 'in' ? `shop.basket.unsent.${session.user.id}` : undefined;
}
