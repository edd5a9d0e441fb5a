import type { AreaTelemetry } from '../../telemetry/read-telemetry.ts';
import type { KnownChange } from './change-text.ts';
import { formatCount } from './figure-text.ts';
import { type Html, html } from './html.ts';

const HEIGHT = 40;
/** Keeps a single failure visible beside a thousand pages. */
const FAILURE_MIN = 4;

/** Page loads and failures of an area over time, with the moments its releases changed; stretches to any width. */
export function sparkline(telemetry: AreaTelemetry, changes: readonly KnownChange[]): Html {
  const { from, stepMinutes, releases } = telemetry;
  // The current minute is incomplete.
  const steps = telemetry.steps - 1;
  const sum = (step: number, figure: 'pages' | 'failedPages') =>
    releases.reduce((total, { series }) => total + series[step]![figure], 0);
  const pages = Array.from({ length: steps }, (_, step) => sum(step, 'pages'));
  const failed = Array.from({ length: steps }, (_, step) => sum(step, 'failedPages'));
  const most = Math.max(1, ...pages);
  const heightOf = (count: number) => (count / most) * (HEIGHT - 4);
  const bars = failed.flatMap((count, step) => {
    const height = Math.max(FAILURE_MIN, heightOf(count));
    return count > 0 ? [`M${step + 0.5} ${HEIGHT}v${-round(height)}`] : [];
  });
  const startMs = Date.parse(from);
  const marks = changes
    .map(({ entry }) => (Date.parse(entry.at) - startMs) / 60_000 / stepMinutes)
    .filter((at) => at >= 0 && at <= steps)
    .map((at) => `M${round(at)} 0V${HEIGHT}`);
  const label = describe(total(pages), total(failed), marks.length);
  return html`<svg class="spark" viewBox="0 0 ${steps} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${label}">
<path class="spark-pages" d="${areaPath(pages.map(heightOf))}"/>
<path class="spark-failed" d="${bars.join('')}"/>
<path class="spark-mark" d="${marks.join('')}"/>
<path class="spark-base" d="M0 ${HEIGHT}H${steps}"/>
</svg>`;
}

function areaPath(heights: readonly number[]): string {
  const points = heights.map((height, step) => `L${step + 0.5} ${round(HEIGHT - height)}`);
  return `M0.5 ${HEIGHT}${points.join('')}V${HEIGHT}Z`;
}

function describe(pages: number, failed: number, marks: number): string {
  const releases = marks > 0 ? `; смен релиза: ${marks}` : '';
  return `За час открытий: ${formatCount(pages)}, со сбоем: ${formatCount(failed)}${releases}`;
}

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const round = (value: number) => Math.round(value * 100) / 100;
