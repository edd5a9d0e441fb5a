import { newIdempotencyKey } from '@shop/platform/http';
import { getSession } from '@shop/platform/session';
import * as v from 'valibot';
import type { OrderBody } from '../form/checkout-form.ts';

const orderAttempt = v.object({ content: v.string(), key: v.string() });
type OrderAttempt = v.InferOutput<typeof orderAttempt>;

/** Where nothing can be stored, the attempt lives as long as the page. */
let unstored: OrderAttempt | undefined;

/**
 * The key under which this order is sent. The same content goes under the same key until it is answered, over a reload as
 * well: a double click, an impatient Enter and a second try after a lost answer make one order.
 */
export function keyFor(body: OrderBody): string {
  const content = JSON.stringify(body);
  const known = readAttempt();
  if (known?.content === content) return known.key;
  const attempt = { content, key: newIdempotencyKey() };
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(attempt));
  } catch {
    unstored = attempt;
  }
  return attempt.key;
}

/** The order that was sent and not answered. */
export function unansweredOrder(): OrderBody | undefined {
  const content = readAttempt()?.content;
  return content === undefined ? undefined : JSON.parse(content);
}

/** An answer is final for its key: the next try is a new act. */
export function endAttempt(): void {
  unstored = undefined;
  try {
    sessionStorage.removeItem(storageKey());
  } catch {
    // Nothing was kept then.
  }
}

function readAttempt(): OrderAttempt | undefined {
  try {
    return v.parse(orderAttempt, JSON.parse(sessionStorage.getItem(storageKey()) ?? ''));
  } catch {
    return unstored;
  }
}

function storageKey(): string {
  const session = getSession();
  return `shop.checkout.attempt.${session.status === 'in' ? session.user.id : 0}`;
}
