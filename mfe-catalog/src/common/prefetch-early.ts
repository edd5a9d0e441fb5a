import { currentLocation } from '@shop/platform/router';
import { readToken } from '@shop/platform/session';

/**
 * Starts the first request of a page as soon as its code has loaded, while the shell still checks the
 * session. `prefetch` receives the URL and must check that it is the page's own.
 */
export function prefetchEarly(prefetch: (pathname: string, search: string) => void): void {
  const { pathname, search } = currentLocation().location;
  if (readToken()) prefetch(pathname, search);
}
