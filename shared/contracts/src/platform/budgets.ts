import type { AreaRoute, AreaWidget } from './area.ts';
import type { ReleaseManifest } from './release.ts';
import { slots } from './slots.ts';

/** Jotai, on every page since all state outside React is its atoms (docs/development.md); measured as 2.6 kB. */
const JOTAI = 2_600;
/** A pasted block that never becomes one number, and the log of failed calls (decision 036). */
const PASTE_AND_LOG = 1_400;

/**
 * Weight budgets: bytes of brotli JavaScript of a whole first screen with an empty cache (architecture §8). Login and
 * home hold jotai without being raised for it.
 */
const budgets = { login: 150_000, home: 170_000, screen: 190_000 + JOTAI + PASTE_AND_LOG } as const;

/** The same of a script that comes only when it is needed. */
export const LAZY_CHUNK_BUDGET = 100_000;

export interface ReleaseScript {
  readonly release: ReleaseManifest;
  readonly file: string;
}

/** The page of a path as its first visitor loads it. */
export interface FirstScreen {
  readonly path: string;
  readonly owner: ReleaseManifest;
  readonly scripts: readonly ReleaseScript[];
  readonly budgetBytes: number;
}

/**
 * Every first screen of the shell and of the areas with all scripts it needs, the widgets in its slots included but for
 * the lazy ones.
 * `areas` may hold several releases of an area (live and canary): each has its own screens, and its heavier widget counts
 * on the screens of others.
 */
export function firstScreens(
  shell: ReleaseManifest,
  areas: readonly ReleaseManifest[],
): readonly FirstScreen[] {
  return [shell, ...areas].flatMap((owner) =>
    (owner.manifest?.routes ?? []).flatMap(pagesOf).map((route) => {
      const widgets = slotsOf(route, owner).flatMap((slot) => widgetScripts(slot, owner, areas));
      const scripts = unique([...shellScripts(route, owner, shell), ...ownScripts(route, owner), ...widgets]);
      return { path: route.path, owner, scripts, budgetBytes: budgetOf(route, owner) };
    }),
  );
}

/** Scripts no first screen asks for; those of pages in development are no visitor's at all. */
export function lazyScripts(release: ReleaseManifest): readonly string[] {
  const { entry, preload, development, manifest } = release;
  const lazyModules = manifest?.widgets.filter(({ lazy }) => lazy).map(({ module }) => module) ?? [];
  const atOnce = Object.keys(preload).filter((name) => !lazyModules.includes(name));
  const first = new Set([
    ...entry,
    ...atOnce.flatMap((name) => preload[name]!),
    ...(development?.entry ?? []),
  ]);
  return Object.keys(release.files).filter((file) => /\.m?js$/.test(file) && !first.has(file));
}

/** Bytes of brotli of these scripts; a file that was never measured counts with its whole size. */
export function weightOf(scripts: readonly ReleaseScript[]): number {
  return scripts.reduce((sum, { release, file }) => {
    const known = release.files[file];
    return sum + (known?.brotliBytes ?? known?.bytes ?? 0);
  }, 0);
}

/** The page of a route and, where it comes from another chunk, one below it: `/appeal/` and `/appeal/…/`. */
function pagesOf(route: AreaRoute): readonly AreaRoute[] {
  const { path, chunkBelow } = route;
  return chunkBelow ? [route, { ...route, path: `${path}…/`, chunk: chunkBelow }] : [route];
}

function budgetOf({ path }: AreaRoute, { area }: ReleaseManifest): number {
  if (area !== 'shell') return budgets.screen;
  if (path === '/') return budgets.home;
  return path === '/auth/' ? budgets.login : budgets.screen;
}

function shellScripts(route: AreaRoute, owner: ReleaseManifest, shell: ReleaseManifest) {
  const { bootstrap = [], layout = [], areas = [] } = shell.preload;
  const frame = route.layout === 'default' ? layout : bootstrap;
  return scriptsOf(shell, [...shell.entry, ...frame, ...(owner === shell ? [] : areas)]);
}

function ownScripts({ chunk }: AreaRoute, owner: ReleaseManifest) {
  const module = owner.area === 'shell' ? [] : [...owner.entry, ...preloadOf(owner, owner.manifest?.module)];
  return scriptsOf(owner, [...module, ...preloadOf(owner, chunk)]);
}

/** An area that does not say on which page it shows a slot may show it on each. */
function slotsOf({ slots: named }: AreaRoute, { area, contracts }: ReleaseManifest): readonly string[] {
  if (named || area === 'shell') return named ?? [];
  const known = Object.entries(contracts?.slots ?? {});
  return known.filter(([, { roles }]) => roles.includes('shows')).map(([slot]) => slot);
}

function widgetScripts(slot: string, owner: ReleaseManifest, areas: readonly ReleaseManifest[]) {
  const heaviest = new Map<string, { order: number; scripts: readonly ReleaseScript[] }>();
  for (const release of areas) {
    const isOther = release.area === owner.area && release !== owner;
    const widgets = widgetsAtOnce(release, slot);
    if (isOther || widgets.length === 0) continue;
    const modules = widgets.flatMap(({ module }) => preloadOf(release, module));
    const scripts = unique(scriptsOf(release, [...release.entry, ...modules]));
    const rival = heaviest.get(release.area);
    if (!rival || weightOf(scripts) > weightOf(rival.scripts))
      heaviest.set(release.area, { order: Math.min(...widgets.map(({ order }) => order)), scripts });
  }
  const fillers = [...heaviest.values()].sort((one, other) => one.order - other.order);
  const isSingle = Object.hasOwn(slots, slot) && slots[slot as keyof typeof slots].kind === 'one';
  return (isSingle ? fillers.slice(0, 1) : fillers).flatMap(({ scripts }) => scripts);
}

/** What a release puts into a slot when the page comes; a lazy widget comes when it is needed. */
export function widgetsAtOnce({ manifest }: ReleaseManifest, slot: string): readonly AreaWidget[] {
  return manifest?.widgets.filter((widget) => widget.slot === slot && !widget.lazy) ?? [];
}

function preloadOf({ preload }: ReleaseManifest, name: string | undefined): readonly string[] {
  return name !== undefined && Object.hasOwn(preload, name) ? preload[name]! : [];
}

function scriptsOf(release: ReleaseManifest, files: readonly string[]): readonly ReleaseScript[] {
  return files.map((file) => ({ release, file }));
}

function unique(scripts: readonly ReleaseScript[]): readonly ReleaseScript[] {
  const keyed = scripts.map((script) => [`${script.release.area}/${script.file}`, script] as const);
  return [...new Map(keyed).values()];
}
