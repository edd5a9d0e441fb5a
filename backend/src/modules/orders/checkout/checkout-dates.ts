import type { DeliveryType } from '@shop/contracts/basket-order/orders';
import { formatDay } from '@shop/domain/format/date';
import { addDays, type Day } from '../../../platform/calendar/days.ts';
import { Validation } from '../../../platform/errors/errors.ts';
import {
  daysOffBetween,
  isAfterCutOff,
  nextWorkingDay,
  type WorkingCalendar,
} from '../shipping/working-days.ts';

/** Days a buyer may wish for; both ends are null while nobody knows when the goods come. */
export interface WishDates {
  readonly earliestOn: Day | null;
  readonly latestOn: Day | null;
  /** Of the days between, those on which nothing is brought or handed out. */
  readonly closedOn: readonly Day[];
  /** `15:00`, Moscow time. */
  readonly cutOff: string;
  readonly isAfterCutOff: boolean;
}

/** How long the shop keeps goods for a buyer who wants them later. */
const LONGEST_WAIT_DAYS = 90;

/** Goods that leave on a day are handed out that day; a courier and a transport company need a working day more. */
export function wishDates(
  leavesOn: Day | null,
  type: DeliveryType,
  now: Date,
  calendar: WorkingCalendar,
): WishDates {
  const hours = { cutOff: calendar.cutOff, isAfterCutOff: isAfterCutOff(now, calendar) };
  if (leavesOn === null) return { earliestOn: null, latestOn: null, closedOn: [], ...hours };
  const earliestOn = type === 'pickup' ? leavesOn : nextWorkingDay(leavesOn, calendar);
  const latestOn = addDays(earliestOn, LONGEST_WAIT_DAYS);
  return { earliestOn, latestOn, closedOn: daysOffBetween(earliestOn, latestOn, calendar), ...hours };
}

/** Whether the goods can be had on that day. */
export function isPossible(day: Day, { earliestOn, latestOn, closedOn }: WishDates): boolean {
  if (earliestOn === null || latestOn === null) return false;
  return day >= earliestOn && day <= latestOn && !closedOn.includes(day);
}

/** Throws `Validation` that says why not and names the first day there is. */
export function checkWishedDay(day: Day, dates: WishDates): void {
  if (isPossible(day, dates)) return;
  const { earliestOn, closedOn } = dates;
  if (earliestOn === null) {
    throw new Validation(
      'День пока нельзя выбрать: дата поступления товаров неизвестна. Менеджер сообщит её после оформления',
      'date',
    );
  }
  const reason = closedOn.includes(day)
    ? `${formatDay(day)}\u00a0— выходной`
    : day < earliestOn
      ? 'Так рано не\u00a0успеем'
      : `Заказ ждёт на\u00a0складе не\u00a0дольше ${LONGEST_WAIT_DAYS}\u00a0дней`;
  throw new Validation(`${reason}. Ближайший возможный день\u00a0— ${formatDay(earliestOn)}`, 'date');
}
