import type { TakenBack } from '../../../releases/moves/taken-back.ts';
import { isPinned, type Pointer, pastOf } from '../../../releases/store/pointer.ts';
import { formatPercent } from '../figure-text.ts';
import { type Html, html } from '../html.ts';
import { formatMoment, timeTag } from '../time-text.ts';

/** The actions on an area, as the last segment of the address. */
export const acts = [
  'canary',
  'end-canary',
  'promote',
  'rollback',
  'withdraw',
  'pin',
  'unpin',
  'undo',
] as const;
export type Act = (typeof acts)[number];

/** The reason why a change was refused. */
export interface Problem {
  readonly act: Act;
  readonly title: string;
  readonly reasons: readonly string[];
  /** The reasons come from the gate and are in English. */
  readonly isFromGate?: boolean;
  /** Giving up fallbacks of other areas would help. */
  readonly offersDrop?: boolean;
  /** A withdrawn release that goes to visitors only after a confirmation. */
  readonly withdrawn?: string;
}

export interface FormsState {
  readonly area: string;
  readonly pointer: Pointer;
  /** Every version to go to, the most likely one first. */
  readonly kept: readonly string[];
  /** Versions that were withdrawn or rolled back: marked, and never preselected. */
  readonly takenBack: ReadonlyMap<string, TakenBack>;
  readonly formToken: string;
  readonly problem: Problem | undefined;
  /** May pin releases. */
  readonly isAdmin: boolean;
  /** The values that were submitted with the refused form. */
  readonly typed: Readonly<Record<string, string>>;
}

const SHARES = [1, 5, 10, 25, 50];

/** The forms of all changes that are possible now. */
export function changeForms(state: FormsState): Html {
  const { pointer, kept, problem } = state;
  const others = kept.filter((version) => version !== pointer.live);
  const isHomeless = problem && !offered(state, others).includes(problem.act);
  return html`${isHomeless && problemBox(problem)}${pointer.canary ? runningCanary(state, pointer.canary) : startCanary(state, others)}
${rollbackForm(state, others)}${withdrawForm(state)}${state.isAdmin && pinForm(state)}`;
}

/** The actions that have a form at the moment; the problem of any other one is shown above all forms. */
function offered({ pointer, isAdmin }: FormsState, others: readonly string[]): readonly Act[] {
  const pins: readonly Act[] = isAdmin
    ? [pointer.pin && isPinned(pointer, pointer.pin.version) ? 'unpin' : 'pin']
    : [];
  const withOthers: readonly Act[] = others.length > 0 ? ['canary', 'rollback', ...pins] : pins;
  if (pointer.canary) return [...withOthers, 'promote', 'end-canary', 'withdraw'];
  return pointer.previous === null ? withOthers : [...withOthers, 'withdraw'];
}

function startCanary(state: FormsState, others: readonly string[]): Html {
  const fresh = others.filter((version) => version !== state.pointer.previous);
  const candidates = [...fresh, ...others.filter((version) => version === state.pointer.previous)];
  const id = 'canary-version';
  return html`<section class="act"><h3>Канарейка</h3>
${
  others.length === 0
    ? html`<p class="muted">Нет другого релиза, который можно показать части посетителей. Опубликуйте его командой <code>release publish --percent</code>.</p>`
    : html`<p class="muted">Часть посетителей получит другой релиз, остальные — ${state.pointer.live}.</p>
${form(
  state,
  'canary',
  html`${versionSelect(state, 'canary', id, 'Релиз', candidates)}${shareField(state, '5', html`<button class="primary">Начать</button>`)}`,
)}`
}</section>`;
}

function runningCanary(state: FormsState, { version, percent }: NonNullable<Pointer['canary']>): Html {
  const shares = SHARES.map(
    (share) =>
      html`<button class="chip" name="share" value="${share}" formnovalidate${share === percent && html` aria-pressed="true"`}>${formatPercent(share)}</button>`,
  );
  return html`<section class="act"><h3>Канарейка <span class="version">${version}</span></h3>
${form(
  state,
  'canary',
  html`<input type="hidden" name="version" value="${version}">
<div class="chips" role="group" aria-label="Доля посетителей">${shares}</div>
${shareField(state, String(percent), html`<button>Изменить долю</button>`)}`,
)}
${form(state, 'promote', html`<button class="primary">Отдать всем</button>`)}
${form(state, 'end-canary', html`<button>Завершить канарейку</button>`)}</section>`;
}

function rollbackForm(state: FormsState, others: readonly string[]): Html {
  const { previous, live } = state.pointer;
  if (others.length === 0)
    return html`<section class="act"><h3>Откат</h3><p class="muted">Кроме ${live} вернуть нечего.</p></section>`;
  const targets = [
    ...others.filter((version) => version === previous),
    ...others.filter((version) => version !== previous),
  ];
  return html`<section class="act"><h3>Откат</h3>
<p class="muted">Все посетители сразу получат выбранный релиз вместо ${live}${state.pointer.canary && ' и канарейки'}.</p>
${form(
  state,
  'rollback',
  html`${versionSelect(state, 'rollback', 'rollback-version', 'Вернуть', targets)}${whyField(state, 'rollback')}<button class="danger">Откатить</button>`,
)}</section>`;
}

