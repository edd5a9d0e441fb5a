import { reloadAfterChunkFailure } from '../failures/chunk-reload.ts';
import { onReport, report } from '../failures/report.ts';
import type { AreaLoader } from './area-loader.ts';

/**
 * Applies §8 to every lazy script of an area: a failed chunk is logged, and the page reloads at most once a minute;
 * after that the place that needed the chunk keeps its message. Until a release has mounted, and while a page or widget
 * of it loads or is prefetched, its scripts are left to the area loader, which retries and falls back to the previous
 * release.
 */
export function watchChunks(
  loader: Pick<AreaLoader, 'isLoading'>,
  reload: () => Promise<boolean> = reloadAfterChunkFailure,
): void {
  const mounted = new Set<string>();
  onReport(({ kind, area, release }) => {
    if (kind === 'mounted') mounted.add(`${area}/${release}`);
  });
  // Error events of scripts do not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      const [, area = '', release = '', file = ''] =
        /\/releases\/([\w-]+)\/([^/]+)\/([^?#]+)/.exec(
          target instanceof HTMLScriptElement ? target.src : '',
        ) ?? [];
      if (!mounted.has(`${area}/${release}`) || loader.isLoading(area)) return;
      report({ kind: 'chunk', area, release, message: `${file} did not load` });
      // Without a connection no release is at fault, and a reload would lose the page.
      if (navigator.onLine) void reload();
    },
    true,
  );
}
