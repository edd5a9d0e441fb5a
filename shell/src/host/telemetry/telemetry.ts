import type { ShopConfig } from '@shop/contracts/platform/discovery';
import { cleanMessage, type TelemetryEvent } from '@shop/contracts/platform/telemetry';
import type { Problem } from '@shop/remote';
import type { Area } from '../discovery/discovery.ts';
import { pageProblems } from '../failures/report.ts';
import { areaOf } from '../screen/find-route.ts';
import { blameFor } from './blame.ts';
import { createOutbox, type Outbox } from './report-queue.ts';
import { watchVitals } from './watch-vitals.ts';

/** Starts sending the page's problems and vitals to the origin; further calls do nothing. */
export function startTelemetry(areas: readonly Area[], { telemetry, shellVersion }: ShopConfig): void {
  const problems = pageProblems();
  if (problems.isTaken || !telemetry) return;
  problems.isTaken = true;
  const outbox = createOutbox(telemetry);
  const mounted = new Map<string, string>();
  const record = (problem: Problem | ErrorEvent | PromiseRejectionEvent) => {
    const event =
      problem instanceof Event ? blameFor(problem, ownOrigins(areas)) : toEvent(problem, shellVersion);
    if (!event) return;
    if (event.kind === 'mounted') mounted.set(event.area, event.version);
    outbox.add(event);
  };

  if (document.getElementById('root')?.hasChildNodes())
    record({ kind: 'mounted', area: 'shell', release: shellVersion });
  for (const problem of problems.splice(0)) record(problem);
  problems.push = (...more) => {
    more.forEach(record);
    return 0;
  };
  if (telemetry.sample > 0) tellVitals(outbox, mounted, areaOf(firstPath(), areas));
}

/** Failures of the shell carry no version, because the code that fails does not know it. */
function toEvent({ kind, area, release, message, call }: Problem, shellVersion: string): TelemetryEvent {
  const version = release || shellVersion;
  const details = { ...(message && { message: cleanMessage(message) }), ...(call && { call }) };
  return { kind, area, version, ...details };
}

/** A vital counts for the shell and for the area that the page was opened for. */
function tellVitals(outbox: Outbox, mounted: ReadonlyMap<string, string>, firstArea = ''): void {
  watchVitals((kind, value) => {
    for (const area of ['shell', firstArea]) {
      const version = mounted.get(area);
      if (version) outbox.add({ kind, area, version, value });
    }
  });
}

function firstPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : location.pathname;
}

function ownOrigins(areas: readonly Area[]): ReadonlySet<string> {
  const urls = areas.map(({ current }) => new URL(current.url, location.origin));
  return new Set([location.origin, ...urls.map(({ origin }) => origin)]);
}
