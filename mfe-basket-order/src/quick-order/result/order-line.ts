import type { CheckedLine, FoundOffer, RequestedLine } from '@shop/contracts/basket-order/quick-order';

/** A code of the buyer's own that a taken suggestion teaches; `before` is the offer it stood for until then, or null. */
export interface OwnCode {
  readonly article: string;
  readonly offerId: number;
  readonly offerName: string;
  readonly before: number | null;
}

/** A line of a quick order: as it came, as it is written now, and what the server says of that. */
export interface OrderLine {
  readonly source: RequestedLine;
  readonly requested: RequestedLine;
  /** Null while it has not been checked as it is written now. */
  readonly verdict: CheckedLine | null;
  /** `added` is in the basket; `dropped` the buyer does not want. */
  readonly fate: 'open' | 'added' | 'dropped';
  readonly ownCode: OwnCode | null;
}

export type Outcome = 'checking' | 'good' | 'corrected' | 'rejected' | 'added' | 'dropped';
export type OutcomeCounts = Readonly<Record<Outcome, number>>;

export function newLine(requested: RequestedLine, verdict: CheckedLine | null = null): OrderLine {
  return { source: requested, requested, verdict, fate: 'open', ownCode: null };
}

export function outcomeOf({ fate, verdict }: OrderLine): Outcome {
  if (fate !== 'open') return fate;
  return verdict?.state ?? 'checking';
}

/** Each line once: the sum of all counts is the number of lines. */
export function countOutcomes(lines: readonly OrderLine[]): OutcomeCounts {
  const counts = { checking: 0, good: 0, corrected: 0, rejected: 0, added: 0, dropped: 0 };
  for (const line of lines) counts[outcomeOf(line)] += 1;
  return counts;
}

/** Whether the line goes into the basket as it stands; one that is merged goes with the line that has its sum. */
export function isReady(line: OrderLine): boolean {
  return line.fate === 'open' && line.verdict !== null && line.verdict.state !== 'rejected';
}

/** Offers and quantities of all lines that are ready, each offer once. */
export function productsOf(
  lines: readonly OrderLine[],
): { readonly id: number; readonly quantity: number }[] {
  return lines.flatMap((line) => {
    const { verdict } = line;
    if (!isReady(line) || !verdict?.offer || verdict.mergedInto !== null) return [];
    return [{ id: verdict.offer.offerId, quantity: verdict.orderQuantity }];
  });
}

/** The offer that replaces the written text. */
export type ChosenOffer = Pick<FoundOffer, 'offerId' | 'article' | 'name'>;

/** The line with a suggestion taken: written with its article, so that every later check finds it too. */
export function withSuggestion(line: OrderLine, offer: ChosenOffer): OrderLine {
  const requested = { ...line.requested, article: offer.article, name: '' };
  return { ...line, requested, verdict: null, ownCode: codeTaught(line, offer) };
}

/** A code is learned only where what was written named nothing of ours for certain: an analog is no other name. */
function codeTaught({ source, verdict, ownCode }: OrderLine, offer: ChosenOffer): OwnCode | null {
  const article = source.article.trim();
  const reasons = verdict?.reasons ?? [];
  const isUnknown = reasons.some(
    (reason) => reason === 'unknown' || reason === 'near' || reason === 'own-article',
  );
  if (article === '' || article.length > 200 || article === offer.article) return null;
  const taught = { article, offerId: offer.offerId, offerName: offer.name };
  if (ownCode) return { ...taught, before: ownCode.before };
  if (!isUnknown) return null;
  const before = reasons.includes('own-article') ? (verdict?.offer?.offerId ?? null) : null;
  return { ...taught, before };
}
