import { findBreaks, type JournalEntry, parseEntry, replay } from '../store/journal.ts';
import type { ReleaseStore } from '../store/store.ts';

interface HistoryFilter {
  readonly area?: string | undefined;
  /** The latest so many. */
  readonly limit?: number | undefined;
}

/** Changes of pointers, latest first. */
export async function readHistory(
  store: ReleaseStore,
  { area, limit = 50 }: HistoryFilter = {},
): Promise<readonly JournalEntry[]> {
  const entries = (await store.journalLines()).flatMap((line) => parseEntry(line) ?? []);
  return entries
    .filter((entry) => area === undefined || entry.area === area)
    .slice(-limit)
    .reverse();
}

/**
 * Faults of the journal: changed, missing or foreign lines, and pointers that are not where the journal left
 * them, as after a truncation. Empty when it is intact.
 */
export async function verifyHistory(store: ReleaseStore): Promise<readonly string[]> {
  // Pointers are read first: a change in between makes the journal longer, and never shorter.
  const pointers = await store.pointers();
  const lines = await store.journalLines();
  const entries = lines.flatMap((line) => parseEntry(line) ?? []);
  const faults = findBreaks(lines);
  for (const pointer of pointers.values()) {
    const isKnown = entries.some(
      (entry) => entry.area === pointer.area && entry.pointer?.revision === pointer.revision,
    );
    if (!isKnown)
      faults.push(`${pointer.area} is at revision ${pointer.revision}, of which the journal knows nothing`);
  }
  // An area that is just being added or retired is in one of the two readings.
  const later = await store.pointers();
  for (const area of replay(entries).keys())
    if (!pointers.has(area) && !later.has(area))
      faults.push(`${area} is off the shop, of which the journal knows nothing`);
  return faults;
}
