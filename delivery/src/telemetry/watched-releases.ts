import type { Pointer } from '../releases/pointer.ts';

/** A release that may be taken back on its own: a canary, or one that went live for everybody a short while ago. */
export interface WatchedRelease {
  readonly area: string;
  readonly version: string;
  /** What its visitors get without it. */
  readonly instead: string;
  readonly stage: 'canary' | 'live';
  /** When it reached visitors, in milliseconds since 1970. */
  readonly sinceMs: number;
  readonly revision: number;
}

const FRESH_MS = 30 * 60_000;

/** What to watch. A release that others were taken back to is none: there is nothing better to go to. */
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
      });
    if (previous !== null && isFresh(pointer, nowMs))
      watched.push({
        area,
        version: live,
        instead: previous,
        stage: 'live',
        sinceMs: Date.parse(pointer.liveSince),
        revision,
      });
    return watched;
  });
}

function isFresh({ liveBy, liveSince }: Pointer, nowMs: number): boolean {
  return (liveBy === 'publish' || liveBy === 'promote') && nowMs - Date.parse(liveSince) < FRESH_MS;
}
