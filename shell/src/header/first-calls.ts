import { getHeader, getSidebar } from '@shop/shared/contracts/header';
import { callQuery, queryClient } from '@shop/shared/query';
import { readToken } from '@shop/shared/session';

/** What header and menu show, asked for as soon as their code is there, before anything is rendered. */
export function askForHeader(): void {
  if (!readToken()) return;
  void queryClient.prefetchQuery(callQuery(getHeader, {}));
  void queryClient.prefetchQuery(callQuery(getSidebar, {}));
}
