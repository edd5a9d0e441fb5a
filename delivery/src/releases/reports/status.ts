import type { ReleaseManifest } from '@shop/contracts/platform/release';
import { readTakenBack, type TakenBack } from '../moves/taken-back.ts';
import { isPinned, type Pointer } from '../store/pointer.ts';
import type { ReleaseStore } from '../store/store.ts';

/** A release as operators see it. */
interface ReleaseSummary {
  readonly version: string;
  readonly commit: string | null;
  /** Total size of its files, uncompressed. */
  readonly bytes: number;
}

export interface AreaStatus {
  readonly area: string;
  readonly pointer: Pointer;
  /** Null when its files are gone. */
  readonly live: ReleaseSummary | null;
  readonly canary: ReleaseSummary | null;
  readonly previous: ReleaseSummary | null;
  /** Every kept version to go to. */
  readonly kept: readonly string[];
  /** Those of them that were withdrawn or rolled back, and not given to visitors since. */
  readonly takenBack: readonly TakenBack[];
}

/** Every area of the shop, the shell first. */
export async function readStatus(store: ReleaseStore): Promise<readonly AreaStatus[]> {
  const pointers = [...(await store.pointers()).values()];
  const status = await Promise.all(pointers.map((pointer) => statusOf(store, pointer)));
  return status.sort((one, other) => rank(one).localeCompare(rank(other)));
}

async function statusOf(store: ReleaseStore, pointer: Pointer): Promise<AreaStatus> {
  const { area, live, canary, previous } = pointer;
  const summary = async (version: string | undefined | null) =>
    version ? summarize(await store.release(area, version).catch(() => undefined)) : null;
  const kept = [...(await store.versions(area))].sort();
  const takenBack = await readTakenBack(store, area);
  return {
    area,
    pointer,
    live: await summary(live),
    canary: await summary(canary?.version),
    previous: await summary(previous),
    kept,
    takenBack: kept.flatMap((version) => takenBack.get(version) ?? []),
  };
}

function summarize(release: ReleaseManifest | undefined): ReleaseSummary | null {
  if (!release) return null;
  const bytes = Object.values(release.files).reduce((sum, file) => sum + file.bytes, 0);
  return { version: release.version, commit: release.commit, bytes };
}

/** A table for people. */
export function statusTable(status: readonly AreaStatus[]): string {
  if (status.length === 0) return 'Nothing has been published yet.';
  const rows = status.map(({ area, pointer, live }) => [
    area,
    pointer.live,
    pointer.canary ? `${pointer.canary.version} ${pointer.canary.percent}%` : '—',
    pointer.previous ?? '—',
    pointer.liveSince.slice(0, 16).replace('T', ' '),
    live ? `${Math.round(live.bytes / 1024)} kB` : 'its files are gone',
  ]);
  const withdrawn = status.flatMap(({ area, takenBack }) =>
    takenBack
      .filter(({ how }) => how === 'withdraw')
      .map(({ version, at }) => `${area} ${version} was withdrawn on ${at.slice(0, 10)}`),
  );
  const pinned = status.flatMap(({ area, pointer }) => {
    const { pin } = pointer;
    if (!pin || !isPinned(pointer, pin.version)) return [];
    const failing = pin.failingSince === undefined ? '' : ', and FAILS';
    return [`${area} ${pin.version} is pinned until ${pin.until.slice(0, 16).replace('T', ' ')}${failing}`];
  });
  const areas = table([['AREA', 'LIVE', 'CANARY', 'FALLBACK', 'SINCE (UTC)', 'SIZE'], ...rows]);
  return [areas, ...pinned, ...withdrawn].join('\n');
}

/** Columns of equal width. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function rank({ area }: AreaStatus): string {
  return area === 'shell' ? '' : area;
}
