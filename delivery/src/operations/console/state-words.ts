import { isPinned } from '../../releases/store/pointer.ts';
import { type AreaView, telemetryOf } from './area/area-view.ts';
import { actorWords } from './change-words.ts';
import { countWords, percentWords, shareWords } from './figure-words.ts';
import { ageOf, agoOf, momentWords } from './time-words.ts';

/** How an area is, in words; the tone chooses the colour and never says more than the words do. */
export interface AreaState {
  readonly tone: 'success' | 'info' | 'warning' | 'danger';
  readonly words: string;
  readonly detail: string | undefined;
}

const NEWS_MS = 24 * 60 * 60 * 1000;
const FRESH_MS = 60 * 60 * 1000;
/** From so many pages on a share says something. */
const PAGES_MIN = 20;
const BAD_SHARE = 0.05;

/** The most urgent thing there is to say about an area. */
export function stateOf(view: AreaView, nowMs: number): AreaState {
  return (
    alarmState(view, nowMs) ??
    brokenState(view) ??
    takenBackState(view, nowMs) ??
    movingState(view, nowMs) ??
    quiet
  );
}

const quiet: AreaState = { tone: 'success', words: 'Работает', detail: undefined };

/** What would have been withdrawn, had nobody pinned it. */
function alarmState({ pointer, changes }: AreaView, nowMs: number): AreaState | undefined {
  const { pin } = pointer;
  if (pin?.failingSince === undefined || !isPinned(pointer, pin.version, nowMs)) return undefined;
  const alarm = changes.find(({ entry }) => entry.command === 'alarm')?.entry;
  const words = `Закреплённый релиз не работает ${ageOf(pin.failingSince, nowMs)}`;
  return { tone: 'danger', words, detail: alarm?.why ?? pin.version };
}

function brokenState(view: AreaView): AreaState | undefined {
  const { pointer, live, hour } = view;
  if (!live)
    return { tone: 'danger', words: 'Файлы релиза пропали', detail: `${pointer.live} нечем показать` };
  for (const version of pointer.canary ? [pointer.canary.version, pointer.live] : [pointer.live]) {
    const seen = telemetryOf(hour, version)?.total;
    if (!seen || seen.pages < PAGES_MIN || seen.failedPages / seen.pages < BAD_SHARE) continue;
    const detail = `${version}: ${countWords(seen.failedPages)} из ${countWords(seen.pages)} страниц за час`;
    return { tone: 'danger', words: `Сбои: ${shareWords(seen.failedPages, seen.pages)}`, detail };
  }
  return undefined;
}

/** A release taken back is news for a day, until the next change. */
function takenBackState({ pointer, changes }: AreaView, nowMs: number): AreaState | undefined {
  const entry = changes[0]?.entry;
  const isNews = entry?.pointer?.revision === pointer.revision && nowMs - Date.parse(entry.at) < NEWS_MS;
  if (!entry || !isNews || (entry.command !== 'withdraw' && entry.command !== 'rollback')) return undefined;
  const ago = agoOf(entry.at, nowMs);
  const detail = entry.why ?? undefined;
  if (entry.by === 'automatic') return { tone: 'warning', words: `Отозван автоматически ${ago}`, detail };
  const what = entry.command === 'withdraw' ? 'Отозван' : 'Откачен';
  return { tone: 'warning', words: `${what} ${ago}`, detail: `${detail ?? ''} — ${actorWords(entry.by)}` };
}

function movingState({ pointer }: AreaView, nowMs: number): AreaState | undefined {
  const { canary, live, liveBy, liveSince, pin } = pointer;
  if (pin && isPinned(pointer, pin.version, nowMs))
    return { tone: 'info', words: 'Закреплён', detail: `${pin.version}, до ${momentWords(pin.until)}` };
  if (canary) {
    const detail = `${canary.version}, ${ageOf(canary.since, nowMs)}`;
    return { tone: 'info', words: `Канарейка ${percentWords(canary.percent)}`, detail };
  }
  const isFresh = nowMs - Date.parse(liveSince) < FRESH_MS && (liveBy === 'publish' || liveBy === 'promote');
  if (!isFresh || pointer.previous === null) return undefined;
  return { tone: 'info', words: 'Новый релиз', detail: `${live}, ${agoOf(liveSince, nowMs)}` };
}
