const FACTORS = [1, 2, 2.5, 5, 10];

/** Rounds a positive value up to 1, 2, 2.5 or 5 times a power of ten: a round step for an axis. */
export function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  // Tolerate floating-point error: 0.30000000000000004 is the step 0.3.
  return power * FACTORS.find((factor) => factor * power >= value * (1 - 1e-9))!;
}
