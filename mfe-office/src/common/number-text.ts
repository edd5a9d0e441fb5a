import { readRubles } from '@shop/domain/format/money';

/** Writes kopecks for an input: `1200`, `1200,50`. */
export function rublesOf(kopecks: number): string {
  return kopecks % 100 === 0 ? String(kopecks / 100) : (kopecks / 100).toFixed(2).replace('.', ',');
}

/** Reads `1 200,50` as kopecks or hundredths; `NaN` for anything else. */
export function readHundredths(text: string): number {
  return readRubles(text) ?? Number.NaN;
}

/** Reads a whole number; `NaN` for anything else. */
export function readWhole(text: string): number {
  const digits = text.replace(/\s/g, '');
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}
