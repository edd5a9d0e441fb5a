import type { LiveRelease, Offer, OfferedRelease, Snapshot } from '../releases/store/live-releases.ts';
import { getsCanary } from './group.ts';

/**
 * Snapshots already made of an offer, by the areas whose canary they have: pages of one kind share one
 * object.
 */
const made = new WeakMap<Offer, Map<string, Snapshot>>();

/** The releases for one browser. A visitor of a canary falls back to the live release. */
export function chooseReleases(offer: Offer, group: number): Snapshot {
  const known = made.get(offer) ?? new Map<string, Snapshot>();
  made.set(offer, known);
  const lucky = canaryAreas(offer, group);
  const key = lucky.join();
  const snapshot = known.get(key) ?? snapshotWith(offer, new Set(lucky));
  known.set(key, snapshot);
  return snapshot;
}

function canaryAreas({ shell, areas }: Offer, group: number): readonly string[] {
  const all = shell ? [shell, ...areas.values()] : [...areas.values()];
  return all.flatMap(({ live: { area }, canary }) =>
    canary && getsCanary(group, area, canary.release.version, canary.percent) ? [area] : [],
  );
}

function snapshotWith({ shell, areas }: Offer, lucky: ReadonlySet<string>): Snapshot {
  return {
    shell: shell && choose(shell, lucky.has('shell')),
    areas: new Map([...areas].map(([area, offered]) => [area, choose(offered, lucky.has(area))])),
  };
}

function choose({ live, previous, canary, since }: OfferedRelease, isLucky: boolean): LiveRelease {
  if (!isLucky || !canary) return { live, previous, since };
  return { live: canary.release, previous: live, canaryPercent: canary.percent, since: canary.since };
}
