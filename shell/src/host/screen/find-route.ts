import type { AreaRoute } from '@shop/contracts/platform/area';
import { type ShellRoute, shellRoutes } from '../../routes.ts';
import type { Area } from '../discovery/discovery.ts';

/** Whose screen a path is: the shell's or an area's. */
export type FoundRoute =
  | { readonly owner: 'shell'; readonly route: ShellRoute }
  | { readonly owner: 'area'; readonly area: string; readonly route: AreaRoute };

/** The route of a path: the shell's own if it is exactly that, else the longest prefix any area has registered. */
export function findRoute(pathname: string, areas: readonly Area[]): FoundRoute | undefined {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const own = shellRoutes.find((route) => route.path === path);
  if (own) return { owner: 'shell', route: own };
  const candidates = areas.flatMap(({ name, manifest }) =>
    manifest.routes
      .filter((route) => path.startsWith(route.path))
      .map((route) => ({ owner: 'area' as const, area: name, route })),
  );
  return candidates.sort((one, other) => other.route.path.length - one.route.path.length)[0];
}

/** The area that owns a path. */
export function areaOf(pathname: string, areas: readonly Area[]): string | undefined {
  const found = findRoute(pathname, areas);
  return found?.owner === 'area' ? found.area : undefined;
}
