import { type TakenBack, takenBackIn } from '../../../releases/moves/taken-back.ts';
import { parseEntry } from '../../../releases/store/journal.ts';
import type { Pointer } from '../../../releases/store/pointer.ts';
import type { ReleaseStore } from '../../../releases/store/store.ts';
import type { AreaTelemetry, ReleaseTelemetry } from '../../../telemetry/read-telemetry.ts';
import { type KnownChange, withBefore } from '../change-text.ts';
import type { ConsoleParts } from '../console-parts.ts';
import type { ReleaseFact } from '../release-facts.ts';

/** An area as the console shows it. */
export interface AreaView {
  readonly area: string;
  readonly title: string;
  readonly pointer: Pointer;
  /** Null when the files of the live release are gone. */
  readonly live: ReleaseFact | null;
  /** Figures of the last hour; undefined when they cannot be read. */
  readonly hour: AreaTelemetry | undefined;
  /** The area's changes, latest first. */
  readonly changes: readonly KnownChange[];
  /** Releases that were withdrawn or rolled back and are not in use again, by version. */
  readonly takenBack: ReadonlyMap<string, TakenBack>;
}

/** Every change there has been, latest first. */
export async function readChanges(
  store: Pick<ReleaseStore, 'journalLines'>,
): Promise<readonly KnownChange[]> {
  const entries = (await store.journalLines()).flatMap((line) => parseEntry(line) ?? []);
  return withBefore(entries).toReversed();
}

/** All areas of the shop, the shell first. */
export async function readAreas(parts: ConsoleParts): Promise<readonly AreaView[]> {
  const pointers = [...(await parts.store.pointers()).values()];
  const changes = await readChanges(parts.store);
  const views = await Promise.all(pointers.map((pointer) => viewOf(parts, pointer, changes)));
  return views.sort((one, other) => rank(one).localeCompare(rank(other), 'ru'));
}

/** One area; undefined when nothing of it is live. */
export async function readArea(parts: ConsoleParts, area: string): Promise<AreaView | undefined> {
  const pointer = (await parts.store.pointers()).get(area);
  return pointer && viewOf(parts, pointer, await readChanges(parts.store));
}

/** The figures of one release in that time. */
export function telemetryOf(
  telemetry: AreaTelemetry | undefined,
  version: string,
): ReleaseTelemetry | undefined {
  return telemetry?.releases.find((release) => release.version === version);
}

async function viewOf(
  { facts, telemetry }: ConsoleParts,
  pointer: Pointer,
  changes: readonly KnownChange[],
): Promise<AreaView> {
  const { area } = pointer;
  const live = await facts.of(area, pointer.live);
  const entries = changes.map(({ entry }) => entry).toReversed();
  return {
    area,
    title: live?.title ?? area,
    pointer,
    live,
    hour: await telemetry.read(area, 1),
    changes: changes.filter(({ entry }) => entry.area === area),
    takenBack: takenBackIn(entries, area),
  };
}

function rank({ area, title }: AreaView): string {
  return area === 'shell' ? '' : title;
}
