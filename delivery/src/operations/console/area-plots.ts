import type { Vital } from '@shop/contracts/platform/telemetry';
import { formatInstant } from '@shop/domain/format/date';
import type { Pointer } from '../../releases/store/pointer.ts';
import type { AreaTelemetry, ReleaseTelemetry, TelemetryPoint } from '../../telemetry/read-telemetry.ts';
import type { KnownChange } from './change-text.ts';
import { formatCount, formatPercent, formatShare, formatVital } from './figure-text.ts';
import { type Html, html } from './html.ts';
import { type PlotLine, plot } from './plot.ts';
import { describeRole, type ReleaseRole, roleOf } from './release-role.ts';
import { type Range, ranges } from './telemetry-reader.ts';

const LINES_MAX = 4;
const roles: readonly ReleaseRole[] = ['live', 'canary', 'previous', 'earlier'];
const shownVitals = ['LCP', 'INP', 'CLS'] as const satisfies readonly Vital[];
const rangeNames: Readonly<Record<Range, string>> = { 1: '1 час', 24: '24 часа', 336: '14 дней' };
const leastTops = { LCP: 1000, INP: 100, CLS: 0.05 } as const;
const vitalNames = {
  LCP: 'Главное на экране, LCP p75',
  INP: 'Отклик, INP p75',
  CLS: 'Сдвиги, CLS p75',
} as const;

export interface PlotsState {
  readonly area: string;
  readonly hours: Range;
  readonly telemetry: AreaTelemetry | undefined;
  readonly pointer: Pointer;
  readonly changes: readonly KnownChange[];
}

/** Plots and tables of an area's releases over time. */
export function areaPlots(state: PlotsState): Html {
  const { area, hours, telemetry } = state;
  const links = ranges.map(
    (range) =>
      html`<a href="/operations/areas/${area}/?hours=${range}"${range === hours && html` aria-current="true"`}>${rangeNames[range]}</a>`,
  );
  return html`<section aria-labelledby="figures-title" class="panel"><div class="panel-head"><h2 id="figures-title">Показатели</h2>
<nav class="tabs" aria-label="За какое время">${links}</nav></div>
${telemetry ? plotsOf(state, telemetry) : html`<p class="muted">Показатели сейчас не читаются. На релизы это не влияет.</p>`}</section>`;
}

function plotsOf({ hours, pointer, changes }: PlotsState, telemetry: AreaTelemetry): Html {
  const releases = shownReleases(telemetry, pointer);
  const startMs = Date.parse(telemetry.from);
  const marks = changes
    .map(({ entry }) => (Date.parse(entry.at) - startMs) / 60_000 / telemetry.stepMinutes)
    .filter((at) => at >= 0 && at <= telemetry.steps);
  const common = {
    marks,
    fromLabel: hours === 1 ? clockOf(telemetry.from) : formatInstant(telemetry.from),
    toLabel: 'сейчас',
  };
  const linesOf = (figureOf: (point: TelemetryPoint) => number | null) =>
    releases.map(({ version, series }) => ({ role: roleOf(version, pointer), values: series.map(figureOf) }));
  const summaryOf = (describe: (point: TelemetryPoint) => string) =>
    releases.map(({ version, total }) => `${version}: ${describe(total)}`).join('; ') || 'Данных нет';
  const vitalPlots = shownVitals.map((vital) =>
    plot({
      ...common,
      title: vitalNames[vital],
      lines: linesOf(({ p75 }) => p75[vital]),
      format: (value) => formatVital(vital, value),
      leastTop: leastTops[vital],
      summary: summaryOf(({ p75 }) => formatVital(vital, p75[vital])),
    }),
  );
  return html`<div data-live="totals">${totalsTable(releases, pointer)}</div>
<div class="plots" data-live="plots">
${plot({ ...common, title: 'Открытия страниц', lines: pageLines(releases, pointer), format: formatCount, leastTop: 4, summary: summaryOf(({ pages }) => formatCount(pages)) })}
${plot({ ...common, title: 'Доля страниц со сбоем', lines: linesOf(({ pages, failedPages }) => (pages > 0 ? (failedPages / pages) * 100 : null)), format: formatPercent, leastTop: 1, summary: summaryOf(({ pages, failedPages }) => formatShare(failedPages, pages)) })}
${vitalPlots}
</div>
${marks.length > 0 && html`<p class="muted mark-note"><span class="mark-sample" aria-hidden="true"></span> Отметки на графиках — изменения из журнала ниже.</p>`}
<details class="steps"><summary>Графики таблицей</summary><div class="scroll" data-live="steps" tabindex="0" role="region" aria-label="Показатели по времени">${stepsTable(releases)}</div></details>`;
}

