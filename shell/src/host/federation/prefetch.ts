import { getSession } from '@shop/platform/session';
import type { Area } from '../discovery/discovery.ts';
import { areaOf } from '../screen/find-route.ts';
import { runGuard } from '../screen/guards.ts';
import type { AreaLoader } from './area-loader.ts';
import { isMicrofrontend } from './modules.ts';

const IDLE_AFTER_LOAD_MS = 3000;

/**
 * Prefetches the next areas: one on hover or focus of a link that leads there, all of them when the page is idle, 3 s
 * after its load at the earliest. Never for visitors who save data. Returns the function that stops it.
 */
export function startPrefetch(areas: readonly Area[], loader: AreaLoader): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  const prefetch = (area: Area | undefined) => {
    // The mount of the area shows a failure; a prefetch has no one to tell.
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

/** Whether a guard of the area admits the current user: a customer never prefetches the manager's area. */
function mayEnter({ manifest }: Area): boolean {
  const session = getSession();
  const ways = { toLogin: '/auth', fromLogin: '/' };
  return (
    session.status === 'in' &&
    manifest.routes.some(({ guard }) => runGuard(guard, session, ways).kind === 'pass')
  );
}

function fetchArea(area: Area, loader: AreaLoader): Promise<unknown> {
  return loader.load(area, area.manifest.module, isMicrofrontend, 'ahead').ready;
}
