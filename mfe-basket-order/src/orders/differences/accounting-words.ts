import type { Order } from '@shop/contracts/basket-order/orders';
import { formatDay, formatInstant } from '@shop/domain/format/date';

/** The order as 1C knows it: «№ УТ-000512 от 27.11.2026, К выполнению», or when it was handed over. Empty while unknown. */
export function accountingWords({ accounting }: Order): string {
  if (accounting === null) return '';
  const { number, datedOn, status, takenAt, refusal } = accounting;
  if (refusal !== '') return `не\u00a0принят: ${refusal}`;
  if (number === '') return takenAt === null ? status : `передан ${formatInstant(takenAt)}`;
  const named = `№\u00a0${number}${datedOn === null ? '' : ` от\u00a0${formatDay(datedOn)}`}`;
  return [named, status].filter(Boolean).join(', ');
}
