import { readShopConfig } from '@shop/platform/http';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import type { Area } from '../discovery/discovery.ts';
import type { AreaLoader } from '../federation/area-loader.ts';
import { areaOf } from '../screen/find-route.ts';
import { currentScreen, onScreenChange } from '../screen/screen.atoms.ts';
import { areaApplication } from './area-application.ts';

/**
 * Registers one application per area of the discovery document. The screen, guards included, decides which is active.
 */
export function startAreas(areas: readonly Area[], loader: AreaLoader): void {
  const { shellVersion } = readShopConfig();
  const refresh = async () => {
    const part = await import(/* webpackChunkName: "page-end" */ '../releases/refresh-releases.ts');
    return part.refreshReleases(areas, loader, shellVersion);
  };
  for (const area of areas) {
    registerApplication({
      name: area.name,
      app: areaApplication(area, loader, (pathname) => areaOf(pathname, areas) === area.name, refresh),
      activeWhen: () => {
        const screen = currentScreen();
        return screen.kind === 'area' && screen.area === area.name;
      },
    });
  }
  onScreenChange(() => void triggerAppChange());
  start({ urlRerouteOnly: true });
}
