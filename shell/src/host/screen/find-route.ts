import type { AreaRoute } from '@shop/contracts/platform/area';
import { matchRoute } from '@shop/contracts/platform/match-route';
import { type ShellRoute, shellRoutes } from '../../routes.ts';
import type { Area } from '../discovery/discovery.ts';

/** Whose screen a path is: the shell's or an area's. */
export type FoundRoute =
  | { readonly owner: 'shell'; readonly route: ShellRoute }
  | { readonly owner: 'area'; readonly area: string; readonly route: AreaRoute };

/** The route of a path among the shell's own and those of the areas that are known. */
export function findRoute(pathname: string, areas: readonly Area[]): FoundRoute | undefined {
  const sources = areas.map(({ name, manifest }) => ({ owner: name, routes: manifest.routes }));
  const found = matchRoute(pathname, shellRoutes, sources);
  if (found === undefined) return undefined;
  return found.isShell
    ? { owner: 'shell', route: found.route }
    : { owner: 'area', area: found.owner, route: found.route };
}

/** The area that owns a path. */
export function areaOf(pathname: string, areas: readonly Area[]): string | undefined {
  const found = findRoute(pathname, areas);
  return found?.owner === 'area' ? found.area : undefined;
}
