/** The path to follow after login: one of this origin, never the login page itself; anything else is the home page. */
export function safeRedirect(wanted: string | null): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, location.origin)) return '/';
  const url = new URL(wanted, location.origin);
  // `/..//other.example/` is of this origin, but its path, taken alone, would be another's.
  if (url.origin !== location.origin || /^\/(\/|auth\/?$)/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** The login page that leads back to where the visitor was. */
export function loginUrl({ pathname, search }: { pathname: string; search: string }): string {
  const here = pathname + search;
  return here === '/' ? '/auth' : `/auth?redirect=${encodeURIComponent(here)}`;
}
