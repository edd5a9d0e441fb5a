import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, instant } from '../platform/fields.ts';

const year = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(2000),
  v.maxValue(2100),
);
const ofYear = v.object({ year });

/** More than any year has. */
const MOST_DAYS = 366;
const dayList = v.pipe(v.array(day), v.maxLength(MOST_DAYS, `Не больше ${MOST_DAYS} дат`));

const calendarYear = v.object({
  year: v.number(),
  /** Years that can be chosen and saved, in their order. */
  years: v.array(v.number()),
  /** Weekends, and holidays by law with those that move to Monday. */
  usualDaysOff: v.array(day),
  /** Days off besides the usual ones. */
  daysOff: v.array(day),
  /** Usual days off on which the warehouse works. */
  workingDays: v.array(day),
  /** Whether anything has been entered: each year the government moves at least two days off. */
  isFilled: v.boolean(),
  /** `HH:MM`, Moscow time. */
  cutOff: v.string(),
  /** The version of the whole setting, which all years share. */
  version: v.number(),
  lastChange: v.nullable(v.object({ at: instant, by: v.string() })),
});
export type CalendarYear = v.InferOutput<typeof calendarYear>;

/** One year of the production calendar. `validation` for a year that is not kept. */
export const getCalendarYear = defineCall({
  method: 'GET',
  path: '/api/office/calendar/{year}/',
  summary: 'A year of the production calendar',
  access: 'office.settings',
  params: ofYear,
  answer: calendarYear,
});

/**
 * Saves one year; other years stay. Days that are off or worked anyway are dropped. `validation` for a day of another year,
 * `conflict` if somebody has saved another version of the calendar.
 */
export const saveCalendarYear = defineCall({
  method: 'PUT',
  path: '/api/office/calendar/{year}/',
  summary: 'Save a year of the production calendar',
  access: 'office.settings',
  params: ofYear,
  body: v.object({ daysOff: dayList, workingDays: dayList, version: v.number() }),
  answer: calendarYear,
});
