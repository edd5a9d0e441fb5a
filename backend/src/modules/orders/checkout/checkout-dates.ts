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

/** The days a buyer may choose; both ends are null while the arrival of the goods is unknown. */
export interface WishDates {
  readonly earliestOn: Day | null;
  readonly latestOn: Day | null;
  /** The days within the range without delivery and pickup. */
  readonly closedOn: readonly Day[];
  /** `15:00`, Moscow time. */
  readonly cutOff: string;
  readonly isAfterCutOff: boolean;
}

/** The shop stores goods this long for a buyer who chooses a later day. */
const LONGEST_WAIT_DAYS = 90;

/** Pickup is possible on the day goods leave; a courier and a transport company need one more working day. */
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

/** Whether the goods can be received on that day. */
export function isPossible(day: Day, { earliestOn, latestOn, closedOn }: WishDates): boolean {
  if (earliestOn === null || latestOn === null) return false;
  return day >= earliestOn && day <= latestOn && !closedOn.includes(day);
}

/** Throws `Validation` of `date` with the reason and the earliest possible day. */
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
