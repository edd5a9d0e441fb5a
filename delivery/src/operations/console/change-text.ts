import type { JournalEntry } from '../../releases/store/journal.ts';
import type { Pointer } from '../../releases/store/pointer.ts';
import { formatPercent } from './figure-text.ts';

/** A change of the journal together with where the area's pointer was before it. */
export interface KnownChange {
  readonly entry: JournalEntry;
  readonly before: Pointer | null;
}

/** Pairs each change of a journal (oldest first) with the pointer before it. */
export function withBefore(entries: readonly JournalEntry[]): readonly KnownChange[] {
  const pointers = new Map<string, Pointer | null>();
  return entries.map((entry) => {
    const before = pointers.get(entry.area) ?? null;
    pointers.set(entry.area, entry.pointer);
    return { entry, before };
  });
}

/** Describes a change in a sentence without a full stop. */
export function describeChange({ entry, before }: KnownChange): string {
  const { command, from, to, pointer } = entry;
  const tried = before?.canary?.version;
  switch (command) {
    case 'publish':
      return `Опубликован ${to}${pointer?.pin ? ', закреплён на сутки' : ''}`;
    case 'canary':
      return describeCanary(before, pointer);
    case 'promote':
      return `${to} теперь у всех посетителей`;
    case 'rollback':
      return from === to ? `Канарейка ${tried} снята, у всех ${to}` : `Возвращён ${to} вместо ${from}`;
    case 'withdraw':
      return from === to
        ? `Канарейка ${tried} отозвана, у всех ${to}`
        : `${from} отозван, у всех снова ${to}`;
    case 'drop-previous':
      return `Запасной релиз убран, остался ${to}`;
    case 'retire':
      return 'Раздел снят с магазина';
    case 'pin':
      return `${pointer?.pin?.version} закреплён на сутки: сам он не отзывается`;
    case 'unpin':
      return `${pointer?.pin?.version} больше не закреплён`;
    case 'alarm':
      return `Закреплённый ${pointer?.pin?.version} не работает и остаётся у посетителей`;
  }
}

function describeCanary(before: Pointer | null, after: Pointer | null): string {
  const old = before?.canary;
  const now = after?.canary;
  if (!now) return `Канарейка ${old?.version ?? ''} завершена, у всех ${after?.live ?? ''}`;
  if (old?.version === now.version)
    return `Доля канарейки ${now.version}: ${formatPercent(now.percent)} вместо ${formatPercent(old.percent)}`;
  return `${now.version} получают ${formatPercent(now.percent)} посетителей`;
}

/** The author of the change. */
export function describeActor(by: string): string {
  return by === 'automatic' ? 'автоматика' : by;
}

/** The action that undoes a change. */
export type Undo =
  | { readonly kind: 'rollback'; readonly version: string; readonly label: string }
  | { readonly kind: 'canary'; readonly version: string; readonly percent: number; readonly label: string };

/** The action that undoes a change; undefined when it cannot be undone. */
export function undoOf({ entry: { command, pointer }, before }: KnownChange): Undo | undefined {
  // A withdrawn release comes back only by a form that shows its failures.
  if (!pointer || !before || command === 'withdraw') return undefined;
  if (before.live !== pointer.live)
    return { kind: 'rollback', version: before.live, label: `Вернуть ${before.live}` };
  const [old, now] = [before.canary, pointer.canary];
  if (old && (old.version !== now?.version || old.percent !== now.percent)) {
    const label = now?.version === old.version ? 'Вернуть долю' : `Вернуть канарейку ${old.version}:`;
    return { kind: 'canary', ...old, label: `${label} ${formatPercent(old.percent)}` };
  }
  if (now && !old)
    return { kind: 'canary', version: now.version, percent: 0, label: `Снять канарейку ${now.version}` };
  return undefined;
}
