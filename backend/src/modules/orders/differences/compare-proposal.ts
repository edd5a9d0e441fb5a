import type { OrderDifference } from '@shop/contracts/basket-order/order-changes';
import { totalsOf } from '../../pricing/pricing.api.ts';
import { isHere, type OrderContent } from './order-content.repository.ts';
import type { OrderProposal, ProposedLine } from './order-proposal.ts';

/** The differences that a proposal makes. Sums in kopecks. */
interface Comparison {
  readonly differences: readonly OrderDifference[];
  readonly newTotalKopecks: number;
  /** By how much the sums of lines and delivery change, added up; a lower price alone counts nothing. */
  readonly changedKopecks: number;
}

type StoredLine = Pick<
  ProposedLine,
  'offerId' | 'article' | 'name' | 'measure' | 'quantity' | 'priceKopecks'
>;

/** The part of an order that a proposal is compared with. */
export type ComparedOrder = Pick<OrderContent, 'lines' | 'deliveryKopecks'> & {
  readonly shipments: readonly Pick<OrderContent['shipments'][number], 'status' | 'plannedOn'>[];
};

/** Compares an order with what the accounting system wants it to be. */
export function compareProposal(order: ComparedOrder, proposal: OrderProposal): Comparison {
  const proposed = new Map(proposal.lines.map((line) => [line.position, line]));
  const changes = [
    ...order.lines.map((line) => compareLine(line, proposed.get(line.position))),
    ...proposal.lines.filter(({ position }) => position === null).map(addedLine),
    compareDelivery(order.deliveryKopecks, proposal.deliveryKopecks),
    compareDay(order, proposal),
  ];
  const deliveryKopecks = proposal.deliveryKopecks ?? order.deliveryKopecks;
  return {
    differences: changes.flatMap(({ differences }) => differences),
    newTotalKopecks: totalsOf(proposal.lines, deliveryKopecks).totalKopecks,
    changedKopecks: changes.reduce((sum, { kopecks }) => sum + kopecks, 0),
  };
}

interface Change {
  readonly differences: readonly OrderDifference[];
  readonly kopecks: number;
}
const NOTHING: Change = { differences: [], kopecks: 0 };

function compareLine(line: StoredLine, proposed: ProposedLine | undefined): Change {
  const { article, name, measure, quantity, priceKopecks } = line;
  const about = { article, name, measure };
  if (proposed === undefined)
    return {
      differences: [{ kind: 'removed', ...about, before: quantity }],
      kopecks: quantity * priceKopecks,
    };
  const differences: OrderDifference[] = [];
  if (proposed.quantity !== quantity)
    differences.push({ kind: 'quantity', ...about, before: quantity, after: proposed.quantity });
  if (proposed.priceKopecks !== priceKopecks)
    differences.push({
      kind: 'price',
      ...about,
      beforeKopecks: priceKopecks,
      afterKopecks: proposed.priceKopecks,
    });
  const isCheaper = proposed.quantity === quantity && proposed.priceKopecks < priceKopecks;
  const grown = proposed.quantity * proposed.priceKopecks - quantity * priceKopecks;
  return { differences, kopecks: isCheaper ? 0 : Math.abs(grown) };
}

function addedLine({ article, name, measure, quantity, priceKopecks }: ProposedLine): Change {
  return {
    differences: [{ kind: 'added', article, name, measure, after: quantity, afterKopecks: priceKopecks }],
    kopecks: quantity * priceKopecks,
  };
}

function compareDelivery(beforeKopecks: number, afterKopecks: number | null): Change {
  if (afterKopecks === null || afterKopecks === beforeKopecks) return NOTHING;
  return {
    differences: [{ kind: 'delivery', beforeKopecks, afterKopecks }],
    kopecks: Math.max(0, afterKopecks - beforeKopecks),
  };
}

function compareDay({ shipments }: ComparedOrder, { plannedOn }: OrderProposal): Change {
  const here = shipments.filter(isHere);
  const last = here.at(-1);
  if (plannedOn === null || last === undefined || here.every((one) => one.plannedOn === plannedOn))
    return NOTHING;
  return { differences: [{ kind: 'date', before: last.plannedOn, after: plannedOn }], kopecks: 0 };
}

/** Whether a change needs no yes: what changes, except lower prices, is within the share of the order's sum. */
export function isWithinLimit(
  { changedKopecks }: Pick<Comparison, 'changedKopecks'>,
  oldTotalKopecks: number,
  sharePercent: number,
): boolean {
  return changedKopecks * 100 <= oldTotalKopecks * sharePercent;
}
