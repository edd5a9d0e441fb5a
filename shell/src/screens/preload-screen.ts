import { currentLocation } from '@shop/platform/router';
import { defaultLayout } from '../chrome/layout/shop-layout.tsx';
import type { Area } from '../host/discovery/discovery.ts';
import { findRoute } from '../host/screen/find-route.ts';
import { prefetchPage } from '../host/screen/shell-pages.ts';

/** A chunk that takes longer renders when it arrives; the rest of the page does not wait for it. */
const PATIENCE_MS = 2000;

/**
 * Loads the layout and, if it is the shell's own, the page of the current path, so that the first render does not suspend
 * (`lazyChunk`). Never rejects.
 */
export async function preloadScreen(areas: readonly Area[]): Promise<void> {
  const found = findRoute(currentLocation().location.pathname, areas);
  if (!found) return;
  const chunks = [
    found.route.layout === 'default' && defaultLayout.preload().catch(() => undefined),
    found.owner === 'shell' && prefetchPage(found.route.page),
  ];
  await Promise.race([Promise.all(chunks), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
