import type { AreaRoute } from './area.ts';

/** The matched route, and the area that owns it. */
export type MatchedRoute<ShellRoute, Area> =
  | { readonly owner: 'shell'; readonly route: ShellRoute }
  | { readonly owner: 'area'; readonly route: AreaRoute; readonly area: Area };

/**
 * Matches a path, for pages and servers alike: an exact route of the shell, else the longest prefix registered by an
 * area.
 */
export function matchRoute<ShellRoute extends AreaRoute, Area>(
  pathname: string,
  shellRoutes: readonly ShellRoute[],
  areas: readonly (readonly [area: Area, routes: readonly AreaRoute[]])[],
): MatchedRoute<ShellRoute, Area> | undefined {
  const path = withSlash(pathname);
  const own = shellRoutes.find((route) => route.path === path);
  if (own) return { owner: 'shell', route: own };
  return areas
    .flatMap(([area, routes]) =>
      routes
        .filter((route) => path.startsWith(route.path))
        .map((route) => ({ owner: 'area' as const, area, route })),
    )
    .sort((one, other) => other.route.path.length - one.route.path.length)[0];
}

export function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}
