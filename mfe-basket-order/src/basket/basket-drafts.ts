import { getSession } from '@shop/shared/session';
import * as v from 'valibot';
import { type BasketState, isUnsent, wantedQuantity } from './basket-state.ts';

const drafts = v.array(v.tuple([v.number(), v.number()]));
let written: string | undefined;

/**
 * Keeps the quantities the server has not heard yet for the same user's next visit, after a crash as after a lost
 * session. By row id, so that they never reach the basket of another counterparty. 0 stands for a deleted row.
 */
export function writeBasketDrafts({ lines }: BasketState): void {
  const key = storageKey();
  if (!key) return;
  const unsent = lines.flatMap((line) =>
    line.stored && isUnsent(line) ? [[line.stored.rowId, wantedQuantity(line)]] : [],
  );
  const text = unsent.length > 0 ? JSON.stringify(unsent) : '';
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
  try {
    return new Map(v.parse(drafts, JSON.parse((key && localStorage.getItem(key)) || '[]')));
  } catch {
    return new Map();
  }
}

function storageKey(): string | undefined {
  const session = getSession();
  return session.status === 'in' ? `shop.basket.unsent.${session.user.id}` : undefined;
}
