import { createHash } from 'node:crypto';
import type { Observation } from './observations.ts';
import type { Ticket } from './reporter/ticket.ts';
import type { Audience, EvidenceKind, Finding, Unit, Witness } from './reporter/witness.ts';

/** One finding of one page, and the witnesses for whom it counts. */
export interface Evidence {
  /** The same whenever this page repeats it before the same audience. */
  readonly key: string;
  /** When the page was made, in minutes since 1970. */
  readonly minute: number;
  readonly area: string;
  readonly version: string;
  /** Start of the stage in which the page got the release: in each stage every witness counts anew. */
  readonly stage: number | undefined;
  readonly finding: Finding;
  readonly audience: Audience;
  readonly units: ReadonlyMap<Unit, string>;
}

const findings: Readonly<Record<string, Finding>> = { page: 'tried', failed: 'failed', shaken: 'shaken' };

/**
 * The evidence in a page's contribution to the figures. A page that was not sampled gives none, since it
 * reports failures only. Guests count for the shell, and for areas with pages that need no session.
 */
export function evidenceOf(
  ticket: Ticket,
  observations: readonly Observation[],
  { audience, units }: Witness,
): readonly Evidence[] {
  if (ticket.sample === 0) return [];
  const reported = observations.flatMap(({ area, version, kind }) => {
    const finding = findings[kind];
    return finding ? [{ area, version, finding }] : [];
  });
  // The shell has shown everything a page tells of, also to those who have logged in since it told of the shell.
  const shell = {
    area: 'shell',
    version: ticket.releases.get('shell')?.[0] ?? '',
    finding: 'tried' as const,
  };
  const isCounted = (area: string) => audience === 'session' || area === 'shell' || ticket.guests.has(area);
  return (reported.length > 0 ? [shell, ...reported] : [])
    .filter(({ area, version }) => version !== '' && isCounted(area))
    .map((one) => ({
      ...one,
      key: shortHash(`${ticket.nonce} ${audience} ${one.area}@${one.version} ${one.finding}`),
      minute: Math.floor(ticket.issuedAt / 60),
      stage: ticket.stages.get(one.area),
      audience,
      units,
    }));
}

/**
 * Counts the networks of today's live sessions, which decide how much evidence a verdict needs. An account
 * counts for the first network it is seen in, so that one who travels does not count as many networks.
 */
export function presenceOf({ audience, units, isLoopback }: Witness, nowMs: number): readonly Observation[] {
  if (audience !== 'session') return [];
  const day = Math.floor(nowMs / DAY_MS);
  const figure = { ...wholeShop, minute: day * DAY_MINUTES, bucket: 0, weight: 1, value: 0 };
  const from = (kind: 'network' | 'far-network'): Observation => ({
    ...figure,
    kind,
    key: shortHash(`${kind} ${day} ${units.get('network')}`),
    voice: shortHash(`${kind} ${day} ${units.get('account')}`),
  });
  return isLoopback ? [from('network')] : [from('network'), from('far-network')];
}

/** The key of figures that belong to no area. */
const wholeShop = { area: '', version: '' } as const;
export const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * 60_000;

/** Pages of one witness with one release in one stage. */
export interface Pages {
  readonly tried: number;
  readonly failed: number;
  readonly shaken: number;
}

/** Pages that come to those a witness has had with a release. */
export interface Statement extends Pages {
  readonly key: string;
  readonly minute: number;
  readonly area: string;
  readonly version: string;
  readonly audience: Audience;
  readonly unit: Unit;
}

/**
 * Gathers evidence by witness, release and stage, in the order of the keys, so that two origins that write
 * the same never deadlock.
 */
export function statementsOf(evidence: readonly Evidence[]): readonly Statement[] {
  const statements = new Map<string, Statement>();
  for (const { area, version, stage, audience, minute, finding, units } of evidence)
    for (const [unit, who] of units) {
      const key = shortHash(`${area}@${version} ${stage} ${audience} ${unit} ${who}`);
      const known = statements.get(key) ?? { tried: 0, failed: 0, shaken: 0, minute };
      const next = { key, area, version, audience, unit, ...known, [finding]: known[finding] + 1 };
      statements.set(key, next);
    }
  return [...statements.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** A change of a figure. */
export interface FigureChange {
  readonly minute: number;
  readonly area: string;
  readonly version: string;
  readonly kind: EvidenceKind;
  readonly count: number;
  readonly weight: number;
}

/**
 * The change of the figures when the witness has `now` pages with the release, since the minute of the first.
 * Each witness weighs one among those who tried it, and among those on whom it failed by the share of their
 * pages that did.
 */
export function changesOf(
  statement: Statement,
  now: Pages & { readonly minute: number },
): readonly FigureChange[] {
  const before = {
    tried: now.tried - statement.tried,
    failed: now.failed - statement.failed,
    shaken: now.shaken - statement.shaken,
  };
  const { area, version, audience, unit } = statement;
  const change = (finding: Finding, weight: number): FigureChange => ({
    minute: now.minute,
    area,
    version,
    kind: `${audience} ${unit} ${finding}`,
    count: 0,
    weight,
  });
  const all = [
    change('tried', before.tried === 0 ? 1 : 0),
    change('failed', shareOf('failed', now) - shareOf('failed', before)),
    change('shaken', shareOf('shaken', now) - shareOf('shaken', before)),
  ];
  return all.filter(({ weight }) => weight !== 0);
}

function shareOf(finding: 'failed' | 'shaken', pages: Pages): number {
  return pages.tried === 0 ? 0 : Math.min(1, pages[finding] / pages.tried);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
