import { ownPath } from './own-path.ts';

/** The path to follow after login: one of this origin, never the login page itself; anything else is the home page. */
export function safeRedirect(wanted: string | null): string {
  const path = ownPath(wanted);
  return path === undefined || /^\/auth\/?(?:$|[?#])/.test(path) ? '/' : path;
}

/** The login page that leads back to where the visitor was. */
export function loginUrl({ pathname, search }: { pathname: string; search: string }): string {
  const here = pathname + search;
  return here === '/' ? '/auth' : `/auth?redirect=${encodeURIComponent(here)}`;
}
