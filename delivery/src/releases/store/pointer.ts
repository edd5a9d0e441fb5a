import * as v from 'valibot';

/** A release that some of the visitors get; the others get the live one. */
const canary = v.object({
  version: v.string(),
  /** Share of the visitors in percent, in steps of a tenth. */
  percent: v.pipe(v.number(), v.minValue(0.1), v.maxValue(100)),
  since: v.string(),
});

/** Protects a release from being withdrawn by its figures, which are then only reported. */
const pin = v.object({
  version: v.string(),
  until: v.string(),
  /** When the figures first showed that it fails. */
  failingSince: v.optional(v.string()),
});

/** Which releases of an area (or of the shell) visitors get. */
export const pointer = v.object({
  area: v.string(),
  live: v.string(),
  /** When and how `live` came there. A release after a rollback is not new and is not watched for faults. */
  liveSince: v.string(),
  liveBy: v.picklist(['publish', 'promote', 'rollback', 'withdraw']),
  /** The fallback of a page when the live release does not load. */
  previous: v.nullable(v.string()),
  /** Releases that were live before `previous`, last first. */
  earlier: v.array(v.string()),
  canary: v.nullable(canary),
  /**
   * Applies to the live release or the canary; absent where there never was one, also in journals from before
   * pins.
   */
  pin: v.optional(pin),
  /** Grows by one with every change; a retired area that comes back starts above all it has had. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  changedAt: v.string(),
});
export type Pointer = v.InferOutput<typeof pointer>;
export type LiveBy = Pointer['liveBy'];

const EARLIER_KEPT = 10;
const PINNED_MS = 24 * 60 * 60 * 1000;

/** The pointer after `version` has gone live in front of the live release; this ends a canary. */
export function pointTo(
  area: string,
  version: string,
  current: Pointer | undefined,
  liveBy: LiveBy = 'publish',
  now = new Date(),
): Pointer {
  const past = current ? pastOf(current).filter((known) => known !== version) : [];
  const [previous = null, ...earlier] = current && current.live !== version ? [current.live, ...past] : past;
  return goneLive({ area, live: version, previous, earlier, liveBy }, current, now);
}

/**
 * The pointer after a rollback to `version`. The former live release counts as bad and is no fallback; a
 * version that is not in the past goes live like a new one, and is watched like one. This ends a canary.
 */
export function pointBackTo(
  version: string,
  current: Pointer,
  liveBy: LiveBy = 'rollback',
  now = new Date(),
): Pointer {
  const past = pastOf(current);
  const found = past.indexOf(version);
  if (found < 0) return pointTo(current.area, version, current, 'publish', now);
  const [previous = null, ...earlier] = past.slice(found + 1);
  return goneLive({ area: current.area, live: version, previous, earlier, liveBy }, current, now);
}

/**
 * The same live release, with `version` for `percent` of the visitors. For a running canary only the share
 * changes.
 */
export function withCanary(version: string, percent: number, current: Pointer, now = new Date()): Pointer {
  const since = current.canary?.version === version ? current.canary.since : now.toISOString();
  return changed({ ...current, canary: { version, percent, since } }, now);
}

/** The same live release for everybody. */
export function withoutCanary(current: Pointer, now = new Date()): Pointer {
  return changed({ ...current, canary: null }, now);
}

/** The same live release without a fallback. */
export function withoutPrevious(current: Pointer, now = new Date()): Pointer {
  return changed({ ...current, previous: null, earlier: [] }, now);
}

/** The same releases, with `version` pinned for a day. */
export function withPin(version: string, current: Pointer, now = new Date()): Pointer {
  const until = new Date(now.getTime() + PINNED_MS).toISOString();
  return changed({ ...current, pin: { version, until } }, now);
}

/** The same releases without the pin. */
export function withoutPin(current: Pointer, now = new Date()): Pointer {
  if (!current.pin) return changed(current, now);
  return changed({ ...current, pin: { version: current.pin.version, until: now.toISOString() } }, now);
}

/** The same releases, noting that the figures speak against the pinned one. */
export function withAlarm(current: Pointer, now = new Date()): Pointer {
  if (!current.pin) return changed(current, now);
  return changed({ ...current, pin: { ...current.pin, failingSince: now.toISOString() } }, now);
}

/** Whether a pin protects this release now. */
export function isPinned({ pin }: Pointer, version: string, nowMs = Date.now()): boolean {
  return pin?.version === version && Date.parse(pin.until) > nowMs;
}

/** Every version that a pointer may bring to visitors, now or by a rollback. */
export function versionsOf({ live, previous, canary, earlier }: Pointer): readonly string[] {
  return [live, ...(previous === null ? [] : [previous]), ...(canary ? [canary.version] : []), ...earlier];
}

/** Versions to roll back to, last first. */
export function pastOf({ previous, earlier }: Pointer): readonly string[] {
  return previous === null ? earlier : [previous, ...earlier];
}

function goneLive(
  to: Pick<Pointer, 'area' | 'live' | 'previous' | 'earlier' | 'liveBy'>,
  current: Pointer | undefined,
  now: Date,
): Pointer {
  // A pinned canary stays pinned when it goes to everybody.
  const pin = current?.pin?.version === to.live ? { pin: current.pin } : {};
  return {
    ...to,
    ...pin,
    earlier: to.earlier.slice(0, EARLIER_KEPT),
    liveSince: now.toISOString(),
    canary: null,
    revision: (current?.revision ?? 0) + 1,
    changedAt: now.toISOString(),
  };
}

function changed({ pin, ...next }: Pointer, now: Date): Pointer {
  // A release that visitors no longer get is not pinned when it comes again.
  const isInUse = pin !== undefined && [next.live, next.canary?.version].includes(pin.version);
  return {
    ...next,
    ...(isInUse && { pin }),
    revision: next.revision + 1,
    changedAt: now.toISOString(),
  };
}