/** Rolls back the release that came last; unlike ending a canary, this marks the release as bad. */
function withdrawForm(state: FormsState): Html {
  const { canary, live, previous } = state.pointer;
  const version = canary?.version ?? (previous === null ? undefined : live);
  if (version === undefined) return html``;
  const after = canary ? live : (healthyBefore(state) ?? previous);
  const isOpen = state.problem?.act === 'withdraw';
  return html`<details class="act"${isOpen && html` open`}><summary><h3>Отозвать <span class="version">${version}</span></h3></summary>
<p class="muted">Релиз признан негодным: все получат ${after}.</p>
${form(
  state,
  'withdraw',
  html`<input type="hidden" name="version" value="${version}">${whyField(state, 'withdraw')}<button class="danger">Отозвать</button>`,
)}</details>`;
}

/**
 * Pins a release that closes a hole: attackers who want the hole open would report that the release fails.
 */
function pinForm(state: FormsState): Html {
  const { pointer, problem } = state;
  if (pointer.pin && isPinned(pointer, pointer.pin.version)) {
    const { version, until } = pointer.pin;
    return html`<section class="act"><h3>Закреплён <span class="version">${version}</span></h3>
<p class="muted">До ${timeTag(until, formatMoment(until))} сам не отзывается, о сбоях только сообщается.</p>
${form(state, 'unpin', html`<button>Снять закрепление</button>`)}</section>`;
  }
  const version = pointer.canary?.version ?? pointer.live;
  return html`<details class="act"${problem?.act === 'pin' && html` open`}><summary><h3>Закрепить <span class="version">${version}</span></h3></summary>
<p class="muted">Сутки релиз не отзывается сам, что бы о нём ни сообщали: о сбоях скажут журнал, консоль и метрики. Отозвать его можно вручную.</p>
${form(
  state,
  'pin',
  html`<input type="hidden" name="version" value="${version}">${whyField(state, 'pin')}<button>Закрепить на сутки</button>`,
)}</details>`;
}

function form({ area, pointer, formToken, problem }: FormsState, act: Act, fields: Html): Html {
  const own = problem?.act === act ? problem : undefined;
  return html`<form method="post" action="/operations/areas/${area}/${act}">
<input type="hidden" name="form" value="${formToken}"><input type="hidden" name="expected" value="${pointer.revision}">
${own && problemBox(own)}${own?.withdrawn !== undefined && check('withdrawn', own.withdrawn, `Да, показать посетителям отозванный релиз ${own.withdrawn}`)}${fields}${own?.offersDrop && check('drop', '1', 'Отказаться от запасных релизов, которые с ним не работают')}</form>`;
}

function check(name: string, value: string, label: string): Html {
  return html`<label class="check"><input type="checkbox" name="${name}" value="${value}"> ${label}</label>`;
}

function healthyBefore({ pointer, takenBack }: FormsState): string | undefined {
  return pastOf(pointer).find((version) => takenBack.get(version)?.how !== 'withdraw');
}

function problemBox({ title, reasons, isFromGate, act }: Problem): Html {
  return html`<div class="alert" role="alert" id="${act}-problem" tabindex="-1" autofocus><p><b>${title}</b></p>
${reasons.length > 0 && html`<ul${isFromGate && html` lang="en"`}>${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>`}</div>`;
}

function versionSelect(
  state: FormsState,
  act: Act,
  id: string,
  label: string,
  versions: readonly string[],
): Html {
  const { takenBack, pointer } = state;
  const healthy = versions.filter((version) => !takenBack.has(version));
  const marked = versions.filter((version) => takenBack.has(version));
  const chosen = typedIn(state, act, 'version') ?? healthy[0];
  const option = (version: string) => {
    const marks = [version === pointer.previous && 'запасной', takenBackMark(takenBack.get(version))];
    const label = [version, ...marks.filter(Boolean)].join(' — ');
    return html`<option value="${version}"${version === chosen && html` selected`}>${label}</option>`;
  };
  return html`<label for="${id}">${label}</label><select id="${id}" name="version" required>${chosen === undefined && html`<option value="" selected>Выберите релиз</option>`}${[...healthy, ...marked].map(option)}</select>`;
}

/** The mark of a release that was taken away from visitors. */
export function takenBackMark(taken: TakenBack | undefined): string {
  if (!taken) return '';
  return taken.how === 'withdraw' ? 'отозван' : 'откачен';
}

function shareField(state: FormsState, standing: string, button: Html): Html {
  const share = typedIn(state, 'canary', 'percent') ?? standing;
  return html`<label for="canary-percent">Доля посетителей, %</label>
<div class="beside"><input id="canary-percent" name="percent" inputmode="decimal" required autocomplete="off" value="${share}"${describedBy(state, 'canary')}>${button}</div>`;
}

function whyField(state: FormsState, act: Act): Html {
  const id = `${act}-why`;
  return html`<label for="${id}">Причина</label>
<textarea id="${id}" name="why" rows="2" required maxlength="500"${describedBy(state, act)}>${typedIn(state, act, 'why') ?? ''}</textarea>`;
}

function describedBy({ problem }: FormsState, act: Act): Html | false {
  return problem?.act === act && html` aria-describedby="${act}-problem" aria-invalid="true"`;
}

function typedIn({ problem, typed }: FormsState, act: Act, field: string): string | undefined {
  return problem?.act === act ? typed[field] : undefined;
}
