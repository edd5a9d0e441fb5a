import { amountOf } from '@shop/shared/format/measure';
import { formatMoney } from '@shop/shared/format/money';
import { formatNumber } from '@shop/shared/format/number';
import type { Checkout } from './checkout.queries.ts';

type Line = Checkout['lines'][number];

/** What became of the order since the buyer saw it, line by line, in sentences. */
export function describeChanges(before: Checkout, after: Checkout): string[] {
  const earlier = new Map(before.lines.map((line) => [line.offerId, line]));
  const later = new Map(after.lines.map((line) => [line.offerId, line]));
  return [
    ...before.lines
      .filter((line) => !later.has(line.offerId))
      .map((line) => `${nameOf(line)}: больше нет в корзине`),
    ...after.lines.flatMap((line) => {
      const known = earlier.get(line.offerId);
      return known ? changesOf(known, line) : [`${nameOf(line)}: добавлен в корзину`];
    }),
  ];
}

function changesOf(before: Line, after: Line): string[] {
  const changes: string[] = [];
  if (before.quantity !== after.quantity)
    changes.push(`количество ${formatNumber(before.quantity)} → ${formatNumber(after.quantity)}`);
  if (before.priceKopecks !== after.priceKopecks)
    changes.push(`цена ${formatMoney(before.priceKopecks)} → ${formatMoney(after.priceKopecks)}`);
  if (after.availableQuantity < after.quantity && after.availableQuantity !== before.availableQuantity)
    changes.push(
      `в наличии ${formatNumber(after.availableQuantity)} из ${amountOf(after.quantity, after.measure)}`,
    );
  return changes.length > 0 ? [`${nameOf(after)}: ${changes.join(', ')}`] : [];
}

function nameOf({ name, article }: Line): string {
  return `${name} (${article})`;
}
