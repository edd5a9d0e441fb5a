import { reloadAfterChunkFailure } from '../failures/chunk-reload.ts';
import { onReport, report } from '../failures/report.ts';
import type { AreaLoader } from './area-loader.ts';

/**
 * Follows §8 for every script that an area asks for later: a chunk that does not come is logged, and the page reloads,
 * at most once a minute. After that the message of the place that wanted the chunk stays. Until a release has mounted,
 * and while a page or widget of it is being loaded or fetched ahead, its scripts are the area loader's, which tries again
 * and falls back to the previous release.
 */
export function watchChunks(
  loader: Pick<AreaLoader, 'isLoading'>,
  reload: () => Promise<boolean> = reloadAfterChunkFailure,
): void {
  const mounted = new Set<string>();
  onReport(({ kind, area, release }) => {
    if (kind === 'mounted') mounted.add(`${area}/${release}`);
  });
  // The error of a script does not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      const [, area = '', release = '', file = ''] =
        /\/releases\/([\w-]+)\/([^/]+)\/([^?#]+)/.exec(
          target instanceof HTMLScriptElement ? target.src : '',
        ) ?? [];
      if (!mounted.has(`${area}/${release}`) || loader.isLoading(area)) return;
      report({ kind: 'chunk', area, release, message: `${file} did not load` });
      // Without a connection no release is to blame, and the page would not come back.
      if (navigator.onLine) void reload();
    },
    true,
  );
}
