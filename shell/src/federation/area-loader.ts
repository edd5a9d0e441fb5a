import type { LoadableRelease } from '@shop/shared/contracts/discovery';
import type { Area } from './discovery.ts';
import { climb, type LadderEvent } from './ladder.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { report } from './report.ts';

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
}

export interface AreaLoader {
  /** Joins the load of a module that is under way or done, else starts one; `anew` starts one in any case. */
  load<T>(area: Area, module: string, check: Check<T>, anew?: 'anew'): AreaLoad<T>;
}

/** Whether an exposed module is what the shell expects of it. */
type Check<T> = (exposed: unknown) => exposed is T;

/** Loads modules of areas, each once. What an area first succeeded with stays its release until the page is left. */
export function createAreaLoader(loadRemote: RemoteLoader): AreaLoader {
  const loads = new Map<string, AreaLoad<unknown>>();
  const chosen = new Map<string, LoadableRelease>();
  const attempts = new Map<string, number>();

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
    const second = [area.current, area.previous].find((release) => release && release !== first);
    let onGiveUp: (() => void) | undefined;
    const late = new Promise<void>((resolve) => {
      onGiveUp = resolve;
    });
    const ready = climb(
      {
        current: (attempt) => loadOne(first, base + attempt),
        previous: second ? () => loadOne(second, base) : undefined,
      },
      { onGiveUp, onStep: (event, error) => reportStep(area, first, event, error) },
    );
    return { ready, late };
  }

  return {
    load<T>(area: Area, module: string, check: Check<T>, anew?: 'anew') {
      const key = keyOf(area, module);
      const known = loads.get(key);
      if (known && !anew) return known as AreaLoad<T>;
      const load = start(area, module, check);
      loads.set(key, load);
      load.ready.then(
        ({ release }) => chosen.set(area.name, chosen.get(area.name) ?? release),
        () => loads.get(key) === load && loads.delete(key),
      );
      return load;
    },
  };
}

function keyOf(area: Area, module: string): string {
  return `${area.name}/${module}`;
}

function reportStep(area: Area, { version }: LoadableRelease, event: LadderEvent, error: unknown): void {
  const kind = event === 'slow' || event === 'gave-up' ? 'slow' : 'load';
  report({ kind, area: area.name, release: version, message: error ? `${event}: ${error}` : event });
}
