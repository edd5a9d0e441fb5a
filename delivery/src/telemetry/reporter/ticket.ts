import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LiveRelease, Snapshot } from '../../releases/store/live-releases.ts';

/** The facts a page may report about, as its origin recorded them when it rendered the page. */
export interface Ticket {
  /** The page's nonce: one page, one ticket. */
  readonly nonce: string;
  /** When the page was made, in seconds since 1970. */
  readonly issuedAt: number;
  /** How many pages this one stands for when it reports success; 0 when it was not sampled. */
  readonly sample: number;
  /** By area, `shell` among them: the versions chosen for this page, the one to fall back to last. */
  readonly releases: ReadonlyMap<string, readonly string[]>;
  /** Areas that have pages for visitors without a session. */
  readonly guests: ReadonlySet<string>;
  /** By area, when the chosen version came to its visitors, in seconds since 1970: the start of its stage. */
  readonly stages: ReadonlyMap<string, number>;
}

const MAX_AGE_S = 86_400;
/** The clocks of two origins differ by up to this much. */
const AHEAD_S = 60;
const MAC_LENGTH = 43;

/** Serialises a ticket: everything readable, followed by a keyed hash. */
export function writeTicket(ticket: Ticket, secret: string): string {
  const { nonce, issuedAt, sample, releases, guests, stages } = ticket;
  const versions = [...releases].map(([area, versions]) => `${area}=${versions.join('/')}`).join(',');
  const starts = [...stages].map(([area, start]) => `${area}=${start.toString(36)}`).join(',');
  const text = [nonce, issuedAt.toString(36), sample, versions, [...guests].join(','), starts].join('~');
  return `${text}~${macOf(text, secret)}`;
}

/**
 * Verifies the ticket of a report; undefined unless an origin with this secret issued exactly this within the
 * last day.
 */
export function readTicket(text: string, secret: string, nowMs = Date.now()): Ticket | undefined {
  const end = text.length - MAC_LENGTH - 1;
  if (end < 0 || text[end] !== '~' || !isMac(text.slice(end + 1), text.slice(0, end), secret))
    return undefined;
  const [nonce = '', issued = '', sample = '', versions = '', guests = '', starts = ''] = text
    .slice(0, end)
    .split('~');
  const issuedAt = Number.parseInt(issued, 36);
  const ageS = nowMs / 1000 - issuedAt;
  if (!(ageS > -AHEAD_S && ageS < MAX_AGE_S)) return undefined;
  const releases = pairsOf(versions).map(([area, list]) => [area, list.split('/')] as const);
  const stages = pairsOf(starts).map(([area, start]) => [area, Number.parseInt(start, 36)] as const);
  return {
    nonce,
    issuedAt,
    sample: Number(sample),
    releases: new Map(releases),
    guests: new Set(guests.split(',').filter(Boolean)),
    stages: new Map(stages),
  };
}

function pairsOf(text: string): readonly (readonly [area: string, value: string])[] {
  const pairs = text.split(',').filter(Boolean);
  return pairs.map((pair) => pair.split('=', 2) as [string, string]);
}

/** The releases a page may load. */
export function releasesOf(snapshot: Snapshot): ReadonlyMap<string, readonly string[]> {
  return new Map(allOf(snapshot).map(([area, release]) => [area, versionsOf(release)]));
}

/** When what a page shows came to its visitors. */
export function stagesOf(snapshot: Snapshot): ReadonlyMap<string, number> {
  const starts = allOf(snapshot).flatMap(([area, { since }]) =>
    since === undefined ? [] : [[area, Math.floor(Date.parse(since) / 1000)] as const],
  );
  return new Map(starts);
}

function allOf({ shell, areas }: Snapshot): readonly (readonly [string, LiveRelease])[] {
  return shell ? [['shell', shell], ...areas] : [...areas];
}

/** The areas that show something to visitors without a session. */
export function guestAreasOf({ areas }: Snapshot): ReadonlySet<string> {
  const open = [...areas].filter(([, { live }]) =>
    live.manifest?.routes.some(({ guard }) => guard === 'open' || guard === 'guest'),
  );
  return new Set(open.map(([area]) => area));
}

function versionsOf({ live, previous }: LiveRelease): readonly string[] {
  return previous ? [live.version, previous.version] : [live.version];
}

function isMac(given: string, text: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(macOf(text, secret))];
  return one.length === other.length && timingSafeEqual(one, other);
}

function macOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
