import { getHeader, getSidebar } from '@shop/contracts/account/header';
import { getHome } from '@shop/contracts/catalog/home';
import { askAhead, callQuery } from '@shop/platform/query';
import { currentLocation } from '@shop/platform/router';

/** Sends the calls of header, menu and home page as soon as the layout's code has loaded, before anything renders. */
export function askFirst(): void {
  askAhead([callQuery(getHeader, {}), callQuery(getSidebar, {})]);
  if (currentLocation().location.pathname === '/') askAhead([callQuery(getHome, {})]);
}
