import { readShopConfig } from '@shop/platform/http';
import type { Area } from '../discovery/discovery.ts';
import { onReport } from '../failures/report.ts';

const IDLE_TIMEOUT_MS = 3000;

/** Fetches telemetry when the page has nothing else to do, or something has failed. What happened before is kept. */
export function startTelemetryWhenDue(areas: readonly Area[]): void {
  const config = readShopConfig();
  if (!config.telemetry) return;
  const begin = () =>
    void import(/* webpackChunkName: "telemetry" */ './telemetry.ts').then(
      ({ startTelemetry }) => startTelemetry(areas, config),
      // The next problem tries again, and the page's first script tells what is left when the page goes.
      () => undefined,
    );
  onReport(({ kind }) => kind === 'mounted' || begin());
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  const beginWhenIdle = () => whenIdle(begin, { timeout: IDLE_TIMEOUT_MS } as never);
  if (document.readyState === 'complete') beginWhenIdle();
  else window.addEventListener('load', beginWhenIdle, { once: true });
}
