import type { CheckedLine } from '@shop/contracts/basket-order/quick-order';
import { amountOf } from '@shop/domain/format/measure';
import { formatMoney } from '@shop/domain/format/money';
import { formatNumber } from '@shop/domain/format/number';
import type { Outcome, OutcomeCounts } from './order-line.ts';

/** Where lines come from: «Строк в файле». */
export type LineSource = 'файле' | 'таблице' | 'списке';

const ALWAYS: readonly Outcome[] = ['good', 'corrected', 'rejected'];
const TERMS: readonly (readonly [Outcome, string])[] = [
  ['added', 'добавлено'],
  ['good', 'добавим'],
  ['corrected', 'исправлено'],
  ['rejected', 'отклонено'],
  ['dropped', 'убрано'],
  ['checking', 'проверяем'],
];

/** «Строк в файле: 1 000 = добавим 940 + исправлено 48 + отклонено 12»: each line counts once. */
export function describeCounts(counts: OutcomeCounts, source: LineSource): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isFresh = counts.added === 0 && counts.checking === 0;
  const terms = TERMS.filter(([outcome]) => counts[outcome] > 0 || (isFresh && ALWAYS.includes(outcome)));
  const sum = terms.map(([outcome, word]) => `${word}\u00a0${formatNumber(counts[outcome])}`).join(' + ');
  return `Строк в\u00a0${source}: ${formatNumber(total)} = ${sum}`;
}

/** Describes the order of a line: «15 пар × 120,00 ₽ = 1 800,00 ₽»; without prices only the quantity. */
export function describeOrder({ offer, orderQuantity }: CheckedLine): string {
  if (!offer) return '';
  const amount = amountOf(orderQuantity, offer.measure);
  if (offer.priceKopecks === null) return amount;
  const sum = Math.round(offer.priceKopecks * orderQuantity);
  return `${amount} × ${formatMoney(offer.priceKopecks)} = ${formatMoney(sum)}`;
}
