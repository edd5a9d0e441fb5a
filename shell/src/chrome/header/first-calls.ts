import { getHeader, getSidebar } from '@shop/contracts/account/header';
import { callQuery, queryClient } from '@shop/platform/query';
import { readToken } from '@shop/platform/session';

/** What header and menu show, asked for as soon as their code is there, before anything is rendered. */
export function askForHeader(): void {
  if (!readToken()) return;
  void queryClient.prefetchQuery(callQuery(getHeader, {}));
  void queryClient.prefetchQuery(callQuery(getSidebar, {}));
}
