import type { FastifyRequest } from 'fastify';
import type { ServedRelease } from '../../page/asset-url.ts';
import type { LiveRelease, Snapshot } from '../../releases/store/live-releases.ts';
import { developmentShell } from '../development-shell.ts';
import type { AddressCheck } from './allowed-addresses.ts';
import type { Developers } from './developers.ts';
import type { Override } from './override.ts';
import { readGrant } from './override-cookie.ts';

export interface OverrideRules {
  /** Whether this address may use overrides at all. */
  readonly isAllowed: AddressCheck;
  /** The key that signs what browsers store; the same for all origins of the store. */
  readonly secret: string;
  readonly developers: Developers;
}

/** The releases of a page, among them areas from dev servers. */
export interface Overridden {
  readonly snapshot: Snapshot;
  readonly overrides: readonly Override[];
}

type Visit = Pick<FastifyRequest, 'headers' | 'protocol' | 'ip' | 'log'>;

/**
 * The releases of a page for this request. Without rules, as on any production origin, they are the released
 * ones.
 */
export async function overridden(
  snapshot: Snapshot,
  visit: Visit,
  rules: OverrideRules | undefined,
): Promise<Overridden> {
  return rules ? withOverrides(snapshot, await overridesOf(visit, rules)) : { snapshot, overrides: [] };
}

/**
 * The overrides that apply to a request: almost always none. Address, signature, expiry and the developer's
 * right are checked for every page.
 */
export async function overridesOf(
  visit: Visit,
  { isAllowed, secret, developers }: OverrideRules,
): Promise<readonly Override[]> {
  if (!isAllowed(visit.ip)) return [];
  const granted = readGrant(visit, secret);
  if (!granted || granted.address !== visit.ip) return [];
  try {
    const developer = await developers.find(granted.developer);
    return granted.overrides.filter(({ area }) => developer?.mayDevelop(area));
  } catch (error) {
    visit.log.error({ err: error }, 'it cannot be told who may override; nobody may');
    return [];
  }
}

/**
 * Puts dev servers in the place of released areas, and the development build of React under the shell. This origin
 * cannot reach the developer's machine, so routes, menu and widgets stay those of the release. Only what has been
 * released can be overridden.
 */
function withOverrides(snapshot: Snapshot, requested: readonly Override[]): Overridden {
  const shell = snapshot.shell && developmentShell(snapshot.shell.live);
  const overrides = requested.filter(({ area }) => snapshot.areas.has(area));
  if (!shell || overrides.length === 0) return { snapshot, overrides: [] };
  const areas = new Map(snapshot.areas);
  for (const { area, from } of overrides) areas.set(area, servedFrom(from, snapshot.areas.get(area)!));
  return { snapshot: { shell: { live: shell, previous: undefined }, areas }, overrides };
}

/** A dev server names its entry as the build does; what else there is changes with every edit. */
function servedFrom(origin: string, { live }: LiveRelease): LiveRelease {
  const files = Object.fromEntries(live.entry.map((file) => [file, { bytes: 0, integrity: '' }]));
  const served: ServedRelease = { ...live, version: 'dev', files, preload: {}, servedFrom: origin };
  return { live: served, previous: undefined };
}
