import { currentLocation } from '@shop/platform/router';
import { readToken } from '@shop/platform/session';

/**
 * Lets a page make its first call as soon as its code is there, while the shell still checks the session and draws
 * its frame. `ask` gets the address and prefetches, if the address is its own.
 */
export function askAhead(ask: (pathname: string, search: string) => void): void {
  const { pathname, search } = currentLocation().location;
  if (readToken()) ask(pathname, search);
}
