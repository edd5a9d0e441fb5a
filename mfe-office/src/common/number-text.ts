const MONEY = /^\d{1,12}([.,]\d{1,2})?$/;

/** Writes kopecks for an input: `1200`, `1200,50`. */
export function rublesOf(kopecks: number): string {
  return kopecks % 100 === 0 ? String(kopecks / 100) : (kopecks / 100).toFixed(2).replace('.', ',');
}

/** Reads `1 200,50` as kopecks or hundredths; `NaN` for anything else. */
export function readHundredths(text: string): number {
  return readNumber(text, MONEY, 100);
}

/** Reads a whole number; `NaN` for anything else. */
export function readWhole(text: string): number {
  return readNumber(text, /^-?\d{1,9}$/, 1);
}

function readNumber(text: string, pattern: RegExp, factor: number): number {
  const digits = text.replace(/\s/g, '');
  return pattern.test(digits) ? Math.round(Number(digits.replace(',', '.')) * factor) : Number.NaN;
}
