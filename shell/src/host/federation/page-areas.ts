import { type Area, readAreas } from '../discovery/discovery.ts';
import { findRoute } from '../screen/find-route.ts';
import { createAreaLoader } from './area-loader.ts';
import { isMicrofrontend, isWidget } from './modules.ts';
import { loadFromRemote } from './remote-loader.ts';

/** The areas of this page. */
export const areas = readAreas();

/** The single loader of the page. */
export const areaLoader = createAreaLoader(loadFromRemote);

/** Starts loading the area of a path and the widgets in its slots before any code of the shell has loaded. */
export function startPath(pathname: string): void {
  const found = findRoute(pathname, areas);
  if (found?.owner !== 'area') return;
  for (const area of areas) {
    const { name, manifest } = area;
    if (found.area === name) start(area, manifest.module, isMicrofrontend);
    for (const { slot, module, lazy } of manifest.widgets)
      if (!lazy && found.route.slots?.includes(slot)) start(area, module, isWidget);
  }
}

/** The mount of the area, or the slot, shows a failure; here it only must not be an unhandled rejection. */
function start<T>(area: Area, module: string, check: (exposed: unknown) => exposed is T): void {
  areaLoader.load(area, module, check, 'ahead').ready.catch(() => undefined);
}
