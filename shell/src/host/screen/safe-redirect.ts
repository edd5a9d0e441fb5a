import { ownPath } from './own-path.ts';

/**
 * Returns the path to open after the login: one of this origin and never the login page itself, otherwise the home
 * page.
 */
export function safeRedirect(target: string | null): string {
  const path = ownPath(target);
  return path === undefined || /^\/auth\/?(?:$|[?#])/.test(path) ? '/' : path;
}

/** Returns the address of the login page with the way back to the current page. */
export function loginUrl({ pathname, search }: { pathname: string; search: string }): string {
  const here = pathname + search;
  return here === '/' ? '/auth' : `/auth?redirect=${encodeURIComponent(here)}`;
}
