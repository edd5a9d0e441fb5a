import { currentLocation, onNavigation } from '@shop/platform/router';
import { announce } from './announcer.tsx';
import { recallScroll, rememberScroll, storeScroll } from './scroll-memory.ts';

/** How long a page may take to call `usePageTitle` before focus and scroll are set without it. */
const ARRIVAL_TIMEOUT_MS = 3000;
/** How long a restored position waits for the page to grow tall enough. */
const RESTORE_MS = 1000;

let siteName = '';
let isArriving = false;
/** Whether any page has been on screen: before that nobody can have had the focus. */
let hasShown = false;
let shownKey = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** From now on every change of path scrolls, moves the focus and announces the page once that is on screen. */
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

/** Sets the document's title without claiming that the page is there: the route's, until the page names itself. */
export function setTitle(title: string): void {
  document.title = title ? `${title} — ${siteName}` : siteName;
}

/** Whose scroll position it is. Every page opened by its address has the same key, so the address belongs to it. */
function placeOf({ key, pathname, search }: { key: string; pathname: string; search: string }): string {
  return `${key} ${pathname}${search}`;
}

/** A filter in the path is another choice on the same page: focus and scroll stay with the facets. */
function pageOf(pathname: string): string {
  return pathname.replace(/filter\/.*$/, '');
}

/**
 * The page has its content on screen. The first call after a change of path moves focus and scroll; a later one only
 * takes up a focus that went with what stood there before, as when an error page replaces all, or a form its result.
 */
export function pageShown(title: string): void {
  setTitle(title);
  const isReplaced = hasShown && document.activeElement === document.body;
  hasShown = true;
  if (!isArriving && !isReplaced) return;
  const isArrival = isArriving;
  isArriving = false;
  // We are in an effect of the page: what the arrival changes has to wait until React has committed it. Changed at
  // once it can commit the same root within that commit, and React gives up with error 177.
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

/** Scrolls as soon as the page is tall enough, and gives up when the user scrolls or a second has passed. */
function restoreScroll(top: number): void {
  const until = performance.now() + RESTORE_MS;
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 2 && performance.now() < until) requestAnimationFrame(attempt);
  };
  attempt();
}
