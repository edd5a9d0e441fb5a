import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { currentLocation, history, onNavigation } from './history.ts';

interface ShopRouterProps {
  readonly children: ReactNode;
  /**
   * The paths that this tree renders. While it unmounts it keeps its last own location; otherwise its not-found page
   * would flash.
   */
  readonly owns?: (pathname: string) => boolean;
}

/**
 * Connects a React tree, the shell's or an area's, to the page's history. There is no basename, so links cross areas.
 */
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
