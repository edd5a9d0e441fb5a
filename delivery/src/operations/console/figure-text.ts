import type { Vital } from '@shop/contracts/platform/telemetry';

const NONE = '—';
const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const hundredths = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

/** «1 240». */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** «12,5». */
export function formatRate(rate: number): string {
  return rate > 0 && rate < 0.05 ? 'меньше\u00a00,1' : tenths.format(rate);
}

/** A share from 0 to 1: «0,4 %»; nothing without pages. */
export function formatShare(part: number, all: number): string {
  if (all <= 0) return NONE;
  const percent = (part / all) * 100;
  return percent > 0 && percent < 0.05 ? '<\u00a00,1\u00a0%' : `${tenths.format(percent)}\u00a0%`;
}

/** Formats a share that is in percent already: «5 %». */
export function formatPercent(percent: number): string {
  return `${tenths.format(percent)}\u00a0%`;
}

/** «182 КБ». */
export function formatSize(bytes: number | null): string {
  if (bytes === null) return NONE;
  return bytes < 1024 * 1024
    ? `${whole.format(Math.ceil(bytes / 1024))}\u00a0КБ`
    : `${tenths.format(bytes / 1024 / 1024)}\u00a0МБ`;
}

/** «1,24 с», «48 мс», «0,02». */
export function formatVital(vital: Vital, value: number | null): string {
  if (value === null) return NONE;
  if (vital === 'CLS') return hundredths.format(value);
  return value < 1000 ? `${whole.format(value)}\u00a0мс` : `${hundredths.format(value / 1000)}\u00a0с`;
}
