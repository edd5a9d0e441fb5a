import { isAllowed, type PermissionName } from '@shop/contracts/account/permissions';
import type { AreaRoute } from '@shop/contracts/platform/area';
import type { Session } from '@shop/platform/session';
import type { ShellPage } from '../../routes.ts';
import type { Area } from '../discovery/discovery.ts';
import { findRoute } from './find-route.ts';
import { runGuard } from './guards.ts';
import { loginUrl, safeRedirect } from './safe-redirect.ts';

/** Why the whole page is an error page (§2, §8). */
export type Fault = 'not-found' | 'no-answer' | 'unknown-guard' | 'closed' | 'failed';

/** The layout of a screen, as its route says. */
type Framed = Pick<AreaRoute, 'layout' | 'title' | 'sideMenu'>;

/** The content of the page: a screen of the shell, an area, an error page, nothing yet, or a redirect. */
export type Screen =
  | ({ readonly kind: 'page'; readonly page: ShellPage } & Framed)
  | ({ readonly kind: 'area'; readonly area: string } & Framed)
  | { readonly kind: 'fault'; readonly fault: Fault; readonly layout: 'content' }
  | ({ readonly kind: 'waiting' } & Pick<Framed, 'layout' | 'sideMenu'>)
  | { readonly kind: 'redirect'; readonly to: string };

export interface Situation {
  readonly location: { readonly pathname: string; readonly search: string };
  readonly session: Session;
  readonly areas: readonly Area[];
  /** Set while the whole site is closed, unreachable or under maintenance. */
  readonly fault?: Fault;
  readonly isTechnical?: boolean;
  /** Set after the user's own logout: the login page then leads to the home page. */
  readonly hasLoggedOut?: boolean;
}

/** Decides what to show. It knows neither browser nor React, so every rule of §2, §6 and §8 is a row of a table. */
export function decideScreen({
  location,
  session,
  areas,
  fault,
  isTechnical,
  hasLoggedOut,
}: Situation): Screen {
  const found = findRoute(location.pathname, areas);
  const isWorksPage = found?.owner === 'shell' && found.route.page === 'engineering-works';
  if (isTechnical && !isWorksPage) return { kind: 'redirect', to: '/engineering-works/' };
  if (fault && !isWorksPage) return { kind: 'fault', fault, layout: 'content' };
  if (!found) return { kind: 'fault', fault: 'not-found', layout: 'content' };

  const { guard, permission, layout, title, sideMenu } = found.route;
  const verdict = runGuard(guard, session, {
    toLogin: hasLoggedOut ? '/auth' : loginUrl(location),
    fromLogin: safeRedirect(new URLSearchParams(location.search).get('redirect')),
  });
  switch (verdict.kind) {
    case 'redirect':
      return verdict;
    case 'wait':
      return { kind: 'waiting', layout, sideMenu };
    case 'unknown':
      return { kind: 'fault', fault: 'unknown-guard', layout: 'content' };
    case 'pass':
      if (permission && !mayOpen(session, permission)) return { kind: 'redirect', to: '/' };
      return found.owner === 'area'
        ? { kind: 'area', area: found.area, layout, title, sideMenu }
        : { kind: 'page', page: found.route.page, layout, title, sideMenu };
  }
}

function mayOpen(session: Session, permission: PermissionName): boolean {
  return session.status === 'in' && isAllowed(permission, session.user);
}
