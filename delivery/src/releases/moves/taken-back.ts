import { type JournalEntry, parseEntry } from '../store/journal.ts';
import type { Pointer } from '../store/pointer.ts';
import type { ReleaseStore } from '../store/store.ts';

/** A release that was taken away from visitors and not given to any since. */
export interface TakenBack {
  readonly version: string;
  /** `withdraw`: it failed, as the figures or an operator said; `rollback`: an operator went back from it. */
  readonly how: 'withdraw' | 'rollback';
  readonly at: string;
  readonly by: string;
  /** For a withdrawal, the failures themselves. */
  readonly why: string | null;
}

/** The releases of an area that were taken back, by version. */
export async function readTakenBack(
  store: Pick<ReleaseStore, 'journalLines'>,
  area: string,
): Promise<ReadonlyMap<string, TakenBack>> {
  // Most lines belong to other areas and are not worth parsing.
  const lines = (await store.journalLines()).filter((line) => line.includes(JSON.stringify(area)));
  return takenBackIn(
    lines.flatMap((line) => parseEntry(line) ?? []),
    area,
  );
}

/** The same from the journal's entries, oldest first. */
export function takenBackIn(entries: Iterable<JournalEntry>, area: string): ReadonlyMap<string, TakenBack> {
  const found = new Map<string, TakenBack>();
  let before: Pointer | null = null;
  for (const entry of entries) {
    if (entry.area !== area) continue;
    for (const version of broughtBy(entry.pointer, before)) found.delete(version);
    const version = takenBy(entry, before);
    const how = entry.command;
    if (version !== undefined && (how === 'withdraw' || how === 'rollback'))
      found.set(version, { version, how, at: entry.at, by: entry.by, why: entry.why });
    before = entry.pointer;
  }
  return found;
}

/** Versions that some visitors get after a change and nobody got before. */
export function broughtBy(
  after: Pick<Pointer, 'live' | 'canary'> | null,
  before: Pick<Pointer, 'live' | 'canary'> | null | undefined,
): readonly string[] {
  const shown = [before?.live, before?.canary?.version];
  const now = [after?.live, after?.canary?.version].filter((version) => version !== undefined);
  return now.filter((version) => !shown.includes(version));
}

function takenBy({ command, from, to, pointer }: JournalEntry, before: Pointer | null): string | undefined {
  if (command !== 'withdraw' && command !== 'rollback') return undefined;
  if (from === to) return before?.canary?.version;
  // `rollback --to` a version that is no step back is a move forward, and no verdict on the live one.
  const isBack = command === 'withdraw' || pointer?.liveBy === 'rollback';
  return isBack ? (from ?? undefined) : undefined;
}
