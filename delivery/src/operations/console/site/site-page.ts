import type { Site } from '@shop/contracts/platform/site';
import { type Html, html } from '../html.ts';
import { agoOf, timeTag } from '../time-text.ts';

/** The state was as requested already; nothing was written. */
export const NOTHING_DONE = 'nothing';

/** The switches, as the last segment of the address. */
export const switches = ['works', 'company'] as const;
export type Switch = (typeof switches)[number];

export interface SiteState {
  readonly site: Site;
  readonly formToken: string;
  readonly nowMs: number;
  /** The change this visitor has just made: the id of its entry in the journal, or `NOTHING_DONE`. */
  readonly done: string | undefined;
  /** The reason for a refusal, and the submitted values. */
  readonly refused?: Refused | undefined;
}

interface Refused {
  readonly at: Switch;
  readonly message: string;
  /** The field with the mistake, when there is one. */
  readonly field: string | undefined;
  readonly typed: Readonly<Record<string, string>>;
}

type Entry = Site['journal'][number];

const actionLabels: Readonly<Record<Entry['action'], string>> = {
  'works-on': 'Начаты технические работы',
  'works-off': 'Технические работы закончены',
  'company-closed': 'Сайт закрыт для компании',
  'company-opened': 'Сайт открыт для компании',
};

/** Maintenance and closed companies, each with its undo. */
export function sitePage(state: SiteState): Html {
  return html`<div class="page-head"><h1>Сайт</h1>
<p class="muted">Переключается сразу; на открытых страницах — в течение минуты.</p></div>
${doneBox(state)}
<div class="site">${worksPanel(state)}${companiesPanel(state)}</div>
<section class="panel" aria-labelledby="site-journal"><h2 id="site-journal">Что переключали</h2>${journal(state)}</section>`;
}

/** Shown in place of the switches when this visitor, or anybody at the moment, cannot use them. */
export function noSwitches(title: string, explained: string): Html {
  return html`<div class="page-head"><h1>Сайт</h1></div>
<div class="alert" role="alert"><p><b>${title}</b></p><p>${explained}</p></div>`;
}

function doneBox(state: SiteState): Html | false {
  if (state.done === NOTHING_DONE)
    return html`<div class="done" role="status"><p>Так уже и было, ничего не изменилось.</p></div>`;
  const entry = state.site.journal.find(({ id }) => String(id) === state.done);
  return (
    entry !== undefined &&
    html`<div class="done" role="status"><p>${describeEntry(entry)}.</p>${undoForm(state, entry)}</div>`
  );
}

function undoForm(state: SiteState, { action, code }: Entry): Html | false {
  switch (action) {
    case 'works-on':
      return form(
        state,
        'works',
        html`<input type="hidden" name="isOn" value="0"><button>Закончить работы</button>`,
      );
    case 'works-off':
      return form(
        state,
        'works',
        html`<input type="hidden" name="isOn" value="1"><button>Начать снова</button>`,
      );
    case 'company-closed':
      return openForm(state, code ?? '');
    case 'company-opened': {
      const closing = state.site.journal.find(
        (entry) => entry.action === 'company-closed' && entry.code === code,
      );
      return (
        closing !== undefined &&
        form(
          state,
          'company',
          html`<input type="hidden" name="isClosed" value="1"><input type="hidden" name="company" value="${code}">
<input type="hidden" name="why" value="${closing.why}"><button>Закрыть снова</button>`,
        )
      );
    }
  }
}

