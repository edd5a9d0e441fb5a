import { readAreas } from '../discovery/discovery.ts';
import { createAreaLoader } from './area-loader.ts';
import { isMicrofrontend } from './modules.ts';
import { loadFromRemote } from './remote-loader.ts';

/** The areas of this page. */
export const areas = readAreas();

/** The page's one loader. */
export const areaLoader = createAreaLoader(loadFromRemote);

/** Starts to load the area of a path, before anything of the shell itself has come. */
export function startAreaOf(owner: string | undefined): void {
  const area = areas.find(({ name }) => name === owner);
  // A failure is shown by whoever mounts the area; here it only must not be unhandled.
  if (area)
    areaLoader.load(area, area.manifest.module, isMicrofrontend, 'ahead').ready.catch(() => undefined);
}
