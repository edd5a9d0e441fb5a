import { color } from '@shop/ui/theme';
import { labelEvery, niceScale, type Scale } from './scale.ts';

/** The mark of a series, distinguishable without colour. */
export type Mark = 'solid' | 'hatched' | 'line';

export interface Series {
  readonly name: string;
  readonly mark: Mark;
  readonly color: string;
  /** Kopecks, one value per point. */
  readonly values: readonly number[];
  /** The value before the first point, where a line begins at the left edge. */
  readonly opening?: number;
}

export interface PlotPoint {
  /** «март 2026». */
  readonly label: string;
  /** The label under the axis. */
  readonly tick: string;
  readonly year: string;
}

/** All three contrast with the surface by at least 3:1. */
export const seriesColor = { debit: color.neutral, credit: color.success, debt: color.accent } as const;

export const PLOT_HEIGHT = 248;
const MARGIN = { top: 12, right: 8, bottom: 44, left: 60 } as const;
const LABEL_PX = 54;
const BAR_MAX_PX = 22;

/** The geometry of a plot, in px. */
export interface PlotShape {
  readonly width: number;
  readonly scale: Scale;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly bandPx: number;
  readonly every: number;
  readonly barPx: number;
  readonly yOf: (kopecks: number) => number;
  readonly xOf: (index: number) => number;
}

export function shapeOf(series: readonly Series[], count: number, width: number): PlotShape {
  const scale = niceScale(series.flatMap(({ values, opening = 0 }) => [opening, ...values]));
  const top = MARGIN.top;
  const bottom = PLOT_HEIGHT - MARGIN.bottom;
  const right = width - MARGIN.right;
  const bandPx = (right - MARGIN.left) / Math.max(count, 1);
  return {
    width,
    scale,
    left: MARGIN.left,
    right,
    bottom,
    bandPx,
    every: labelEvery(bandPx, LABEL_PX),
    barPx: Math.max(1, Math.min(BAR_MAX_PX, (bandPx * 0.72) / series.length)),
    yOf: (kopecks) => bottom - ((kopecks - scale.low) / (scale.high - scale.low)) * (bottom - top),
    xOf: (index) => MARGIN.left + bandPx * (index + 0.5),
  };
}
