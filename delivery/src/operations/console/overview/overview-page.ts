import type { AreaTelemetry } from '../../../telemetry/read-telemetry.ts';
import { type AreaView, telemetryOf } from '../area/area-view.ts';
import { formatPercent, formatRate, formatShare, formatSize, formatVital } from '../figure-text.ts';
import { type Html, html } from '../html.ts';
import { sparkline } from '../sparkline.ts';
import { type AreaState, stateOf } from '../state-text.ts';
import { ageOf, timeTag } from '../time-text.ts';

/** All areas at a glance. */
export function overview(views: readonly AreaView[], nowMs: number, development: Html | undefined): Html {
  return html`<div class="page-head"><h1>Разделы</h1>
<p class="muted" data-live="summary">${summaryOf(views, nowMs)}</p></div>
${views.length === 0 && html`<p class="empty">Ещё ничего не опубликовано. Первый релиз выходит командой <code>release publish</code>.</p>`}
<ul class="areas">${views.map((view) => row(view, nowMs))}</ul>
${development}`;
}

/** The state as a coloured word. */
export function stateBadge({ tone, label }: AreaState): Html {
  return html`<span class="badge ${tone}">${label}</span>`;
}

/** Page loads a minute over the last five whole minutes. */
export function pagesPerMinute({ releases }: AreaTelemetry): number {
  const lately = releases.flatMap(({ series }) => series.slice(-6, -1));
  return lately.reduce((sum, { pages }) => sum + pages, 0) / 5;
}

function row(view: AreaView, nowMs: number): Html {
  const { area, title, pointer, live, hour, changes } = view;
  const state = stateOf(view, nowMs);
  const seen = telemetryOf(hour, pointer.live)?.total;
  const key = (name: string) => `${area} ${name}`;
  return html`<li class="area">
<div class="area-name"><h2><a href="/operations/areas/${area}/">${title}</a></h2>
<div data-live="${key('state')}">${stateBadge(state)}${state.detail && html`<p class="detail">${state.detail}</p>`}</div></div>
<dl class="releases" data-live="${key('releases')}">${releasesOf(view, nowMs)}</dl>
<dl class="figures" data-live="${key('figures')}">
${figure('Размер', formatSize(live?.wireBytes ?? null))}
${figure('Открытий/мин', hour ? formatRate(pagesPerMinute(hour)) : '—')}
${figure('Сбои', formatShare(seen?.failedPages ?? 0, seen?.pages ?? 0), state.tone === 'danger')}
${figure('LCP p75', formatVital('LCP', seen?.p75.LCP ?? null))}
</dl>
<div class="area-plot" data-live="${key('plot')}">${hour ? sparkline(hour, changes) : html`<p class="muted">Показатели сейчас не читаются</p>`}</div>
</li>`;
}

function releasesOf({ pointer, hour }: AreaView, nowMs: number): Html {
  const { live, liveSince, canary, previous } = pointer;
  const seen = canary && telemetryOf(hour, canary.version)?.total;
  const failures = seen && seen.pages > 0 ? `, сбои ${formatShare(seen.failedPages, seen.pages)}` : '';
  return html`<div><dt>У всех</dt><dd><b class="version">${live}</b> <span class="muted">${timeTag(liveSince, ageOf(liveSince, nowMs))}</span></dd></div>
${canary && html`<div><dt>Канарейка</dt><dd><b class="version">${canary.version}</b> <span class="muted">${formatPercent(canary.percent)}${failures}</span></dd></div>`}
<div><dt>Запасной</dt><dd class="version">${previous ?? '—'}</dd></div>`;
}

function figure(name: string, label: string, isBad = false): Html {
  return html`<div><dt>${name}</dt><dd${isBad && html` class="bad"`}>${label}</dd></div>`;
}

/** Problems come first and by name: on a phone the area itself may be screens below. */
function summaryOf(views: readonly AreaView[], nowMs: number): string {
  const namesOf = (tone: AreaState['tone']) =>
    views.filter((view) => stateOf(view, nowMs).tone === tone).map(({ title }) => title);
  const troubled = namesOf('danger');
  const takenBack = namesOf('warning');
  const canaries = views.filter(({ pointer }) => pointer.canary).map(({ title }) => title);
  const parts = [
    troubled.length > 0 ? `сбои: ${troubled.join(', ')}` : 'сейчас сбоев нет',
    ...(takenBack.length > 0 ? [`релиз взят назад: ${takenBack.join(', ')}`] : []),
    ...(canaries.length > 0 ? [`канарейка: ${canaries.join(', ')}`] : []),
    'показатели за последний час, обновляются сами',
  ];
  return `${parts.join(' · ')}.`.replace(/^./, (letter) => letter.toUpperCase());
}
