import { type Location, NavigationType, type To, UNSAFE_createBrowserHistory } from 'react-router-dom';

const browser = UNSAFE_createBrowserHistory({ v5Compat: true });
const subscribers = new Set<() => void>();
let isNavigating = false;
let current: { readonly location: Location; readonly action: NavigationType } = {
  location: browser.location,
  action: NavigationType.Pop,
};

// single-spa dispatches its own popstate after every pushState, which react-router's history mistakes for a step
// back. So ignore events while we navigate, and report the action ourselves.
browser.listen(() => {
  if (!isNavigating) arrive(NavigationType.Pop);
});

/** The page's only history: the navigator of react-router's `<Router>` in the shell and every area. */
export const history = {
  createHref: browser.createHref,
  encodeLocation: browser.encodeLocation,
  go: browser.go,
  push: (to: To, state?: unknown) => navigate(NavigationType.Push, () => browser.push(to, state)),
  replace: (to: To, state?: unknown) => navigate(NavigationType.Replace, () => browser.replace(to, state)),
};

export function currentLocation() {
  return current;
}

/** Calls `callback` after every change of the location; returns the function to unsubscribe. */
export function onNavigation(callback: () => void): () => void {
  subscribers.add(callback);
  return () => void subscribers.delete(callback);
}

function navigate(action: NavigationType, step: () => void): void {
  isNavigating = true;
  try {
    step();
  } finally {
    isNavigating = false;
  }
  arrive(action);
}

function arrive(action: NavigationType): void {
  current = { location: browser.location, action };
  for (const notify of subscribers) notify();
}
