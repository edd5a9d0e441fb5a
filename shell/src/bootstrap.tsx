import { readShopConfig } from '@shop/platform/http';
import { provideHost } from '@shop/remote';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { reloadAfterChunkFailure } from './host/failures/chunk-reload.ts';
import { report } from './host/failures/report.ts';
import { createFillers } from './host/federation/fillers.ts';
import { areaLoader, areas } from './host/federation/page-areas.ts';
import { watchChunks } from './host/federation/watch-chunks.ts';
import { pageShown, startArrivals } from './host/navigation/page-arrival.ts';
import { logFailedCalls } from './host/outlet/log-failed-calls.ts';
import { startAreasWhenDue } from './host/outlet/start-areas-when-due.ts';
import { watchReleases } from './host/releases/watch-releases.ts';
import { startScreens } from './host/screen/screen.atoms.ts';
import { startSession } from './host/session/start-session.ts';
import { startTelemetryWhenDue } from './host/telemetry/start-telemetry-when-due.ts';
import { preloadScreen } from './screens/preload-screen.ts';

const { siteName } = readShopConfig();
const fillers = createFillers(areas, areaLoader);

provideHost({
  siteName,
  fillers: fillers as Parameters<typeof provideHost>[0]['fillers'],
  loadService: async (name) =>
    (await import(/* webpackChunkName: "page-end" */ './host/federation/page-services.ts')).loadAreaService(
      name,
    ),
  pageShown,
  report,
  reloadAfterChunkFailure,
});
watchChunks(areaLoader);
logFailedCalls();
// Subscribed first: it has to know why a session has ended before others hear that it has.
startScreens(areas);
startSession();
startArrivals(siteName);
void preloadScreen(areas).then(() => {
  const element = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  createRoot(element).render(<App />);
});
startAreasWhenDue(areas, areaLoader);
watchReleases(areas, areaLoader, () =>
  import(/* webpackChunkName: "page-end" */ './chrome/release-notice/announce-release.ts').then(
    ({ announceRelease }) => announceRelease(),
    // The next change of releases tries again.
    () => undefined,
  ),
);
startTelemetryWhenDue(areas);
