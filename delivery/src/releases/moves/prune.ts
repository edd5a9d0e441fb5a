import { ReleaseRefused } from '../gate/gate.ts';
import { type JournalEntry, parseEntry } from '../store/journal.ts';
import { versionsOf } from '../store/pointer.ts';
import type { ReleaseStore, StoreChange } from '../store/store.ts';

export interface PruneOptions {
  /** Tabs stay open for days, so a release that visitors got within this time is kept. */
  readonly keepDays: number;
  readonly area?: string | undefined;
  /** Only this version; needs `area`. Refused with the reason when it has to stay. */
  readonly version?: string | undefined;
  readonly isDryRun?: boolean;
  readonly now?: Date;
}

export interface PrunedRelease {
  readonly area: string;
  readonly version: string;
}

const DAY_MS = 86_400_000;

/**
 * Deletes releases that no pointer names, not even for a rollback, and whose chunks no tab opened within the
 * retention can still request. Throws `ReleaseRefused` when the named one has to stay.
 */
export async function prune(store: ReleaseStore, options: PruneOptions): Promise<readonly PrunedRelease[]> {
  const now = options.now ?? new Date();
  return store.change(async (change) => {
    const entries = (await store.journalLines()).flatMap((line) => parseEntry(line) ?? []);
    const pruned: PrunedRelease[] = [];
    for (const area of await store.areas()) {
      if (options.area !== undefined && options.area !== area) continue;
      const left = leftVisitorsAt(entries, area);
      for (const version of await store.versions(area)) {
        if (options.version !== undefined && options.version !== version) continue;
        const reason = reasonToStay(change, area, version, left.get(version), options.keepDays, now);
        if (reason === undefined) pruned.push({ area, version });
        else if (options.version !== undefined) throw new ReleaseRefused(area, [reason]);
      }
    }
    if (options.version !== undefined && pruned.length === 0)
      throw new ReleaseRefused(options.area ?? 'prune', [`there is no release ${options.version}`]);
    if (!options.isDryRun) for (const { area, version } of pruned) await change.remove(area, version);
    return pruned;
  });
}

function reasonToStay(
  { pointers }: StoreChange,
  area: string,
  version: string,
  leftAt: number | undefined,
  keepDays: number,
  now: Date,
): string | undefined {
  const pointer = pointers.get(area);
  if (pointer && versionsOf(pointer).includes(version))
    return `${version} is live, a canary, or a release to go back to`;
  const until = (leftAt ?? 0) + keepDays * DAY_MS;
  if (until <= now.getTime()) return undefined;
  const day = new Date(until).toISOString().slice(0, 10);
  return `tabs that are still open may load chunks of ${version}: it stays until ${day} (--keep-days ${keepDays})`;
}

/** When visitors last got each version, as live, canary or fallback, by the journal. */
function leftVisitorsAt(entries: readonly JournalEntry[], area: string): ReadonlyMap<string, number> {
  const left = new Map<string, number>();
  let given: readonly string[] = [];
  for (const { at, pointer } of entries.filter((entry) => entry.area === area)) {
    for (const version of given) left.set(version, Date.parse(at));
    given = pointer ? versionsOf({ ...pointer, earlier: [] }) : [];
  }
  for (const version of given) left.set(version, Number.POSITIVE_INFINITY);
  return left;
}
