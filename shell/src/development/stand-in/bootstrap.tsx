import { readShopConfig } from '@shop/platform/http';
import { history } from '@shop/platform/router';
import { readToken } from '@shop/platform/session';
import { provideHost } from '@shop/remote';
import { createRoot } from 'react-dom/client';
import { reloadAfterChunkFailure } from '../../host/failures/chunk-reload.ts';
import { report } from '../../host/failures/report.ts';
import { createFillers } from '../../host/federation/fillers.ts';
import { areaLoader, areas } from '../../host/federation/page-areas.ts';
import { pageShown, startArrivals } from '../../host/navigation/page-arrival.ts';
import { startAreasWhenDue } from '../../host/outlet/start-areas-when-due.ts';
import { areaOf } from '../../host/screen/find-route.ts';
import { startScreens } from '../../host/screen/screen.atoms.ts';
import { startSession } from '../../host/session/start-session.ts';
import { logInAs, people } from './people.ts';
import { outlineEmpty } from './slot-outline.tsx';
import { StandIn } from './stand-in.tsx';

void start();

/** Does for one area what the shell does, without rendering anything of the shell. */
async function start() {
  const { siteName } = readShopConfig();
  const fillers = outlineEmpty(createFillers(areas, areaLoader));
  provideHost({
    siteName,
    fillers: fillers as Parameters<typeof provideHost>[0]['fillers'],
    loadService: async (name) =>
      (
        await import(/* webpackChunkName: "page-end" */ '../../host/federation/page-services.ts')
      ).loadAreaService(name),
    pageShown,
    report,
    reloadAfterChunkFailure,
  });
  const home = areas[0]?.manifest.routes[0]?.path;
  if (home && !areaOf(location.pathname, areas)) history.replace(home);
  // Runs before the screen is decided: a guard would lead to a login page, which does not exist here.
  if (!readToken()) await logInAs(people[0]).catch(() => undefined);
  startScreens(areas);
  startSession();
  startArrivals(siteName);
  createRoot(document.getElementById('root') as HTMLElement).render(<StandIn areas={areas} />);
  startAreasWhenDue(areas, areaLoader);
}
