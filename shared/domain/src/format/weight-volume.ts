import { formatNumber } from './number.ts';

/** Formats grams as «800 г» or «12,5 кг». */
export function formatWeight(grams: number): string {
  return grams < 1000 ? `${formatNumber(grams)} г` : `${formatNumber(Math.round(grams / 10) / 100)} кг`;
}

/** Formats cubic centimetres as «0,012 м³». */
export function formatVolume(cm3: number): string {
  return `${formatNumber(Math.round(cm3 / 1000) / 1000)} м³`;
}