function worksPanel(state: SiteState): Html {
  const { isOn, text } = state.site.works;
  return html`<section class="panel" aria-labelledby="works-title"><div class="panel-head"><h2 id="works-title">Технические работы</h2>
<span class="badge ${isOn ? 'danger' : 'success'}">${isOn ? 'идут' : 'нет'}</span></div>
${
  isOn
    ? html`<p>Покупатели и менеджеры видят страницу работ${text ? html`: «${text}»` : '.'}</p>
${form(state, 'works', html`<input type="hidden" name="isOn" value="0"><button class="primary">Закончить работы</button>`)}`
    : html`<p class="muted">Все покупатели и менеджеры увидят страницу работ. Консоль работает дальше.</p>
${form(
  state,
  'works',
  html`<input type="hidden" name="isOn" value="1">
<label for="works-text">Что написать на странице (можно не заполнять)</label>
<textarea id="works-text" name="text" rows="2" maxlength="500"${wrong(state, 'works', 'text')}>${typed(state, 'works', 'text')}</textarea>
<label for="works-why">Причина для журнала (можно не заполнять)</label>
<input id="works-why" name="why" maxlength="500" autocomplete="off" value="${typed(state, 'works', 'why')}"${wrong(state, 'works', 'why')}>
<button class="danger">Начать работы</button>`,
)}`
}</section>`;
}

function companiesPanel(state: SiteState): Html {
  const { closedCompanies } = state.site;
  const rows = closedCompanies.map(
    ({ code, name, inn, why, closedAt }) => html`<li class="closed-company"><p><b>${name}</b></p>
<p class="muted">${code} · ИНН ${inn} · закрыта ${timeTag(closedAt, agoOf(closedAt, state.nowMs))}</p><p>${why}</p>
${openForm(state, code)}</li>`,
  );
  return html`<section class="panel" aria-labelledby="companies-title"><h2 id="companies-title">Закрытые компании</h2>
<p class="muted">Пользователи закрытой компании видят страницу «Доступ к сайту закрыт» и могут перейти в другую свою компанию.</p>
${form(
  state,
  'company',
  html`<input type="hidden" name="isClosed" value="1">
<label for="company">Код или ИНН компании</label>
<input id="company" name="company" required maxlength="40" autocomplete="off" value="${typed(state, 'company', 'company')}"${wrong(state, 'company', 'company')}>
<label for="company-why">Причина</label>
<textarea id="company-why" name="why" rows="2" required maxlength="500"${wrong(state, 'company', 'why')}>${typed(state, 'company', 'why')}</textarea>
<button class="danger">Закрыть для компании</button>`,
)}
${closedCompanies.length > 0 && html`<ul class="closed-companies">${rows}</ul>`}</section>`;
}

function openForm(state: SiteState, code: string): Html {
  return html`<form method="post" action="/operations/site/company"><input type="hidden" name="form" value="${state.formToken}">
<input type="hidden" name="isClosed" value="0"><input type="hidden" name="company" value="${code}"><button>Открыть снова</button></form>`;
}

function journal({ site, nowMs }: SiteState): Html {
  if (site.journal.length === 0) return html`<p class="muted">Ещё ничего.</p>`;
  return html`<ol class="journal">${site.journal.map(
    (entry) => html`<li class="manual"><p class="journal-what">${describeEntry(entry)}</p>
${entry.why && html`<p class="journal-why">${entry.why}</p>`}
<p class="muted">${timeTag(entry.at, agoOf(entry.at, nowMs))}, ${entry.by}</p></li>`,
  )}</ol>`;
}

function describeEntry({ action, name, code }: Entry): string {
  return name === null ? actionLabels[action] : `${actionLabels[action]} ${name} (${code})`;
}

function form(state: SiteState, at: Switch, fields: Html): Html {
  const own = state.refused?.at === at && fields.text.includes('id="') ? state.refused : undefined;
  return html`<form method="post" action="/operations/site/${at}"><input type="hidden" name="form" value="${state.formToken}">
${own && html`<div class="alert" role="alert" id="${at}-problem" tabindex="-1" autofocus><p>${own.message}</p></div>`}${fields}</form>`;
}

function wrong({ refused }: SiteState, at: Switch, field: string): Html | false {
  return (
    refused?.at === at &&
    refused.field === field &&
    html` aria-describedby="${at}-problem" aria-invalid="true"`
  );
}

function typed({ refused }: SiteState, at: Switch, field: string): string {
  return refused?.at === at ? (refused.typed[field] ?? '') : '';
}
