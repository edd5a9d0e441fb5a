import type { AreaRoute } from './area.ts';

/** Who offers routes, and which. */
export interface RouteSource<Owner> {
  readonly owner: Owner;
  readonly routes: readonly AreaRoute[];
}

/** Whose screen a path is. */
export type MatchedRoute<ShellRoute, Owner> =
  | { readonly isShell: true; readonly route: ShellRoute }
  | { readonly isShell: false; readonly route: AreaRoute; readonly owner: Owner };

/** The route of a path, for page and server alike: the shell's own if it is exactly that, else the longest prefix. */
export function matchRoute<ShellRoute extends AreaRoute, Owner>(
  pathname: string,
  shell: readonly ShellRoute[],
  areas: readonly RouteSource<Owner>[],
): MatchedRoute<ShellRoute, Owner> | undefined {
  const path = withSlash(pathname);
  const own = shell.find((route) => route.path === path);
  if (own) return { isShell: true, route: own };
  return areas
    .flatMap(({ owner, routes }) =>
      routes
        .filter((route) => path.startsWith(route.path))
        .map((route) => ({ isShell: false as const, owner, route })),
    )
    .sort((one, other) => other.route.path.length - one.route.path.length)[0];
}

export function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}
