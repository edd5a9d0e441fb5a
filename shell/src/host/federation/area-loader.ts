import type { LoadableRelease } from '@shop/contracts/platform/discovery';
import type { Problem } from '@shop/remote';
import type { Area } from '../discovery/discovery.ts';
import { report } from '../failures/report.ts';
import { loadWithFallback } from './fallback-chain.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** A module of an area and the release it came from. */
export interface Loaded<T> {
  readonly exposed: T;
  readonly release: LoadableRelease;
}

/** A load that any caller may join. */
interface AreaLoad<T> {
  /** Rejects only when every step of the fallback chain has failed. */
  readonly ready: Promise<Loaded<T>>;
  /**
   * Resolves to true after 5 s without a result: the panel is due, though the load continues. Resolves to false when the
   * load ends first.
   */
  readonly late: Promise<boolean>;
  /** Reports the problems so far and all later ones. */
  readonly want: () => void;
  readonly isWanted: () => boolean;
}

export interface AreaLoader {
  /**
   * Joins the current or finished load of a module, or starts one; `anew` always starts one. With `ahead`, a prefetch,
   * problems are reported only once somebody requests the module, because an unused prefetch says nothing about how
   * often the area fails.
   */
  load<T>(area: Area, module: string, check: Check<T>, how?: 'anew' | 'ahead'): AreaLoad<T>;
  /**
   * Discards a prefetched area, so that it can become another release. Returns false if somebody has requested
   * something of it: then the area stays as it is until the page is left.
   */
  forget(area: string): boolean;
  /**
   * Marks a release that loaded but could not show its first page: the next load uses the area's other release. Returns
   * false if every release has failed that way.
   */
  distrust(area: Area, version: string): boolean;
  /** Whether something of the area is loading: this loader then handles failed scripts. */
  isLoading(area: string): boolean;
}

/** Whether an exposed module has the shape that the shell expects. */
type Check<T> = (exposed: unknown) => exposed is T;

/** Loads modules of areas, each once. The release that first succeeds stays the area's until the page is left. */
export function createAreaLoader(loadRemote: RemoteLoader): AreaLoader {
  const loads = new Map<string, AreaLoad<unknown>>();
  const chosen = new Map<string, LoadableRelease>();
  const attempts = new Map<string, number>();
  const distrusted = new Set<LoadableRelease>();
  /** Pending loads by area. */
  const underWay = new Map<string, number>();
  const count = (area: string, change: 1 | -1) => underWay.set(area, (underWay.get(area) ?? 0) + change);
  const trusted = ({ current, previous }: Area) =>
    [current, previous].filter((release) => release !== null).filter((release) => !distrusted.has(release));

  function start<T>(area: Area, module: string, check: Check<T>): AreaLoad<T> {
    const key = keyOf(area, module);
    const base = attempts.get(key) ?? 0;
    attempts.set(key, base + 2);
    const loadOne = async (release: LoadableRelease, attempt: number): Promise<Loaded<T>> => {
      const exposed = await loadRemote(area.name, release, module, attempt);
      if (!check(exposed)) throw new TypeError(`${key} of ${release.version} is not what it should be`);
      return { exposed, release };
    };
    const first = chosen.get(area.name) ?? area.current;
    const second = trusted(area).find((release) => release !== first);
    const { tell, want, isWanted } = createTeller(area.name);
    const telling = async (kind: Problem['kind'], release: LoadableRelease, attempt: number) => {
      try {
        return await loadOne(release, attempt);
      } catch (error) {
        tell(kind, release, error);
        throw error;
      }
    };
    let settleLate: (isLate: boolean) => void = () => undefined;
    const late = new Promise<boolean>((resolve) => {
      settleLate = resolve;
    });
    const ready = loadWithFallback(
      {
        current: (attempt) => telling(attempt === 0 ? 'retry' : 'load', first, base + attempt),
        previous: second ? () => telling('load', second, base) : undefined,
      },
      {
        onGiveUp: () => settleLate(true),
        onStep: (event, error) => {
          if (event === 'slow' || event === 'gave-up') tell('slow', first, event);
          else if (event === 'previous' && error) tell('fallback', first, error);
        },
      },
    );
    count(area.name, 1);
    const end = () => {
      count(area.name, -1);
      // Whatever waits for it would stay alive as long as the page.
      settleLate(false);
    };
    ready.then(end, end);
    return { ready, late, want, isWanted };
  }

  return {
    isLoading: (area) => (underWay.get(area) ?? 0) > 0,
    forget(area) {
      const own = [...loads].filter(([key]) => key.startsWith(`${area}/`));
      if (own.some(([, load]) => load.isWanted())) return false;
      for (const [key] of own) loads.delete(key);
      chosen.delete(area);
      return true;
    },
    distrust(area, version) {
      const releases = [area.current, area.previous];
      const broken = releases.find((release) => release?.version === version);
      if (broken) distrusted.add(broken);
      const [other] = trusted(area);
      if (!other) return false;
      chosen.set(area.name, other);
      for (const key of loads.keys()) if (key.startsWith(`${area.name}/`)) loads.delete(key);
      return true;
    },
    load<T>(area: Area, module: string, check: Check<T>, how?: 'anew' | 'ahead') {
      if (how === 'anew')
        for (const release of [area.current, area.previous]) release && distrusted.delete(release);
      const key = keyOf(area, module);
      const known = how === 'anew' ? undefined : loads.get(key);
      const load = (known as AreaLoad<T> | undefined) ?? start(area, module, check);
      if (how !== 'ahead') load.want();
      if (known) return load;
      loads.set(key, load);
      load.ready.then(
        ({ release }) => {
          if (loads.get(key) === load) chosen.set(area.name, chosen.get(area.name) ?? release);
        },
        () => loads.get(key) === load && loads.delete(key),
      );
      return load;
    },
  };
}

/** Loads a module of an area. Rejects when it fails, and once it is late. */
export async function loadInTime<T>(
  loader: AreaLoader,
  area: Area,
  module: string,
  check: Check<T>,
): Promise<Loaded<T>> {
  const { ready, late } = loader.load(area, module, check);
  const loaded = await Promise.race([ready, late.then((isLate) => (isLate ? undefined : ready))]);
  if (!loaded) throw new Error(`${area.name}${module.slice(1)} did not come in time`);
  return loaded;
}

function keyOf(area: Area, module: string): string {
  return `${area.name}/${module}`;
}

/** Problems of one load, held back until the load is requested. */
function createTeller(area: string) {
  const buffered: Problem[] = [];
  let isWanted = false;
  return {
    tell: (kind: Problem['kind'], { version }: LoadableRelease, why: unknown) => {
      const problem = { kind, area, release: version, message: String(why) };
      if (isWanted) report(problem);
      else buffered.push(problem);
    },
    isWanted: () => isWanted,
    want: () => {
      isWanted = true;
      for (const problem of buffered.splice(0)) report(problem);
    },
  };
}
