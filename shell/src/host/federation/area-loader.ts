import type { LoadableRelease } from '@shop/contracts/platform/discovery';
import type { Problem } from '@shop/remote';
import type { Area } from '../discovery/discovery.ts';
import { report } from '../failures/report.ts';
import { climb } from './ladder.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** A module of an area and the release it came from. */
export interface Loaded<T> {
  readonly exposed: T;
  readonly release: LoadableRelease;
}

/** A load that anyone may join. */
interface AreaLoad<T> {
  /** Rejects only when every rung of the ladder has failed. */
  readonly ready: Promise<Loaded<T>>;
  /** Resolves when 5 s have passed without a result: time for the panel, though the load goes on. */
  readonly late: Promise<void>;
  /** Reports what has gone wrong so far, and from then on whatever does. */
  readonly want: () => void;
  readonly isWanted: () => boolean;
}

export interface AreaLoader {
  /**
   * Joins the load of a module that is under way or done, else starts one; `anew` starts one in any case. `ahead` is
   * for what nobody has asked for yet: its problems are reported when somebody does, since a page that never shows an
   * area says nothing about how often that fails.
   */
  load<T>(area: Area, module: string, check: Check<T>, how?: 'anew' | 'ahead'): AreaLoad<T>;
  /**
   * Gives up what has been loaded of an area ahead, so that it can become another release. False when somebody has
   * asked for something of it: then the area stays as it is until the page is left.
   */
  forget(area: string): boolean;
  /**
   * A release came and then could not show its first page: the next load takes the area's other release. False when
   * there is none that has not failed the same way.
   */
  distrust(area: Area, version: string): boolean;
  /** Whether something of the area is being loaded: what does not come then is this loader's to try again. */
  isLoading(area: string): boolean;
}

/** Whether an exposed module is what the shell expects of it. */
type Check<T> = (exposed: unknown) => exposed is T;

/** Loads modules of areas, each once. What an area first succeeded with stays its release until the page is left. */
export function createAreaLoader(loadRemote: RemoteLoader): AreaLoader {
  const loads = new Map<string, AreaLoad<unknown>>();
  const chosen = new Map<string, LoadableRelease>();
  const attempts = new Map<string, number>();
  const distrusted = new Set<LoadableRelease>();
  /** Loads that have not ended, by area. */
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
    let onGiveUp: (() => void) | undefined;
    const late = new Promise<void>((resolve) => {
      onGiveUp = resolve;
    });
    const ready = climb(
      {
        current: (attempt) => telling(attempt === 0 ? 'retry' : 'load', first, base + attempt),
        previous: second ? () => telling('load', second, base) : undefined,
      },
      {
        onGiveUp,
        onStep: (event, error) => {
          if (event === 'slow' || event === 'gave-up') tell('slow', first, event);
          else if (event === 'previous' && error) tell('fallback', first, error);
        },
      },
    );
    count(area.name, 1);
    const end = () => void count(area.name, -1);
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

function keyOf(area: Area, module: string): string {
  return `${area.name}/${module}`;
}

/** Problems of one load, kept back until it is wanted. */
function createTeller(area: string) {
  const held: Problem[] = [];
  let isWanted = false;
  return {
    tell: (kind: Problem['kind'], { version }: LoadableRelease, why: unknown) => {
      const problem = { kind, area, release: version, message: String(why) };
      if (isWanted) report(problem);
      else held.push(problem);
    },
    isWanted: () => isWanted,
    want: () => {
      isWanted = true;
      for (const problem of held.splice(0)) report(problem);
    },
  };
}
