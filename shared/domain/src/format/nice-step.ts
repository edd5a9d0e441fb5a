const FACTORS = [1, 2, 2.5, 5, 10];

/** The next of 1, 2, 2.5, 5, 10, 20 … not below a value above zero: a round step of an axis. */
export function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  // What a step misses by the error of a float is the step: 0.30000000000000004.
  return power * FACTORS.find((factor) => factor * power >= value * (1 - 1e-9))!;
}
