import { currentLocation, onNavigation } from '@shop/platform/router';
import type { Area } from '../discovery/discovery.ts';
import { reloadAfterChunkFailure } from '../failures/chunk-reload.ts';
import { report } from '../failures/report.ts';
import type { AreaLoader } from '../federation/area-loader.ts';
import { areaOf } from '../screen/find-route.ts';
import { setOutlet } from './outlet.atoms.ts';

/** Loads the code that mounts areas with the first path that belongs to one: login and home do without it. */
export function startAreasWhenDue(areas: readonly Area[], loader: AreaLoader): void {
  const isDue = () => areaOf(currentLocation().location.pathname, areas) !== undefined;
  const begin = () =>
    import(/* webpackChunkName: "areas" */ './start-areas.ts').then(
      ({ startAreas }) => startAreas(areas, loader),
      async (error) => {
        report({ kind: 'chunk', area: 'shell', release: '', message: String(error) });
        if (!(await reloadAfterChunkFailure()))
          setOutlet({ status: 'failed', area: '', title: '', retry: begin });
      },
    );
  if (isDue()) return void begin();
  const stop = onNavigation(() => {
    if (!isDue()) return;
    stop();
    void begin();
  });
}
