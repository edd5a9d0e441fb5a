import { readShopConfig } from '@shop/platform/http';
import { history } from '@shop/platform/router';
import { readToken } from '@shop/platform/session';
import { provideHost } from '@shop/remote';
import { createRoot } from 'react-dom/client';
import { reloadAfterChunkFailure } from '../../federation/chunk-reload.ts';
import { createFillers } from '../../federation/fillers.ts';
import { areaLoader, areas } from '../../federation/page.ts';
import { report } from '../../federation/report.ts';
import { pageShown, startArrivals } from '../../navigation/page-arrival.ts';
import { startAreasWhenDue } from '../../outlet/start-areas-when-due.ts';
import { areaOf } from '../../screen/find-route.ts';
import { startScreens } from '../../screen/screen.atoms.ts';
import { startSession } from '../../start-session.ts';
import { logInAs, people } from './people.ts';
import { outlineEmpty } from './slot-outline.tsx';
import { StandIn } from './stand-in.tsx';

void start();

/** What the shell does for its areas, for one of them and without anything of the shell's own on the page. */
async function start() {
  const { siteName } = readShopConfig();
  const fillers = outlineEmpty(createFillers(areas, areaLoader));
  provideHost({
    siteName,
    fillers: fillers as Parameters<typeof provideHost>[0]['fillers'],
    pageShown,
    report,
    reloadAfterChunkFailure,
  });
  const home = areas[0]?.manifest.routes[0]?.path;
  if (home && !areaOf(location.pathname, areas)) history.replace(home);
  // Before the screen is decided: a guard would lead to a login page, and there is none.
  if (!readToken()) await logInAs(people[0]).catch(() => undefined);
  startScreens(areas);
  startSession();
  startArrivals(siteName);
  createRoot(document.getElementById('root') as HTMLElement).render(<StandIn areas={areas} />);
  startAreasWhenDue(areas, areaLoader);
}
