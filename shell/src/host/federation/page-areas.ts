import { readAreas } from '../discovery/discovery.ts';
import { createAreaLoader } from './area-loader.ts';
import { isMicrofrontend } from './modules.ts';
import { loadFromRemote } from './remote-loader.ts';

/** The areas of this page. */
export const areas = readAreas();

/** The single loader of the page. */
export const areaLoader = createAreaLoader(loadFromRemote);

/** Starts loading the area of a path before any code of the shell has loaded. */
export function startAreaOf(owner: string | undefined): void {
  const area = areas.find(({ name }) => name === owner);
  // The mount of the area shows the failure; here it only must not be an unhandled rejection.
  if (area)
    areaLoader.load(area, area.manifest.module, isMicrofrontend, 'ahead').ready.catch(() => undefined);
}
