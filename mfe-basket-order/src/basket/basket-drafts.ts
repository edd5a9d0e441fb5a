import { getSession } from '@shop/shared/session';
import * as v from 'valibot';
import { type BasketState, isUnsent, wantedQuantity } from './basket-state.ts';

const drafts = v.array(v.tuple([v.number(), v.number()]));
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
export function writeBasketDrafts({ lines }: BasketState): void {
  const key = storageKey();
  if (!key) return;
  const unsent = lines.flatMap((line) =>
    line.stored && isUnsent(line) ? [[line.stored.rowId, wantedQuantity(line)]] : [],
  );
  for (const { stored } of lines) if (stored) shown.add(stored.rowId);
  const elsewhere = [...keptDrafts(key)].filter(([rowId]) => !shown.has(rowId)).slice(-KEPT_ELSEWHERE);
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

export function readBasketDrafts(): ReadonlyMap<number, number> {
  const key = storageKey();
  written = undefined;
  return key ? keptDrafts(key) : new Map();
}

function keptDrafts(key: string): ReadonlyMap<number, number> {
  try {
    return new Map(v.parse(drafts, JSON.parse(localStorage.getItem(key) || '[]')));
  } catch {
    return new Map();
  }
}

function storageKey(): string | undefined {
  const session = getSession();
  return session.status === 'in' ? `shop.basket.unsent.${session.user.id}` : undefined;
}
