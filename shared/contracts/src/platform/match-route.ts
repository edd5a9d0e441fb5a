import type { AreaRoute } from './area.ts';

/** The route of a path, and whose it is. */
export type MatchedRoute<ShellRoute, Area> =
  | { readonly owner: 'shell'; readonly route: ShellRoute }
  | { readonly owner: 'area'; readonly route: AreaRoute; readonly area: Area };

/**
 * The route of a path, for page and server alike: the shell's own if it is exactly that, else the longest prefix that
 * any area has registered.
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
