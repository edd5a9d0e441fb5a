import { isPinned, type Pointer } from '../../releases/store/pointer.ts';

/** A release that may be withdrawn on its own: a canary, or one that went live for everybody recently. */
export interface WatchedRelease {
  readonly area: string;
  readonly version: string;
  /** The release that its visitors would get instead. */
  readonly instead: string;
  readonly stage: 'canary' | 'live';
  /** When it reached visitors, in milliseconds since 1970. */
  readonly sinceMs: number;
  readonly revision: number;
  readonly pin: 'none' | 'pinned' | 'alarmed';
}

const FRESH_MS = 30 * 60_000;

/** The releases to watch. One that is live after a rollback is not: there is nothing better to go to. */
export function watchedReleases(pointers: Iterable<Pointer>, nowMs: number): readonly WatchedRelease[] {
  return [...pointers].flatMap((pointer) => {
    const { area, live, previous, canary, revision } = pointer;
    const watched: WatchedRelease[] = [];
    if (canary)
      watched.push({
        area,
        version: canary.version,
        instead: live,
        stage: 'canary',
        sinceMs: Date.parse(canary.since),
        revision,
        pin: pinOf(pointer, canary.version, nowMs),
      });
    if (previous !== null && isFresh(pointer, nowMs))
      watched.push({
        area,
        version: live,
        instead: previous,
        stage: 'live',
        sinceMs: Date.parse(pointer.liveSince),
        revision,
        pin: pinOf(pointer, live, nowMs),
      });
    return watched;
  });
}

/** While a release is pinned its figures are heard, and for as long after it as after it came. */
function isFresh({ live, liveBy, liveSince, pin }: Pointer, nowMs: number): boolean {
  const isNews = liveBy === 'publish' || liveBy === 'promote';
  if (pin?.version === live && nowMs - Date.parse(pin.until) < FRESH_MS) return true;
  return isNews && nowMs - Date.parse(liveSince) < FRESH_MS;
}

function pinOf(pointer: Pointer, version: string, nowMs: number): WatchedRelease['pin'] {
  if (!isPinned(pointer, version, nowMs)) return 'none';
  return pointer.pin?.failingSince === undefined ? 'pinned' : 'alarmed';
}
