import type { FailureKind } from '@shop/contracts/platform/telemetry';
import type { TakenBack } from '../../../releases/moves/taken-back.ts';
import type { AreaTelemetry } from '../../../telemetry/read-telemetry.ts';
import type { Actor } from '../../actor.ts';
import { areaPlots } from '../area-plots.ts';
import { describeChange, type KnownChange, undoOf } from '../change-text.ts';
import { formatCount, formatPercent, formatRate, formatShare, formatSize } from '../figure-text.ts';
import { type Html, html } from '../html.ts';
import { changeList } from '../journal-page.ts';
import { pagesPerMinute, stateBadge } from '../overview/overview-page.ts';
import type { ReleaseFact } from '../release-facts.ts';
import { describeRole, roleOf } from '../release-role.ts';
import { stateOf } from '../state-text.ts';
import type { Range } from '../telemetry-reader.ts';
import { ageOf, agoOf, timeTag } from '../time-text.ts';
import { type AreaView, telemetryOf } from './area-view.ts';
import { changeForms, type Problem, takenBackMark } from './change-forms.ts';

export interface KeptRelease {
  readonly version: string;
  readonly fact: ReleaseFact | null;
}

export interface AreaPageState {
  readonly view: AreaView;
  readonly hours: Range;
  readonly telemetry: AreaTelemetry | undefined;
  readonly kept: readonly KeptRelease[];
  readonly actor: Actor;
  readonly formToken: string;
  readonly nowMs: number;
  /** The change this visitor has just made; `unchanged` when there was nothing to change. */
  readonly done?: KnownChange | 'unchanged' | undefined;
  readonly problem?: Problem | undefined;
  readonly typed?: Readonly<Record<string, string>>;
}

const CHANGES_SHOWN = 8;
const kindLabels: Readonly<Record<FailureKind, string>> = {
  load: 'не загрузился',
  fallback: 'показан запасной',
  mount: 'не запустился',
  render: 'ошибка показа',
  chunk: 'не пришла часть',
  error: 'ошибка',
  rejection: 'ошибка',
};

/** The page of one area: its state, its actions, its history. */
export function areaPage(state: AreaPageState): Html {
  const { view, nowMs, actor } = state;
  const { area, title, pointer, changes } = view;
  const areaState = stateOf(view, nowMs);
  return html`<div class="page-head"><p class="crumbs"><a href="/operations/">Разделы</a> / ${area}</p>
<div class="title-line"><h1>${title}</h1><div data-live="state">${stateBadge(areaState)}</div></div>
<div data-live="detail">${areaState.detail && html`<p class="detail">${areaState.detail}</p>`}</div></div>
${state.done && doneBox(state, state.done)}
<dl class="now" data-live="now">${nowOf(state)}</dl>
<div class="columns">
<aside class="panel acts" aria-labelledby="acts-title" data-forms="${pointer.revision}"><h2 id="acts-title">Действия</h2>${actor.mayChange(area) ? changeForms(formsOf(state)) : html`<p class="muted">Здесь вы можете только смотреть: ваш токен — для раздела <b>${actor.area}</b>.</p>`}</aside>
<div class="column">
${areaPlots({ area, hours: state.hours, telemetry: state.telemetry, pointer, changes })}
${messagesPanel(state)}
<section class="panel" aria-labelledby="journal-title"><div class="panel-head"><h2 id="journal-title">Журнал раздела</h2>
<a href="/operations/journal/?area=${area}">Весь журнал</a></div><div data-live="journal">${changeList(changes.slice(0, CHANGES_SHOWN), nowMs)}</div></section>
${storedReleasesPanel(state)}
</div></div>`;
}

function doneBox({ view, actor, formToken }: AreaPageState, done: KnownChange | 'unchanged'): Html {
  if (done === 'unchanged')
    return html`<div class="done" role="status"><p>Так уже и было: ничего не изменилось.</p></div>`;
  const undo = undoOf(done);
  const { revision } = view.pointer;
  const isLast = done.entry.pointer?.revision === revision;
  const mayUndo = undo && isLast && actor.mayChange(view.area);
  return html`<div class="done" role="status"><p>${describeChange(done)}.</p>
${mayUndo && html`<form method="post" action="/operations/areas/${view.area}/undo"><input type="hidden" name="form" value="${formToken}"><input type="hidden" name="expected" value="${revision}"><button>${undo.label}</button></form>`}</div>`;
}

