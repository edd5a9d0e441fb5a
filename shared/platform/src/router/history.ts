import { type Location, NavigationType, type To, UNSAFE_createBrowserHistory } from 'react-router-dom';

const browser = UNSAFE_createBrowserHistory({ v5Compat: true });
const subscribers = new Set<() => void>();
let isNavigating = false;
let current: { readonly location: Location; readonly action: NavigationType } = {
  location: browser.location,
  action: NavigationType.Pop,
};

// single-spa sends a popstate of its own after every pushState, and react-router's history takes it for the user's
// step back. So while we navigate we do not listen, and say ourselves what it was.
browser.listen(() => {
  if (!isNavigating) arrive(NavigationType.Pop);
});

/** The page's one history: the navigator of react-router's `<Router>` in the shell and every area. */
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

/** Calls back after every change of the location; returns the way to stop. */
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
