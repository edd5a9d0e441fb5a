import type { Audience, Unit } from '../reporter/witness.ts';
import type { Crowd, Tally } from '../store/telemetry-store.ts';
import { judge, type Limits, type Showing, together, type Verdict } from './judge.ts';
import type { WatchedRelease } from './watched-releases.ts';

/** A failing release, with the audience for which it fails. */
export interface Conviction {
  readonly audience: Audience;
  readonly unit: Unit;
  readonly showing: Showing;
  readonly verdict: Verdict;
  readonly networks: Showing;
  readonly accounts: Showing;
  /** Pages on which it failed, and all that tried it, with a session and without. */
  readonly pages: Showing;
}

export interface Hearing {
  readonly release: WatchedRelease;
  /** Length of the observed period, and of the period before the release went to everybody. */
  readonly tallies: readonly Tally[];
  readonly before: readonly Tally[];
  readonly crowd: Crowd;
  readonly limits: Limits;
  /** A figure delayed by a moment: the latest reports may tell half the story. */
  readonly settled: (showing: Showing, of: string) => Showing;
}

type Release = Pick<WatchedRelease, 'area' | 'version' | 'stage'>;

/** The minimum of failing networks: one company or provider is no evidence, however many addresses it has. */
const NETWORKS_MIN = 5;
/**
 * The minimum of failing accounts beside them; enough by itself where a shop is visited from fewer networks.
 */
const ACCOUNTS_MIN = 3;
/** On the shop's own machine everybody who tried it is enough, when most of his pages failed, and more than a few. */
const MOSTLY = 0.8;
const FAILED_PAGES_MIN = 5;
/** Shares that were added and taken away again are off by less. */
const ROUNDING = 1e-6;

/** Whether a release fails, for visitors with a session or else for guests; undefined when that is not certain. */
export function judgeRelease(hearing: Hearing): Conviction | undefined {
  return judgeBy(hearing, 'session') ?? judgeBy(hearing, 'guest');
}

function judgeBy(hearing: Hearing, audience: Audience): Conviction | undefined {
  const { release, tallies, before, limits, settled } = hearing;
  // An IPv6 network has thousands of addresses and a company many accounts: each counts as one witness.
  const isByAccount = audience === 'session' && hearing.crowd.networks < NETWORKS_MIN;
  const unit = isByAccount ? 'account' : 'network';
  const showing = settled(showingOf(tallies, release, audience, unit), `${audience} ${unit}`);
  const instead = showingOf(
    release.stage === 'canary' ? tallies : before,
    { ...release, version: release.instead },
    audience,
    unit,
  );
  const verdict = judge(showing, [instead, othersThan(release, tallies, audience, unit)], limits);
  if (!verdict.isBroken) return undefined;
  const networks = showingOf(tallies, release, audience, 'network');
  const accounts = showingOf(tallies, release, audience, 'account');
  const pages = pagesOf(tallies, release);
  const conviction = { audience, unit, showing, verdict, networks, accounts, pages } as const;
  return isConfirmed(conviction, hearing) ? conviction : undefined;
}

/** Whether enough of them fail that nobody can have made it up alone. */
function isConfirmed({ audience, unit, networks, accounts, pages }: Conviction, { crowd }: Hearing): boolean {
  const areAccountsFailing = accounts.failed >= ACCOUNTS_MIN - ROUNDING;
  if (unit === 'network')
    return networks.failed >= NETWORKS_MIN - ROUNDING && (audience === 'guest' || areAccountsFailing);
  if (crowd.far > 0) return areAccountsFailing;
  const threshold = Math.min(ACCOUNTS_MIN, accounts.tried) * MOSTLY;
  return accounts.failed >= threshold && pages.failed >= FAILED_PAGES_MIN;
}

function showingOf(tallies: readonly Tally[], release: Release, audience: Audience, unit: Unit): Showing {
  const { area, version } = release;
  const finding = doesAnswerForAll(release) ? 'shaken' : 'failed';
  const weightOf = (kind: Tally['kind']) =>
    tallies.find((tally) => tally.area === area && tally.version === version && tally.kind === kind)
      ?.weight ?? 0;
  return {
    tried: weightOf(`${audience} ${unit} tried`),
    failed: weightOf(`${audience} ${unit} ${finding}`),
  };
}

/** A shell's fault may show in its areas. Chance decides who gets a canary, so all else is the same on both sides. */
function doesAnswerForAll({ area, stage }: Pick<WatchedRelease, 'area' | 'stage'>): boolean {
  return area === 'shell' && stage === 'canary';
}

/** All other areas at the same time: when they fail as well, it is an outage. A shell's faults show in them, though. */
function othersThan(release: Release, tallies: readonly Tally[], audience: Audience, unit: Unit): Showing {
  if (doesAnswerForAll(release)) return together([]);
  const others = tallies.filter(({ area }) => area !== release.area && area !== 'shell');
  const releases = new Map(others.map((tally) => [`${tally.area}@${tally.version}`, tally]));
  return together(
    [...releases.values()].map((tally) => showingOf(others, { ...tally, stage: 'live' }, audience, unit)),
  );
}

/** Pages as they are in the figures of the console. */
export function pagesOf(
  tallies: readonly Tally[],
  { area, version }: Pick<WatchedRelease, 'area' | 'version'>,
): Showing {
  const own = tallies.filter((tally) => tally.area === area && tally.version === version);
  const failed = own.find(({ kind }) => kind === 'failed')?.count ?? 0;
  const tried = own.find(({ kind }) => kind === 'page')?.weight ?? 0;
  return { tried: Math.max(tried, failed), failed };
}
