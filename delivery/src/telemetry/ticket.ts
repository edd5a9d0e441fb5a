import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LiveRelease, Snapshot } from '../releases/live-releases.ts';

/** What a page may report about, as its origin wrote it down when it made the page. */
export interface Ticket {
  /** The page's nonce: one page, one ticket. */
  readonly nonce: string;
  /** When the page was made, in seconds since 1970. */
  readonly issuedAt: number;
  /** How many pages this one stands for when it tells of success; 0: it was not drawn. */
  readonly sample: number;
  /** By area, `shell` among them: the versions chosen for this page, the one to fall back to last. */
  readonly releases: ReadonlyMap<string, readonly string[]>;
  /** Areas that have pages for visitors without a session. */
  readonly guests: ReadonlySet<string>;
}

const MAX_AGE_S = 86_400;
/** Clocks of two origins differ. */
const AHEAD_S = 60;
const MAC_LENGTH = 43;

/** A ticket as text: everything readable, and a keyed hash over it at the end. */
export function writeTicket({ nonce, issuedAt, sample, releases, guests }: Ticket, secret: string): string {
  const versions = [...releases].map(([area, versions]) => `${area}=${versions.join('/')}`).join(',');
  const text = [nonce, issuedAt.toString(36), sample, versions, [...guests].join(',')].join('~');
  return `${text}~${macOf(text, secret)}`;
}

/** The ticket of a report; undefined unless an origin with this secret wrote exactly this within the last day. */
export function readTicket(text: string, secret: string, nowMs = Date.now()): Ticket | undefined {
  const end = text.length - MAC_LENGTH - 1;
  if (end < 0 || text[end] !== '~' || !isMac(text.slice(end + 1), text.slice(0, end), secret))
    return undefined;
  const [nonce = '', issued = '', sample = '', versions = '', guests = ''] = text.slice(0, end).split('~');
  const issuedAt = Number.parseInt(issued, 36);
  const ageS = nowMs / 1000 - issuedAt;
  if (!(ageS > -AHEAD_S && ageS < MAX_AGE_S)) return undefined;
  const releases = versions.split(',').map((pair) => {
    const [area = '', list = ''] = pair.split('=', 2);
    return [area, list.split('/')] as const;
  });
  return {
    nonce,
    issuedAt,
    sample: Number(sample),
    releases: new Map(releases),
    guests: new Set(guests.split(',').filter(Boolean)),
  };
}

/** The releases a page may load. */
export function releasesOf({ shell, areas }: Snapshot): ReadonlyMap<string, readonly string[]> {
  const all = shell ? [['shell', shell] as const, ...areas] : [...areas];
  return new Map(all.map(([area, release]) => [area, versionsOf(release)]));
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
