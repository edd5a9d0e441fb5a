import { niceStep } from '@shop/domain/format/nice-step';
import { type Html, html } from './html.ts';
import type { ReleaseRole } from './release-role.ts';

const HEIGHT = 120;

/** One line of a plot; null where there is nothing to show. */
export interface PlotLine {
  readonly role: ReleaseRole;
  readonly values: readonly (number | null)[];
}

export interface PlotOptions {
  readonly title: string;
  readonly lines: readonly PlotLine[];
  /** Places of changes on the time axis, in steps. */
  readonly marks: readonly number[];
  readonly format: (value: number) => string;
  /** The axis reaches at least this value. */
  readonly leastTop: number;
  /** The text alternative of the plot. */
  readonly summary: string;
  readonly fromLabel: string;
  readonly toLabel: string;
}

/**
 * A plot over time that stretches to any width: lines keep their thickness, and text lies beside the drawing,
 * so it is as large on a phone as elsewhere.
 */
export function plot(options: PlotOptions): Html {
  const { title, lines, marks, format, summary, fromLabel, toLabel } = options;
  const steps = Math.max(1, ...lines.map(({ values }) => values.length));
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const highest = Math.max(options.leastTop, ...known);
  const top = highest > 0 ? niceStep(highest) : 1;
  const heightOf = (value: number) => round(HEIGHT - (value / top) * (HEIGHT - 4));
  const drawn = lines.map(
    ({ role, values }) => html`<path class="line line-${role}" d="${linePath(values, heightOf)}"/>`,
  );
  return html`<figure class="plot"><figcaption>${title}</figcaption>
<div class="plot-body"><span class="plot-top" aria-hidden="true">${format(top)}</span>
<svg viewBox="0 0 ${steps} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${`${title}. ${summary}`}">
<path class="grid" d="M0 ${heightOf(top)}H${steps}M0 ${heightOf(top / 2)}H${steps}M0 ${HEIGHT}H${steps}"/>
<path class="mark" d="${marks.map((mark) => `M${round(mark)} 0V${HEIGHT}`).join('')}"/>
${drawn}</svg>
${known.length === 0 && html`<p class="plot-none">За это время данных нет</p>`}</div>
<p class="plot-axis" aria-hidden="true"><span>${fromLabel}</span><span>${toLabel}</span></p></figure>`;
}

/** A line with gaps; a value alone between two gaps is a dot. */
function linePath(values: readonly (number | null)[], heightOf: (value: number) => number): string {
  const isGap = (step: number) => (values[step] ?? null) === null;
  return values
    .map((value, step) => {
      if (value === null) return '';
      const at = `${step + 0.5} ${heightOf(value)}`;
      if (!isGap(step - 1)) return `L${at}`;
      return isGap(step + 1) ? `M${at}h0.01` : `M${at}`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;
