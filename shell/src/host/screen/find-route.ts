import { type MatchedRoute, matchRoute } from '@shop/contracts/platform/match-route';
import { type ShellRoute, shellRoutes } from '../../routes.ts';
import type { Area } from '../discovery/discovery.ts';

/** The owner of a screen: the shell or an area. */
export type FoundRoute = MatchedRoute<ShellRoute, string>;

/** Finds the route of a path among those of the shell and of the known areas. */
export function findRoute(pathname: string, areas: readonly Area[]): FoundRoute | undefined {
  return matchRoute(
    pathname,
    shellRoutes,
    areas.map(({ name, manifest }) => [name, manifest.routes]),
  );
}

/** Finds the area that owns a path. */
export function areaOf(pathname: string, areas: readonly Area[]): string | undefined {
  const found = findRoute(pathname, areas);
  return found?.owner === 'area' ? found.area : undefined;
}
