import type { Vital } from '@shop/contracts/platform/telemetry';

/** Upper bounds of the histograms of vitals, in milliseconds, CLS without unit; a last bucket takes the rest. */
export const vitalBounds: Readonly<Record<Vital, readonly number[]>> = {
  LCP: [250, 500, 750, 1000, 1250, 1500, 1800, 2100, 2500, 3000, 4000, 6000, 10_000],
  INP: [16, 32, 50, 75, 100, 150, 200, 300, 500, 800, 1500, 3000],
  TTFB: [25, 50, 100, 200, 300, 500, 800, 1200, 1800, 3000, 6000],
  CLS: [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

/** The place of a value in the histogram of its vital. */
export function bucketOf(vital: Vital, value: number): number {
  const bounds = vitalBounds[vital];
  const bucket = bounds.findIndex((bound) => value <= bound);
  return bucket < 0 ? bounds.length : bucket;
}

/**
 * The value that a share of the pages (0.75: three quarters) does not exceed, interpolated within its bucket;
 * null without pages. `counts` is by bucket. In the last bucket it is that bucket's lower bound.
 */
export function quantile(vital: Vital, counts: ReadonlyMap<number, number>, share: number): number | null {
  const bounds = vitalBounds[vital];
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total <= 0) return null;
  const target = total * share;
  let below = 0;
  for (const [bucket, upper] of bounds.entries()) {
    const count = counts.get(bucket) ?? 0;
    const lower = bucket === 0 ? 0 : bounds[bucket - 1]!;
    if (below + count >= target) return lower + ((upper - lower) * (target - below)) / count;
    below += count;
  }
  return bounds.at(-1)!;
}
