import type { AreaRoute, AreaWidget } from './area.ts';
import type { ReleaseManifest } from './release.ts';
import { slots } from './slots.ts';

/**
 * Weight budgets: bytes of brotli-compressed JavaScript of a whole first screen with an empty cache. Required are 150,
 * 170 and 190 kB (§8 of the architecture); these are what the heaviest screens weigh and 0.3 kB of room, so that a
 * build that makes them heavier is noticed. The search is 0.4 kB above: its cards read quantities in packs (decision 079).
 */
const budgets = {
  login: 147_200,
  home: 166_800,
  screen: 190_400,
} as const;

/** The cost of a first view besides its scripts, as a buyer with the demo data and an empty cache. */
export interface FirstView {
  readonly requests: number;
  /** Bytes of the answers of the API and of fonts, on the wire. */
  readonly jsonBytes: number;
  readonly fontBytes: number;
  /** How often the page waits for the network after its HTML until its text is there. */
  readonly hops: number;
}

/**
 * Budgets of first views: today's values, with room for a basket and lists that other tests have filled
 * (`e2e/tests/once/first-views.spec.ts`).
 */
export const firstViewBudgets = {
  '/auth/': { requests: 9, jsonBytes: 200, fontBytes: 27_000, hops: 1 },
  '/': { requests: 54, jsonBytes: 12_500, fontBytes: 27_000, hops: 2 },
  '/catalog/perchatki/': { requests: 36, jsonBytes: 11_300, fontBytes: 27_000, hops: 2 },
  '/basket/': { requests: 30, jsonBytes: 3_400, fontBytes: 27_000, hops: 2 },
  '/orders/': { requests: 27, jsonBytes: 3_600, fontBytes: 27_000, hops: 2 },
  '/finances/': { requests: 25, jsonBytes: 5_000, fontBytes: 27_000, hops: 2 },
} as const satisfies Readonly<Record<string, FirstView>>;

/** The budget of a lazy chunk, in the same bytes. */
export const LAZY_CHUNK_BUDGET = 100_000;

export interface ReleaseScript {
  readonly release: ReleaseManifest;
  readonly file: string;
}

/** A page as a first visitor loads it. */
export interface FirstScreen {
  readonly path: string;
  readonly owner: ReleaseManifest;
  readonly scripts: readonly ReleaseScript[];
  readonly budgetBytes: number;
}

/**
 * Lists every first screen of the shell and the areas with all scripts it needs, including the eager widgets in its
 * slots. `areas` may hold several releases of an area (live and canary): each has its own screens, and the heavier
 * widget counts on the screens of others.
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

/** Scripts that no first screen loads, except those of pages in development. */
export function lazyScripts(release: ReleaseManifest): readonly string[] {
  const { entry, preload, development, manifest } = release;
  const lazyWidgets = manifest?.widgets.filter(({ lazy }) => lazy) ?? [];
  const lazyModules = [...lazyWidgets, ...(manifest?.services ?? [])].map(({ module }) => module);
  const atOnce = Object.keys(preload).filter((name) => !lazyModules.includes(name));
  const first = new Set([
    ...entry,
    ...atOnce.flatMap((name) => preload[name]!),
    ...(development?.entry ?? []),
  ]);
  return Object.keys(release.files).filter((file) => /\.m?js$/.test(file) && !first.has(file));
}

/** Total bytes of the scripts in brotli; an unmeasured file counts with its full size. */
export function weightOf(scripts: readonly ReleaseScript[]): number {
  return scripts.reduce((sum, { release, file }) => {
    const known = release.files[file];
    return sum + (known?.brotliBytes ?? known?.bytes ?? 0);
  }, 0);
}

/** The page of a route and, if it comes from another chunk, one below it: `/appeal/` and `/appeal/…/`. */
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

/** An area that does not name its slots per page may show each of them on any page. */
function slotsOf({ slots: named }: AreaRoute, { area, contracts }: ReleaseManifest): readonly string[] {
  if (named || area === 'shell') return named ?? [];
  const known = Object.entries(contracts?.slots ?? {});
  return known.filter(([, { roles }]) => roles.includes('shows')).map(([slot]) => slot);
}

function widgetScripts(slot: string, owner: ReleaseManifest, areas: readonly ReleaseManifest[]) {
  const heaviest = new Map<string, { order: number; scripts: readonly ReleaseScript[] }>();
  for (const release of areas) {
    const isOther = release.area === owner.area && release !== owner;
    const widgets = eagerWidgets(release, slot);
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

/** The widgets that a release renders into a slot with the page; lazy widgets are left out. */
export function eagerWidgets({ manifest }: ReleaseManifest, slot: string): readonly AreaWidget[] {
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
