import { persisted } from '@shop/platform/storage';
import * as v from 'valibot';

/** A line of the order as the buyer saw it last. */
const seenLine = v.object({
  offerId: v.number(),
  name: v.string(),
  article: v.string(),
  measure: v.string(),
  quantity: v.number(),
  /** Null where it was not known for this quantity yet. */
  priceKopecks: v.nullable(v.number()),
  /** Quantity that was in stock, at most `quantity`. */
  availableQuantity: v.number(),
});
export type SeenLine = v.InferOutput<typeof seenLine>;

const seenLines = v.object({ counterpartyId: v.number(), lines: v.array(seenLine) });

/** The lines of the basket as they were last shown, so that the checkout says what has changed since. */
const stored = persisted(seenLines, 'shop.checkout.seen.{user}', 'tab');

/** Reads the lines of this counterparty's basket that this tab showed last; undefined if it showed none. */
export function readSeenLines(counterpartyId: number): readonly SeenLine[] | undefined {
  const seen = stored.read();
  return seen?.counterpartyId === counterpartyId ? seen.lines : undefined;
}

export function keepSeenLines(counterpartyId: number, lines: readonly SeenLine[]): void {
  const kept = lines.map(
    ({ offerId, name, article, measure, quantity, priceKopecks, availableQuantity }) => ({
      ...{ offerId, name, article, measure, quantity, priceKopecks },
      availableQuantity: Math.min(availableQuantity, quantity),
    }),
  );
  stored.write({ counterpartyId, lines: kept });
}

export function forgetSeenLines(): void {
  stored.write(undefined);
}
