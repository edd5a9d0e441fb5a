import { type MatchedRoute, matchRoute } from '@shop/contracts/platform/match-route';
import { type ShellRoute, shellRoutes } from '../../routes.ts';
import type { Area } from '../discovery/discovery.ts';

/** Whose screen a path is: the shell's or an area's. */
export type FoundRoute = MatchedRoute<ShellRoute, string>;

/** The route of a path among the shell's own and those of the areas that are known. */
export function findRoute(pathname: string, areas: readonly Area[]): FoundRoute | undefined {
  return matchRoute(
    pathname,
    shellRoutes,
    areas.map(({ name, manifest }) => [name, manifest.routes]),
  );
}

/** The area that owns a path. */
export function areaOf(pathname: string, areas: readonly Area[]): string | undefined {
  const found = findRoute(pathname, areas);
  return found?.owner === 'area' ? found.area : undefined;
}
