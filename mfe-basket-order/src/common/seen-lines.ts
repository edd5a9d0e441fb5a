import { getSession } from '@shop/platform/session';
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
  /** What was in stock of it, at most `quantity`. */
  availableQuantity: v.number(),
});
export type SeenLine = v.InferOutput<typeof seenLine>;

const seenLines = v.object({ counterpartyId: v.number(), lines: v.array(seenLine) });

/** What was last shown of this counterparty's basket in this tab; undefined where nothing was. */
export function readSeenLines(counterpartyId: number): readonly SeenLine[] | undefined {
  try {
    const seen = v.parse(seenLines, JSON.parse(sessionStorage.getItem(storageKey()) ?? ''));
    return seen.counterpartyId === counterpartyId ? seen.lines : undefined;
  } catch {
    return undefined;
  }
}

export function keepSeenLines(counterpartyId: number, lines: readonly SeenLine[]): void {
  try {
    const kept = lines.map(
      ({ offerId, name, article, measure, quantity, priceKopecks, availableQuantity }) => ({
        ...{ offerId, name, article, measure, quantity, priceKopecks },
        availableQuantity: Math.min(availableQuantity, quantity),
      }),
    );
    sessionStorage.setItem(storageKey(), JSON.stringify({ counterpartyId, lines: kept }));
  } catch {
    // A full or forbidden storage: then the first checkout is what was seen.
  }
}

export function forgetSeenLines(): void {
  try {
    sessionStorage.removeItem(storageKey());
  } catch {
    // Nothing was kept then.
  }
}

function storageKey(): string {
  const session = getSession();
  return `shop.checkout.seen.${session.status === 'in' ? session.user.id : 0}`;
}
