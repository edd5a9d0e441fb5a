import { onReleases, readShopConfig } from '@shop/platform/http';
import type { Area } from '../discovery/discovery.ts';
import type { AreaLoader } from '../federation/area-loader.ts';

/** Delays and spreads the requests: deploys come in groups, and every open page hears of them at once. */
const SPREAD_MS = 5000;

/**
 * Follows the releases while the page is open, by a header of every answer of the API. Calls `announce` when a reload
 * would bring something new; never reloads by itself.
 */
export function watchReleases(
  areas: readonly Area[],
  loader: Pick<AreaLoader, 'forget'>,
  announce: () => unknown,
): void {
  const { releases, shellVersion } = readShopConfig();
  // A page with an area in development keeps its developer's version.
  if (releases === undefined) return;
  let known = releases;
  onReleases((named) => {
    if (named === known) return;
    known = named;
    setTimeout(async () => {
      // Without an answer nothing changes; the next change tries again.
      const refreshing = import(/* webpackChunkName: "page-end" */ './refresh-releases.ts');
      const isOutdated = await refreshing
        .then(({ refreshReleases }) => refreshReleases(areas, loader, shellVersion))
        .catch(() => false);
      if (isOutdated) announce();
    }, Math.random() * SPREAD_MS);
  });
}