function nowOf({ view: { pointer, hour, live }, nowMs }: AreaPageState): Html {
  const seen = telemetryOf(hour, pointer.live)?.total;
  const { canary } = pointer;
  return html`<div><dt>У всех</dt><dd class="version">${pointer.live}</dd><dd class="muted">${timeTag(pointer.liveSince, ageOf(pointer.liveSince, nowMs))}</dd></div>
<div><dt>Канарейка</dt>${canary ? html`<dd class="version">${canary.version}</dd><dd class="muted">${formatPercent(canary.percent)}, ${timeTag(canary.since, ageOf(canary.since, nowMs))}</dd>` : html`<dd>—</dd>`}</div>
<div><dt>Запасной</dt><dd class="version">${pointer.previous ?? '—'}</dd></div>
<div><dt>Размер</dt><dd>${formatSize(live?.wireBytes ?? null)}</dd><dd class="muted">сжатый</dd></div>
<div><dt>Открытий/мин</dt><dd>${hour ? formatRate(pagesPerMinute(hour)) : '—'}</dd></div>
<div><dt>Сбои за час</dt><dd>${formatShare(seen?.failedPages ?? 0, seen?.pages ?? 0)}</dd></div>`;
}

function formsOf({ view, kept, actor, formToken, problem, typed = {} }: AreaPageState) {
  const { isAdmin } = actor;
  const { area, pointer, takenBack } = view;
  return {
    area,
    pointer,
    takenBack,
    isAdmin,
    kept: kept.map(({ version }) => version),
    formToken,
    problem,
    typed,
  };
}

/** The latest messages: failures, which may lead to a withdrawal, come before failed calls. */
function messagesPanel({ telemetry, nowMs }: AreaPageState): Html {
  const messages = (telemetry?.releases ?? [])
    .flatMap((release) => release.messages)
    .toSorted(
      (one, other) =>
        Number(one.kind === 'call') - Number(other.kind === 'call') || other.lastAt.localeCompare(one.lastAt),
    )
    .slice(0, 20);
  return html`<section class="panel" aria-labelledby="messages-title"><h2 id="messages-title">Сообщения об ошибках</h2><div data-live="messages">
${
  messages.length === 0
    ? html`<p class="muted">За это время ошибок нет.</p>`
    : html`<ul class="messages">${messages.map(
        ({ text, kind, version, count, lastAt }) => html`<li><code>${text}</code>
<p class="muted">${kind === 'call' ? 'вызов не удался' : (kindLabels[kind as FailureKind] ?? kind)} · ${version} · страниц: ${formatCount(count)} · ${timeTag(lastAt, agoOf(lastAt, nowMs))}</p></li>`,
      )}</ul>`
}</div></section>`;
}

function takenBackBadge(taken: TakenBack | undefined): Html | undefined {
  return (
    taken &&
    html`<span class="badge ${taken.how === 'withdraw' ? 'danger' : 'warning'}">${takenBackMark(taken)}</span>`
  );
}

function storedReleasesPanel({ kept, view: { pointer, takenBack } }: AreaPageState): Html {
  const rows = kept.map(
    ({ version, fact }) =>
      html`<tr><th scope="row"><span class="version">${version}</span> <span class="muted">${describeRole[roleOf(version, pointer)]}</span>${takenBackBadge(takenBack.get(version))}</th><td>${formatSize(fact?.wireBytes ?? null)}</td><td><code>${fact?.commit?.slice(0, 10) ?? '—'}</code></td></tr>`,
  );
  return html`<section class="panel" aria-labelledby="kept-title"><h2 id="kept-title">Сохранённые релизы</h2>
<div class="scroll" data-live="kept" tabindex="0" role="region" aria-label="Сохранённые релизы"><table><thead><tr><th scope="col">Релиз</th><th scope="col">Размер</th><th scope="col">Коммит</th></tr></thead><tbody>${rows}</tbody></table></div></section>`;
}
