import { newIdempotencyKey } from '@shop/platform/http';
import { persisted } from '@shop/platform/storage';
import * as v from 'valibot';
import type { OrderBody } from '../form/checkout-form.ts';

const orderAttempt = v.object({ content: v.string(), key: v.string() });
type OrderAttempt = v.InferOutput<typeof orderAttempt>;

/** The sent order with its idempotency key, until it is answered. */
const stored = persisted(orderAttempt, 'shop.checkout.attempt.{user}', 'tab');

/** Used where storage is unavailable; it lives as long as the page. */
let unstored: OrderAttempt | undefined;

/**
 * The idempotency key of this order. The same content keeps its key until it is answered, over reloads too,
 * so a double click, a repeated Enter or a retry after a lost answer place one order.
 */
export function keyFor(body: OrderBody): string {
  const content = JSON.stringify(body);
  const known = readAttempt();
  if (known?.content === content) return known.key;
  const attempt = { content, key: newIdempotencyKey() };
  if (!stored.write(attempt)) unstored = attempt;
  return attempt.key;
}

/** The order that was sent and not answered yet. */
export function unansweredOrder(): OrderBody | undefined {
  const content = readAttempt()?.content;
  return content === undefined ? undefined : JSON.parse(content);
}

/** Forgets the attempt after a final answer; the next one gets a new key. */
export function endAttempt(): void {
  unstored = undefined;
  stored.write(undefined);
}

function readAttempt(): OrderAttempt | undefined {
  return stored.read() ?? unstored;
}
