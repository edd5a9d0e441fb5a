import { getHeader, getSidebar } from '@shop/contracts/account/header';
import { getHome } from '@shop/contracts/catalog/home';
import { askAhead, callQuery } from '@shop/platform/query';
import { currentLocation } from '@shop/platform/router';
import { askWidgetsAhead } from '../../host/federation/ask-widgets-ahead.ts';
import { expectsTile } from '../common/shown-tiles.ts';

/**
 * Sends the calls of header, menu and home page with its tiles as soon as the layout's code has loaded, before anything
 * renders.
 */
export function askFirst(): void {
  askAhead([callQuery(getHeader, {}), callQuery(getSidebar, {})]);
  if (currentLocation().location.pathname !== '/') return;
  askAhead([callQuery(getHome, {})]);
  askWidgetsAhead('home.tile', expectsTile);
}
