import { getHeader, getSidebar } from '@shop/contracts/account/header';
import { callQuery, queryClient } from '@shop/platform/query';
import { readToken } from '@shop/platform/session';

/** Starts the calls of header and menu as soon as their code has loaded, before anything renders. */
export function prefetchHeader(): void {
  if (!readToken()) return;
  void queryClient.prefetchQuery(callQuery(getHeader, {}));
  void queryClient.prefetchQuery(callQuery(getSidebar, {}));
}
