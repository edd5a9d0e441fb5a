import { LOCALE } from '@shop/domain/constants';
import { formatNumber } from '@shop/domain/format/number';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { OfferRecord } from '../../offers/offers.api.ts';

type Stocked = Pick<OfferRecord, 'stocks'>;

/** Sums free units over all warehouses. */
export function freeOf({ stocks }: Stocked): number {
  return stocks.reduce((sum, { freeQuantity }) => sum + freeQuantity, 0);
}

/** Gives the day of the next delivery; an overdue one is ignored. */
export function nextArrival({ stocks }: Stocked): string | null {
  const today = todayInMoscow();
  const days = stocks.flatMap(({ arrival }) => (arrival === null || arrival.on < today ? [] : [arrival.on]));
  return days.sort()[0] ?? null;
}

/** Words the stock: «в наличии 20, остальное после 28 ноября»; empty where there is enough. */
export function describeStock(record: Stocked, quantity: number): string {
  const free = Math.max(0, freeOf(record));
  if (free >= quantity) return '';
  const arrival = nextArrival(record);
  const day =
    arrival === null ? null : longDay.format(new Date(`${arrival}T00:00:00Z`)).replace(' ', '\u00a0');
  if (free === 0) return day === null ? 'нет в наличии' : `нет в наличии, ожидается ${day}`;
  const rest = day === null ? 'остальное под заказ' : `остальное после ${day}`;
  return `в наличии ${formatNumber(free)}, ${rest}`;
}

const longDay = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', timeZone: 'UTC' });
