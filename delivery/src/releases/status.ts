import type { Pointer } from './pointer.ts';
import { type ReleaseStore, ReleaseStoreError } from './store.ts';

export interface AreaStatus {
  readonly area: string;
  /** Null when the pointer is damaged; `problem` says how. */
  readonly pointer: Pointer | null;
  readonly commit: string | null;
  readonly bytes: number;
  readonly problem: string | null;
}

/** Every area that has ever been published, the shell first. */
export async function readStatus(store: ReleaseStore): Promise<readonly AreaStatus[]> {
  const status: AreaStatus[] = [];
  for (const [area, pointer] of await store.pointers()) {
    if (pointer instanceof ReleaseStoreError) {
      status.push({ area, pointer: null, commit: null, bytes: 0, problem: pointer.message });
      continue;
    }
    const release = await store.release(area, pointer.live);
    const bytes = Object.values(release?.files ?? {}).reduce((sum, file) => sum + file.bytes, 0);
    const problem = release ? null : 'its files are gone';
    status.push({ area, pointer, commit: release?.commit ?? null, bytes, problem });
  }
  return status.sort((one, other) => rank(one).localeCompare(rank(other)));
}

/** A table for people. */
export function statusTable(status: readonly AreaStatus[]): string {
  if (status.length === 0) return 'Nothing has been published yet.';
  const rows = status.map(({ area, pointer, bytes, problem }) => [
    area,
    pointer?.live ?? '?',
    pointer?.previous ?? '—',
    pointer?.changedAt.slice(0, 16).replace('T', ' ') ?? '?',
    problem ?? `${Math.round(bytes / 1024)} kB`,
  ]);
  const table = [['AREA', 'LIVE', 'FALLBACK', 'SINCE (UTC)', 'SIZE'], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
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
