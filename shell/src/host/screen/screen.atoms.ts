import { subscribe } from '@shop/platform/events';
import { currentLocation, history, onNavigation } from '@shop/platform/router';
import { getSession, onSessionChange } from '@shop/platform/session';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import type { Area } from '../discovery/discovery.ts';
import { findRoute } from './find-route.ts';
import { decideScreen, type Fault, type Screen } from './screen.ts';

export type ShownScreen = Exclude<Screen, { kind: 'redirect' }>;

let areas: readonly Area[] = [];
let fault: Fault | undefined;
let isTechnical = false;
/** Why the session has ended; undefined during a session and for visitors. */
let ending: 'logout' | 'expired' | undefined;
const screenAtom = atom<ShownScreen>({ kind: 'waiting', layout: 'content' });
const store = getDefaultStore();

/** Follows location and session from now on and performs redirects. Called once. */
export function startScreens(known: readonly Area[]): void {
  areas = known;
  onNavigation(() => {
    fault = undefined;
    update();
  });
  subscribe('session.ended', ({ reason }) => {
    // A tab may notice the missing cookie before it learns that another tab has logged out.
    if (ending !== 'logout') ending = reason;
  });
  onSessionChange(update);
  update();
}

export function currentScreen(): ShownScreen {
  return store.get(screenAtom);
}

/** Calls back on every change of the screen. Returns the function that stops it. */
export function onScreenChange(callback: () => void): () => void {
  return store.sub(screenAtom, callback);
}

export function useScreen(): ShownScreen {
  return useAtomValue(screenAtom);
}

/** The areas of this page. */
export function knownAreas(): readonly Area[] {
  return areas;
}

/** Whether some screen has this path. A link to an unknown path is shown as «Скоро» without a target (§2). */
export function isKnownPath(path: string): boolean {
  return findRoute(new URL(path, location.origin).pathname, areas) !== undefined;
}

/** Whether the session has expired on this page and no one has logged in since. */
export function hasExpired(): boolean {
  return ending === 'expired';
}

/** Replaces the whole page by an error page until the next navigation (§8). */
export function showFault(reason: Fault): void {
  fault = reason;
  update();
}

/** Redirects to the maintenance page, or back from it. */
export function setTechnicalWorks(isOn: boolean): void {
  isTechnical = isOn;
  update();
}

function update(): void {
  const { location } = currentLocation();
  const session = getSession();
  if (session.status === 'in') ending = undefined;
  const hasLoggedOut = ending === 'logout';
  const next = decideScreen({ location, session, areas, fault, isTechnical, hasLoggedOut });
  if (next.kind === 'redirect') {
    history.replace(next.to);
    return;
  }
  if (!isSame(currentScreen(), next)) store.set(screenAtom, next);
}

function isSame(one: ShownScreen, other: ShownScreen): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