/** Page loads from the first page of a release to its last; the current step is incomplete and left out. */
function pageLines(releases: readonly ReleaseTelemetry[], pointer: Pointer): readonly PlotLine[] {
  return releases.map(({ version, series }) => {
    const first = series.findIndex(({ pages }) => pages > 0);
    const last = series.findLastIndex(({ pages }) => pages > 0);
    const end = Math.min(last, series.length - 2);
    const isShown = (step: number) => first >= 0 && step >= first && step <= end;
    return {
      role: roleOf(version, pointer),
      values: series.map(({ pages }, step) => (isShown(step) ? pages : null)),
    };
  });
}

/** «13:39». */
function clockOf(instant: string): string {
  return formatInstant(instant).slice(-5);
}

/** The releases in use first, then the most seen ones. */
function shownReleases({ releases }: AreaTelemetry, pointer: Pointer): readonly ReleaseTelemetry[] {
  const rank = ({ version }: ReleaseTelemetry) => roles.indexOf(roleOf(version, pointer));
  return releases.toSorted((one, other) => rank(one) - rank(other)).slice(0, LINES_MAX);
}

function totalsTable(releases: readonly ReleaseTelemetry[], pointer: Pointer): Html {
  if (releases.length === 0) return html`<p class="muted">За это время страниц никто не открывал.</p>`;
  const rows = releases.map(
    ({
      version,
      total,
    }) => html`<tr><th scope="row"><svg class="key" viewBox="0 0 24 8" width="24" height="8" aria-hidden="true"><path class="line line-${roleOf(version, pointer)}" d="M1 4H23"/></svg>
<span class="version">${version}</span> <span class="muted">${describeRole[roleOf(version, pointer)]}</span></th>
<td>${formatCount(total.pages)}</td><td>${formatShare(total.failedPages, total.pages)}</td>${shownVitals.map((vital) => html`<td>${formatVital(vital, total.p75[vital])}</td>`)}</tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Показатели релизов"><table><thead><tr><th scope="col">Релиз</th><th scope="col">Открытий</th><th scope="col">Сбои</th>
<th scope="col">LCP p75</th><th scope="col">INP p75</th><th scope="col">CLS p75</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Every step in which there was anything, latest first. */
function stepsTable(releases: readonly ReleaseTelemetry[]): Html {
  const rows = releases
    .flatMap(({ version, series }) => series.map((point) => ({ version, point })))
    .filter(({ point }) => point.pages > 0)
    .toSorted((one, other) => other.point.at.localeCompare(one.point.at));
  return html`<table><thead><tr><th scope="col">С</th><th scope="col">Релиз</th><th scope="col">Открытий</th><th scope="col">Сбои</th>
<th scope="col">LCP p75</th><th scope="col">INP p75</th><th scope="col">CLS p75</th></tr></thead><tbody>${rows.map(
    ({
      version,
      point,
    }) => html`<tr><th scope="row">${formatInstant(point.at)}</th><td class="version">${version}</td>
<td>${formatCount(point.pages)}</td><td>${formatShare(point.failedPages, point.pages)}</td>${shownVitals.map((vital) => html`<td>${formatVital(vital, point.p75[vital])}</td>`)}</tr>`,
  )}</tbody></table>`;
}
