import { isPinned } from '../../releases/store/pointer.ts';
import { type AreaView, telemetryOf } from './area/area-view.ts';
import { describeActor } from './change-text.ts';
import { formatCount, formatPercent, formatShare } from './figure-text.ts';
import { ageOf, agoOf, formatMoment } from './time-text.ts';

/** Describes the state of an area; the tone chooses the colour and never says more than the text. */
export interface AreaState {
  readonly tone: 'success' | 'info' | 'warning' | 'danger';
  readonly label: string;
  readonly detail: string | undefined;
}

const NEWS_MS = 24 * 60 * 60 * 1000;
const FRESH_MS = 60 * 60 * 1000;
/** From this many pages on a share is meaningful. */
const PAGES_MIN = 20;
const BAD_SHARE = 0.05;

/** The most urgent state of an area. */
export function stateOf(view: AreaView, nowMs: number): AreaState {
  return (
    alarmState(view, nowMs) ??
    brokenState(view) ??
    takenBackState(view, nowMs) ??
    movingState(view, nowMs) ??
    quiet
  );
}

const quiet: AreaState = { tone: 'success', label: 'Работает', detail: undefined };

/** A release that would have been withdrawn if it were not pinned. */
function alarmState({ pointer, changes }: AreaView, nowMs: number): AreaState | undefined {
  const { pin } = pointer;
  if (pin?.failingSince === undefined || !isPinned(pointer, pin.version, nowMs)) return undefined;
  const alarm = changes.find(({ entry }) => entry.command === 'alarm')?.entry;
  const label = `Закреплённый релиз не работает ${ageOf(pin.failingSince, nowMs)}`;
  return { tone: 'danger', label, detail: alarm?.why ?? pin.version };
}

function brokenState(view: AreaView): AreaState | undefined {
  const { pointer, live, hour } = view;
  if (!live)
    return { tone: 'danger', label: 'Файлы релиза пропали', detail: `${pointer.live} нечем показать` };
  for (const version of pointer.canary ? [pointer.canary.version, pointer.live] : [pointer.live]) {
    const seen = telemetryOf(hour, version)?.total;
    if (!seen || seen.pages < PAGES_MIN || seen.failedPages / seen.pages < BAD_SHARE) continue;
    const detail = `${version}: ${formatCount(seen.failedPages)} из ${formatCount(seen.pages)} страниц за час`;
    return { tone: 'danger', label: `Сбои: ${formatShare(seen.failedPages, seen.pages)}`, detail };
  }
  return undefined;
}

/** A rollback is shown for a day, or until the next change. */
function takenBackState({ pointer, changes }: AreaView, nowMs: number): AreaState | undefined {
  const entry = changes[0]?.entry;
  const isNews = entry?.pointer?.revision === pointer.revision && nowMs - Date.parse(entry.at) < NEWS_MS;
  if (!entry || !isNews || (entry.command !== 'withdraw' && entry.command !== 'rollback')) return undefined;
  const ago = agoOf(entry.at, nowMs);
  const detail = entry.why ?? undefined;
  if (entry.by === 'automatic') return { tone: 'warning', label: `Отозван автоматически ${ago}`, detail };
  const what = entry.command === 'withdraw' ? 'Отозван' : 'Откачен';
  return { tone: 'warning', label: `${what} ${ago}`, detail: `${detail ?? ''} — ${describeActor(entry.by)}` };
}

function movingState({ pointer }: AreaView, nowMs: number): AreaState | undefined {
  const { canary, live, liveBy, liveSince, pin } = pointer;
  if (pin && isPinned(pointer, pin.version, nowMs))
    return { tone: 'info', label: 'Закреплён', detail: `${pin.version}, до ${formatMoment(pin.until)}` };
  if (canary) {
    const detail = `${canary.version}, ${ageOf(canary.since, nowMs)}`;
    return { tone: 'info', label: `Канарейка ${formatPercent(canary.percent)}`, detail };
  }
  const isFresh = nowMs - Date.parse(liveSince) < FRESH_MS && (liveBy === 'publish' || liveBy === 'promote');
  if (!isFresh || pointer.previous === null) return undefined;
  return { tone: 'info', label: 'Новый релиз', detail: `${live}, ${agoOf(liveSince, nowMs)}` };
}
