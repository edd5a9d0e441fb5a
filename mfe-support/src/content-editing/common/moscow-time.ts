import { day } from '@shop/contracts/platform/fields';
import { TIME_ZONE } from '@shop/domain/constants';
import * as v from 'valibot';

/** Moscow has had no clock changes since 2014. */
const OFFSET = '+03:00';

/** An instant as values of date and time inputs, in Moscow time. */
export function fieldsOf(instant: string): { date: string; time: string } {
  const [date = '', time = ''] = new Date(instant).toLocaleString('sv', { timeZone: TIME_ZONE }).split(' ');
  return { date, time: time.slice(0, 5) };
}

/** The instant of a Moscow date and time. */
export function momentOf(date: string, time: string): string {
  return new Date(`${date}T${time}:00${OFFSET}`).toISOString();
}

/** Whether the date and time exist and are not too far away. */
export function isMoment(date: string, time: string): boolean {
  return v.is(day, date) && /^20\d\d-/.test(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
}
