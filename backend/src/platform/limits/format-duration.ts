import { LOCALE } from '@shop/domain/constants';

const inUnits = (unit: 'second' | 'minute' | 'hour') =>
  new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 });
const seconds = inUnits('second');
const minutes = inUnits('minute');
const hours = inUnits('hour');

/** The text after «через»: «30 секунд», «1 минуту», «3 часа», rounded up; short durations in seconds. */
export function formatDuration(durationS: number): string {
  const text =
    durationS < 90
      ? seconds.format(Math.ceil(durationS))
      : durationS < 5400
        ? minutes.format(Math.ceil(durationS / 60))
        : hours.format(Math.ceil(durationS / 3600));
  return text.replace(/(секунд|минут)а$/, '$1у').replace(' ', '\u00a0');
}
