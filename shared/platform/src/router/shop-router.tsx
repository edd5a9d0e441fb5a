import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { currentLocation, history, onNavigation } from './history.ts';

interface ShopRouterProps {
  readonly children: ReactNode;
  /** Paths this tree renders. It keeps its last own location while it unmounts, else its not-found page flashes. */
  readonly owns?: (pathname: string) => boolean;
}

/** Gives the one history to a React tree: the shell's or an area's. No basename, so links cross areas. */
export function ShopRouter({ children, owns = () => true }: ShopRouterProps) {
  const last = useRef(currentLocation());
  const shown = useSyncExternalStore(onNavigation, () => {
    if (owns(currentLocation().location.pathname)) last.current = currentLocation();
    return last.current;
  });
  return (
    <Router navigator={history} location={shown.location} navigationType={shown.action}>
      {children}
    </Router>
  );
}
