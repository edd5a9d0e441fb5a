import * as v from 'valibot';

/** Which release of an area (or of the shell) is live: one document per area, replaced as a whole. */
export const pointer = v.object({
  area: v.string(),
  live: v.string(),
  /** What a page falls back to when the live release does not load. */
  previous: v.nullable(v.string()),
  /** Releases that were live before `previous`, last first. */
  earlier: v.optional(v.array(v.string()), []),
  /** Grows by one with every change. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  changedAt: v.string(),
});
export type Pointer = v.InferOutput<typeof pointer>;

const EARLIER_KEPT = 10;

/** The pointer after `version` has gone live in front of what was live. */
export function pointTo(
  area: string,
  version: string,
  current: Pointer | undefined,
  now = new Date(),
): Pointer {
  const past = current ? pastOf(current).filter((known) => known !== version) : [];
  const [previous = null, ...earlier] = current && current.live !== version ? [current.live, ...past] : past;
  return next(area, version, previous, earlier, current, now);
}

/**
 * The pointer after a step back to `version`. What was live is taken for bad and is nobody's fallback; a version
 * that is not in the past goes live like a new one.
 */
export function pointBackTo(version: string, current: Pointer, now = new Date()): Pointer {
  const past = pastOf(current);
  const found = past.indexOf(version);
  if (found < 0) return pointTo(current.area, version, current, now);
  const [previous = null, ...earlier] = past.slice(found + 1);
  return next(current.area, version, previous, earlier, current, now);
}

/** The same live release without a fallback. */
export function withoutPrevious(current: Pointer, now = new Date()): Pointer {
  return next(current.area, current.live, null, [], current, now);
}

function pastOf({ previous, earlier }: Pointer): readonly string[] {
  return previous === null ? earlier : [previous, ...earlier];
}

function next(
  area: string,
  live: string,
  previous: string | null,
  earlier: readonly string[],
  current: Pointer | undefined,
  now: Date,
): Pointer {
  return {
    area,
    live,
    previous,
    earlier: earlier.slice(0, EARLIER_KEPT),
    revision: (current?.revision ?? 0) + 1,
    changedAt: now.toISOString(),
  };
}
