import { currentLocation, onNavigation } from '@shop/platform/router';
import { announce } from './announcer.tsx';
import { recallScroll, rememberScroll, storeScroll } from './scroll-memory.ts';

/** How long a page may take to call `usePageTitle` before focus and scroll are set without it. */
const ARRIVAL_TIMEOUT_MS = 3000;
/** How long a restored position waits for the page to grow tall enough. */
const RESTORE_MS = 1000;

let siteName = '';
let isArriving = false;
/** Whether any page has been shown: before that no element can have had the focus. */
let hasShown = false;
let shownKey = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** From now on every change of path scrolls, moves the focus and announces the page once it is shown. */
export function startArrivals(name: string): void {
  siteName = name;
  window.history.scrollRestoration = 'manual';
  let page = pageOf(currentLocation().location.pathname);
  shownKey = placeOf(currentLocation().location);
  window.addEventListener('pagehide', () => {
    rememberScroll(shownKey, window.scrollY);
    storeScroll();
  });
  onNavigation(() => {
    const { location } = currentLocation();
    rememberScroll(shownKey, window.scrollY);
    shownKey = placeOf(location);
    if (pageOf(location.pathname) === page) return;
    page = pageOf(location.pathname);
    isArriving = true;
    clearTimeout(timer);
    timer = setTimeout(arrive, ARRIVAL_TIMEOUT_MS);
  });
  restoreScroll(recallScroll(shownKey));
}

/** Sets the document's title without marking the page as shown: the route's title, until the page sets its own. */
export function setTitle(title: string): void {
  document.title = title ? `${title} — ${siteName}` : siteName;
}

/**
 * The key of a scroll position. Every page opened by its address has the same history key, so the address is part of
 * it.
 */
function placeOf({ key, pathname, search }: { key: string; pathname: string; search: string }): string {
  return `${key} ${pathname}${search}`;
}

/** A filter in the path is another view of the same page: focus and scroll stay with the facets. */
function pageOf(pathname: string): string {
  return pathname.replace(/filter\/.*$/, '');
}

/**
 * Called when the page shows its content. The first call after a change of path moves focus and scroll; a later one
 * only restores a focus that disappeared with the former content, such as a form that an error page or a result
 * replaces.
 */
export function pageShown(title: string): void {
  setTitle(title);
  const isReplaced = hasShown && document.activeElement === document.body;
  hasShown = true;
  if (!isArriving && !isReplaced) return;
  const isArrival = isArriving;
  isArriving = false;
  // This runs in an effect of the page, so the changes have to wait until React has committed it. At once they could
  // commit the same root within that commit, and React gives up with error 177.
  queueMicrotask(() => {
    announce(title);
    if (isArrival) arrive();
    else focusHeading();
  });
}

function focusHeading(): void {
  const main = document.getElementById('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target || target.contains(document.activeElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function arrive(): void {
  clearTimeout(timer);
  isArriving = false;
  hasShown = true;
  focusHeading();
  const { action } = currentLocation();
  if (action === 'POP') restoreScroll(recallScroll(shownKey));
  else window.scrollTo(0, 0);
}

/** Scrolls as soon as the page is tall enough. Gives up when the user scrolls or after a second. */
function restoreScroll(top: number): void {
  const until = performance.now() + RESTORE_MS;
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 2 && performance.now() < until) requestAnimationFrame(attempt);
  };
  attempt();
}
