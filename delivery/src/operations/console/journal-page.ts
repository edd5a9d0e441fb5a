import { describeActor, describeChange, type KnownChange } from './change-text.ts';
import { type Html, html } from './html.ts';
import { agoOf, timeTag } from './time-text.ts';

export const JOURNAL_PAGE = 50;

export interface JournalState {
  /** Latest first, already filtered. */
  readonly changes: readonly KnownChange[];
  readonly areas: readonly { readonly area: string; readonly title: string }[];
  readonly area: string | undefined;
  /** From 1. */
  readonly page: number;
  /** Faults of the hash chain; empty when it is intact. */
  readonly faults: readonly string[];
  readonly nowMs: number;
}

/** The journal of all changes, with the proof that nobody has altered it. */
export function journalPage({ changes, areas, area, page, faults, nowMs }: JournalState): Html {
  const pages = Math.max(1, Math.ceil(changes.length / JOURNAL_PAGE));
  const shown = changes.slice((page - 1) * JOURNAL_PAGE, page * JOURNAL_PAGE);
  const titles = new Map(areas.map((known) => [known.area, known.title]));
  return html`<div class="page-head"><h1>Журнал</h1>${chainMark(faults)}</div>
<form class="filter" method="get" action="/operations/journal/">
<label for="area">Раздел</label>
<select id="area" name="area"><option value="">Все</option>${areas.map(
    (known) =>
      html`<option value="${known.area}"${known.area === area && html` selected`}>${known.title}</option>`,
  )}</select>
<button>Показать</button></form>
${shown.length === 0 ? html`<p class="empty">Изменений нет.</p>` : changeList(shown, nowMs, (name) => titles.get(name) ?? name)}
${pages > 1 && pageLinks(page, pages, area)}`;
}

/** A list of changes; with `titleOf` each names its area. */
export function changeList(
  changes: readonly KnownChange[],
  nowMs: number,
  titleOf?: (area: string) => string,
): Html {
  return html`<ol class="journal">${changes.map(({ entry, before }) => {
    const { area, at, by, why, number } = entry;
    const title =
      titleOf && html`<a class="journal-area" href="/operations/areas/${area}/">${titleOf(area)}</a>`;
    return html`<li class="${entry.by === 'automatic' ? 'automatic' : 'manual'}">
<p class="journal-what">${title} ${describeChange({ entry, before })}</p>
${why && html`<p class="journal-why">${why}</p>`}
<p class="muted">${timeTag(at, agoOf(at, nowMs))}, ${describeActor(by)} · № ${number}</p></li>`;
  })}</ol>`;
}

function chainMark(faults: readonly string[]): Html {
  if (faults.length === 0)
    return html`<p><span class="badge success">Цепочка проверена: записи не менялись</span></p>`;
  return html`<div class="alert" role="alert"><p><b>Журнал повреждён.</b> Записи меняли или удаляли в обход консоли и команды release:</p>
<ul lang="en">${faults.slice(0, 20).map((fault) => html`<li>${fault}</li>`)}</ul></div>`;
}

function pageLinks(page: number, pages: number, area: string | undefined): Html {
  const href = (to: number) =>
    `/operations/journal/?${new URLSearchParams({ ...(area !== undefined && { area }), page: String(to) })}`;
  return html`<nav class="pages" aria-label="Страницы журнала">
${page > 1 && html`<a href="${href(page - 1)}" rel="prev">Новее</a>`}
<span>Страница ${page} из ${pages}</span>
${page < pages && html`<a href="${href(page + 1)}" rel="next">Старше</a>`}</nav>`;
}
