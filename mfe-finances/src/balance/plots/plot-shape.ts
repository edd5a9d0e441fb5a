import { color } from '@shop/ui/theme';
import { labelEvery, niceScale, type Scale } from './scale.ts';

/** How a series is told from the others, without its colour too: bars filled or hatched, or a line. */
export type Mark = 'solid' | 'hatched' | 'line';

export interface Series {
  readonly name: string;
  readonly mark: Mark;
  readonly color: string;
  /** Kopecks, one for each point. */
  readonly values: readonly number[];
  /** Of a line, where it begins: at the left edge, before the first point. */
  readonly opening?: number;
}

export interface PlotPoint {
  /** «март 2026». */
  readonly words: string;
  /** Under the axis. */
  readonly tick: string;
  readonly year: string;
}

/** Shipments and payments of a period, and the debt that is left of them: all contrast with paper by 3:1 at least. */
export const seriesColor = { debit: color.neutral, credit: color.success, debt: color.accent } as const;

export const PLOT_HEIGHT = 248;
const MARGIN = { top: 12, right: 8, bottom: 44, left: 60 } as const;
const LABEL_PX = 54;
const BAR_MAX_PX = 22;

/** Where everything is, px. */
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
