import { eagerWidgets } from '@shop/contracts/platform/budgets';
import type { ReleaseManifest } from '@shop/contracts/platform/release';
import { slots } from '@shop/contracts/platform/slots';
import type { Snapshot } from '../releases/store/live-releases.ts';
import { type FoundRoute, findRoute } from './find-route.ts';

/** A script that the browser should request at once. */
export interface Preload {
  readonly release: ReleaseManifest;
  readonly file: string;
}

/**
 * Scripts to preload for a path, most urgent first: the shell's bootstrap and layout; the entry, the
 * start module and the page's chunk of the area that owns the path; the widgets in the slots that the route
 * names, except lazy ones.
 */
export function preloadsFor(snapshot: Snapshot, pathname: string, hasSession: boolean): readonly Preload[] {
  const { shell } = snapshot;
  if (!shell) return [];
  const found = findRoute(snapshot, pathname, hasSession);
  const preloads = [
    ...scripts(shell.live, shell.live.preload.bootstrap),
    ...(found && hasFullLayout(found, hasSession) ? scripts(shell.live, shell.live.preload.layout) : []),
    ...(found && found.release.area !== 'shell' ? scripts(shell.live, shell.live.preload.areas) : []),
    ...(found ? routeScripts(found) : []),
    ...(found?.route.slots ?? []).flatMap((slot) => widgetScripts(snapshot, slot)),
  ];
  const entry = new Set(shell.live.entry);
  const seen = new Set<string>();
  return preloads.filter(({ release, file }) => {
    const key = `${release.area}/${file}`;
    if (seen.has(key) || (release === shell.live && entry.has(file))) return false;
    if ('servedFrom' in release) return false;
    seen.add(key);
    return true;
  });
}

/** Header and menu: on routes that ask for them, and on typical pages for visitors who are logged in (§2). */
function hasFullLayout({ route }: FoundRoute, hasSession: boolean): boolean {
  return route.layout === 'default' || (route.layout === 'typical' && hasSession);
}

function routeScripts({ release, route }: FoundRoute): readonly Preload[] {
  const chunk = route.chunk === undefined ? [] : scripts(release, release.preload[route.chunk]);
  if (release.area === 'shell') return chunk;
  const module = release.manifest ? scripts(release, release.preload[release.manifest.module]) : [];
  return [...scripts(release, release.entry), ...module, ...chunk];
}

function widgetScripts({ areas }: Snapshot, slot: string): readonly Preload[] {
  const fillers = [...areas.values()]
    .flatMap(({ live }) => widgetsOf(live, slot))
    .sort((one, other) => one.order - other.order);
  const isSingle = Object.hasOwn(slots, slot) && slots[slot as keyof typeof slots].kind === 'one';
  return (isSingle ? fillers.slice(0, 1) : fillers).flatMap(({ release, module }) => [
    ...scripts(release, release.entry),
    ...scripts(release, release.preload[module]),
  ]);
}

function widgetsOf(release: ReleaseManifest, slot: string) {
  return eagerWidgets(release, slot).map(({ module, order }) => ({ release, module, order }));
}

function scripts(release: ReleaseManifest, files: readonly string[] = []): readonly Preload[] {
  return files.map((file) => ({ release, file }));
}
