import { onReleases, readShopConfig } from '@shop/platform/http';
import type { Area } from '../discovery/discovery.ts';
import type { AreaLoader } from '../federation/area-loader.ts';

/** Deploys come in groups, and every open page hears of them at once. */
const SPREAD_MS = 5000;

/**
 * Follows the releases while the page is open: every answer of the API names those a page opened now would carry.
 * When reloading would bring something new, `announce` is called; nothing is ever reloaded from here.
 */
export function watchReleases(
  areas: readonly Area[],
  loader: Pick<AreaLoader, 'forget'>,
  announce: () => unknown,
): void {
  const { releases, shellVersion } = readShopConfig();
  // A page with an area in development stays as its developer made it.
  if (releases === undefined) return;
  let known = releases;
  onReleases((named) => {
    if (named === known) return;
    known = named;
    setTimeout(async () => {
      // Without an answer the page stays as it is; the next change tries again.
      const refreshing = import(/* webpackChunkName: "page-end" */ './refresh-releases.ts');
      const isOutdated = await refreshing
        .then(({ refreshReleases }) => refreshReleases(areas, loader, shellVersion))
        .catch(() => false);
      if (isOutdated) announce();
    }, Math.random() * SPREAD_MS);
  });
}
