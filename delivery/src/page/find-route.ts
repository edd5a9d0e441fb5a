import type { AreaRoute } from '@shop/contracts/platform/area';
import { matchRoute, withSlash } from '@shop/contracts/platform/match-route';
import type { ReleaseManifest } from '@shop/contracts/platform/release';
import type { Snapshot } from '../releases/store/live-releases.ts';

/** The owner of a path's screen, with its live release. */
export interface FoundRoute {
  readonly release: ReleaseManifest;
  readonly route: AreaRoute;
}

const LOGIN = '/auth/';
const HOME = '/';

/**
 * The route that a visitor will see at a path: the shell's own on an exact match, else the longest prefix
 * among the areas. A visitor who is not logged in sees the login page instead of a guarded one, and the other
 * way round (§2, §6). The cookie is only a hint here; the page and the API decide what may be seen.
 */
export function findRoute(snapshot: Snapshot, pathname: string, hasSession: boolean): FoundRoute | undefined {
  const found = routeAt(snapshot, pathname);
  if (!found) return undefined;
  const { guard } = found.route;
  if (guard === 'guest' && hasSession) return routeAt(snapshot, HOME);
  const isOpen = guard === 'guest' || guard === 'open' || guard === 'technical';
  return isOpen || hasSession ? found : routeAt(snapshot, LOGIN);
}

function routeAt({ shell, areas }: Snapshot, pathname: string): FoundRoute | undefined {
  const found = matchRoute(
    pathname,
    shell?.live.manifest?.routes ?? [],
    [...areas.values()].map(({ live }) => [live, live.manifest?.routes ?? []] as const),
  );
  if (found?.owner === 'area')
    return { release: found.area, route: pageAt(found.route, withSlash(pathname)) };
  return found && shell && { release: shell.live, route: found.route };
}

/** A page below a route's path may come from a chunk of its own. */
function pageAt(route: AreaRoute, path: string): AreaRoute {
  return path === route.path ? route : { ...route, chunk: route.chunkBelow ?? route.chunk };
}
