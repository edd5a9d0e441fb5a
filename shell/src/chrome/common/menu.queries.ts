import { getSidebar, type menuItem } from '@shop/contracts/account/header';
import { isAllowed, type PermissionName } from '@shop/contracts/account/permissions';
import type { AreaManifest } from '@shop/contracts/platform/area';
import { callQuery, useQuery } from '@shop/platform/query';
import { getSession } from '@shop/platform/session';
import type { InferOutput } from 'valibot';
import { runGuard } from '../../host/screen/guards.ts';
import { knownAreas } from '../../host/screen/screen.atoms.ts';
import { retryForever } from './retry-forever.ts';

export type MenuItem = InferOutput<typeof menuItem>;

/** Items of the side menu (§3): the server's first, then items of areas that the server does not know. */
export function useMenu() {
  const query = useQuery({ ...callQuery(getSidebar, {}), ...retryForever });
  const manifests = knownAreas().map(({ manifest }) => manifest);
  return { query, items: query.data && withAreaEntries(query.data.items, manifests) };
}

function withAreaEntries(items: readonly MenuItem[], manifests: readonly AreaManifest[]) {
  const known = new Set(items.map(({ link }) => link));
  const ways = { toLogin: '/auth', fromLogin: '/' };
  const brought = manifests
    .flatMap(({ menu }) => menu)
    .filter(({ link, guard }) => !known.has(link) && runGuard(guard, getSession(), ways).kind === 'pass')
    .filter(({ permission }) => isPermitted(permission))
    .map(({ link, name, icon, group }) => ({
      link,
      name,
      icon,
      group,
      notifications: false,
      counter: 0,
      isMarked: false,
      isSoon: false,
      isDesktop: true,
      isMobile: true,
    }));
  return [...items, ...brought];
}

function isPermitted(permission: PermissionName | undefined): boolean {
  const session = getSession();
  return permission === undefined || (session.status === 'in' && isAllowed(permission, session.user));
}

/** An item is active when the path starts with its link; the basket also on the checkout (§2). */
export function isActive(link: string, pathname: string): boolean {
  if (link === '/') return pathname === '/';
  if (link === '/basket/' && pathname.startsWith('/order/')) return true;
  return pathname.startsWith(link);
}
