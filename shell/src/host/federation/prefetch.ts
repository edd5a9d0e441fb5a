import { getSession } from '@shop/platform/session';
import type { Area } from '../discovery/discovery.ts';
import { areaOf } from '../screen/find-route.ts';
import { askGuard } from '../screen/guards.ts';
import type { AreaLoader } from './area-loader.ts';
import { isMicrofrontend } from './modules.ts';

const IDLE_AFTER_LOAD_MS = 3000;

/**
 * Fetches the next areas before they are needed: on hover or focus of a link that leads there, and all of them when
 * the page is idle, no sooner than 3 s after its load. Never for visitors who save data. Answers how to stop.
 */
export function startPrefetch(areas: readonly Area[], loader: AreaLoader): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  const prefetch = (area: Area | undefined) => {
    // Whoever mounts the area shows a failure; an early fetch has nobody to tell.
    if (area && mayEnter(area)) fetchArea(area, loader).catch(() => undefined);
  };

  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    const owner = areaOf(link.pathname, areas);
    prefetch(areas.find(({ name }) => name === owner));
  };
  document.addEventListener('pointerover', handleIntent, { passive: true });
  document.addEventListener('focusin', handleIntent);

  const whenIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetchSoon = () => {
    timer = setTimeout(() => whenIdle(() => areas.forEach(prefetch)), IDLE_AFTER_LOAD_MS);
  };
  if (document.readyState === 'complete') prefetchSoon();
  else window.addEventListener('load', prefetchSoon, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', prefetchSoon);
    document.removeEventListener('pointerover', handleIntent);
    document.removeEventListener('focusin', handleIntent);
  };
}

/** Whether somebody is logged in whom a guard of the area lets in: a customer never fetches the manager's cabinet. */
function mayEnter({ manifest }: Area): boolean {
  const session = getSession();
  const ways = { toLogin: '/auth', fromLogin: '/' };
  return (
    session.status === 'in' &&
    manifest.routes.some(({ guard }) => askGuard(guard, session, ways).kind === 'pass')
  );
}

function fetchArea(area: Area, loader: AreaLoader): Promise<unknown> {
  return loader.load(area, area.manifest.module, isMicrofrontend, 'ahead').ready;
}
