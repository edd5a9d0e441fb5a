import { readShopConfig } from '@shop/platform/http';
import { provideHost } from '@shop/remote';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { reloadAfterChunkFailure } from './federation/chunk-reload.ts';
import { createFillers } from './federation/fillers.ts';
import { logFailedCalls } from './federation/log-failed-calls.ts';
import { areaLoader, areas } from './federation/page.ts';
import { report } from './federation/report.ts';
import { watchChunks } from './federation/watch-chunks.ts';
import { pageShown, startArrivals } from './navigation/page-arrival.ts';
import { startAreasWhenDue } from './outlet/start-areas-when-due.ts';
import { watchReleases } from './releases/watch-releases.ts';
import { startScreens } from './screen/screen.atoms.ts';
import { startSession } from './start-session.ts';
import { startTelemetryWhenDue } from './telemetry/start-telemetry-when-due.ts';

const { siteName } = readShopConfig();
const fillers = createFillers(areas, areaLoader);

provideHost({
  siteName,
  fillers: fillers as Parameters<typeof provideHost>[0]['fillers'],
  pageShown,
  report,
  reloadAfterChunkFailure,
});
watchChunks(areaLoader);
logFailedCalls();
// First, so that it hears why a session has ended before it hears that it has.
startScreens(areas);
startSession();
startArrivals(siteName);
createRoot(
  document.getElementById('root') ?? document.body.appendChild(document.createElement('div')),
).render(<App />);
startAreasWhenDue(areas, areaLoader);
watchReleases(areas, areaLoader, () =>
  import(/* webpackChunkName: "page-end" */ './releases/announce-release.ts').then(
    ({ announceRelease }) => announceRelease(),
    // The next change of releases tries again.
    () => undefined,
  ),
);
startTelemetryWhenDue(areas);
