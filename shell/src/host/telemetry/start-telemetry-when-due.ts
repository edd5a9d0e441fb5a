import { readShopConfig } from '@shop/platform/http';
import type { Area } from '../discovery/discovery.ts';
import { onReport } from '../failures/report.ts';

const IDLE_TIMEOUT_MS = 3000;

/** Loads telemetry when the page is idle or something has failed. Earlier problems are queued. */
export function startTelemetryWhenDue(areas: readonly Area[]): void {
  const config = readShopConfig();
  if (!config.telemetry) return;
  const begin = () =>
    void import(/* webpackChunkName: "telemetry" */ './telemetry.ts').then(
      ({ startTelemetry }) => startTelemetry(areas, config),
      // The next problem tries again, and the page's first script sends the rest when the page is left.
      () => undefined,
    );
  onReport(({ kind }) => kind === 'mounted' || begin());
  // Safari has no idle callback.
  const beginWhenIdle = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(begin, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(begin);
  if (document.readyState === 'complete') beginWhenIdle();
  else window.addEventListener('load', beginWhenIdle, { once: true });
}
