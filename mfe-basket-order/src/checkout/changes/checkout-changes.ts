import { formatDay } from '@shop/domain/format/date';
import { amountOf } from '@shop/domain/format/measure';
import { formatMoney } from '@shop/domain/format/money';
import { formatNumber } from '@shop/domain/format/number';
import type { SeenLine } from '../../common/seen-lines.ts';
import type { Checkout } from '../form/checkout.queries.ts';

/** One difference between what the buyer saw and what the order is now. */
export interface Change {
  readonly what: string;
  readonly before: string;
  readonly now: string;
}

/** All differences of one order line. */
export interface LineChange {
  readonly offerId: number;
  readonly name: string;
  readonly article: string;
  readonly changes: readonly Change[];
}

/**
 * Compares the lines the buyer saw with the current ones. Lines that are still there come first, removed ones
 * last.
 */
export function describeChanges(before: readonly SeenLine[], after: readonly SeenLine[]): LineChange[] {
  const earlier = new Map(before.map((line) => [line.offerId, line]));
  const remaining = new Set(after.map(({ offerId }) => offerId));
  const removed = before.filter(({ offerId }) => !remaining.has(offerId));
  return [
    ...after.map((line) => changeOf(line, changesOf(earlier.get(line.offerId), line))),
    ...removed.map((line) => changeOf(line, [{ what: 'В заказе', before: amount(line), now: 'нет' }])),
  ].filter(({ changes }) => changes.length > 0);
}

function changeOf({ offerId, name, article }: SeenLine, changes: readonly Change[]): LineChange {
  return { offerId, name, article, changes };
}

function changesOf(before: SeenLine | undefined, after: SeenLine): Change[] {
  if (!before) return [{ what: 'В заказе', before: 'не было', now: amount(after) }];
  const changes: Change[] = [];
  if (before.quantity !== after.quantity)
    changes.push({ what: 'Количество', before: amount(before), now: amount(after) });
  const { priceKopecks: was } = before;
  const { priceKopecks: is } = after;
  if (was !== null && is !== null && was !== is)
    changes.push({ what: 'Цена', before: formatMoney(was), now: formatMoney(is) });
  if (isShort(after) && Math.min(before.availableQuantity, after.quantity) !== after.availableQuantity)
    changes.push({
      what: 'В наличии',
      before: isShort(before) ? formatNumber(before.availableQuantity) : 'хватало',
      now: `${formatNumber(after.availableQuantity)} из ${amount(after)}`,
    });
  return changes;
}

const isShort = ({ availableQuantity, quantity }: SeenLine) => availableQuantity < quantity;
const amount = ({ quantity, measure }: SeenLine) => amountOf(quantity, measure);

/** The total of the lines in kopecks; null if any price is unknown. */
export function sumOf(lines: readonly SeenLine[]): number | null {
  return lines.reduce<number | null>(
    (sum, { priceKopecks, quantity }) =>
      sum === null || priceKopecks === null ? null : sum + priceKopecks * quantity,
    0,
  );
}

/** Compares shipment dates and, if the choices are the same, the delivery cost. */
export function describeTerms(before: Checkout, after: Checkout, areChoicesSame: boolean): Change[] {
  const changes: Change[] = after.shipments.map(({ code, name, shipments }) => {
    const was = before.shipments.find((plan) => plan.code === code)?.shipments ?? [];
    return { what: `${name}: дата`, before: daysOf(was), now: daysOf(shipments) };
  });
  const cost = ({ totals }: Checkout) => formatMoney(totals.deliveryKopecks);
  if (areChoicesSame) changes.push({ what: 'Доставка', before: cost(before), now: cost(after) });
  return changes.filter((change) => change.before !== change.now);
}

function daysOf(shipments: Checkout['shipments'][number]['shipments']): string {
  return shipments.map(({ on }) => (on ? formatDay(on) : 'уточняется')).join(' и\u00a0') || '—';
}
