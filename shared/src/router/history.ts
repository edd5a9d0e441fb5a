import { type Location, NavigationType, type To, UNSAFE_createBrowserHistory } from 'react-router-dom';

/**
 * The page's one history. single-spa dispatches a popstate of its own after every pushState; while we push or
 * replace, that event is not a step of the user's and is passed over.
 */
const browser = UNSAFE_createBrowserHistory({ v5Compat: true });
const subscribers = new Set<() => void>();
let isNavigating = false;
let current: { readonly location: Location; readonly action: NavigationType } = {
  location: browser.location,
  action: NavigationType.Pop,
};

browser.listen(({ location, action }) => {
  if (isNavigating && action === NavigationType.Pop) return;
  current = { location, action: action as unknown as NavigationType };
  for (const notify of subscribers) notify();
});

/** The navigator of react-router's `<Router>`, shared by the shell and every area. */
export const history = {
  createHref: browser.createHref,
  encodeLocation: browser.encodeLocation,
  go: browser.go,
  push: (to: To, state?: unknown) => navigating(() => browser.push(to, state)),
  replace: (to: To, state?: unknown) => navigating(() => browser.replace(to, state)),
};

export function currentLocation() {
  return current;
}

/** Calls back after every change of the location; returns the way to stop. */
export function onNavigation(callback: () => void): () => void {
  subscribers.add(callback);
  return () => void subscribers.delete(callback);
}

function navigating(step: () => void): void {
  isNavigating = true;
  try {
    step();
  } finally {
    isNavigating = false;
  }
}
