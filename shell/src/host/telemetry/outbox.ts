import type { ShopConfig } from '@shop/contracts/platform/discovery';
import { failureKinds, TELEMETRY_PATH, type TelemetryEvent } from '@shop/contracts/platform/telemetry';

/** Soon enough to be heard from a visitor who gives up on a broken page, late enough for one report of a page's start. */
const SEND_AFTER_MS = 1500;
/** Longest messages of letters of two bytes stay below the origin's limit. */
const EVENTS_A_REPORT = 25;
/** Different failed calls a page tells of. */
const CALLS_MAX = 20;

export interface Outbox {
  add(event: TelemetryEvent): void;
}

/**
 * Sends what the page saw, each kind once of each release and each failed call once: 1.5 s after the first news and when the page is left.
 * A page that was not drawn for the sample tells of failures only; one without network of nothing, as all fails there.
 */
export function createOutbox({ ticket, sample }: NonNullable<ShopConfig['telemetry']>): Outbox {
  const known = new Set<string>();
  const pending: TelemetryEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let calls = 0;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    while (pending.length > 0) {
      const events = pending.slice(0, EVENTS_A_REPORT);
      // Refused when too much is on its way already: the next turn tries again.
      if (!navigator.sendBeacon(TELEMETRY_PATH, JSON.stringify({ ticket, events }))) return;
      pending.splice(0, events.length);
    }
  };
  // At the window, after the listeners of web-vitals: what they find at the last moment goes along.
  window.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  window.addEventListener('pagehide', flush);

  return {
    add(event) {
      const isFailure = (failureKinds as readonly string[]).includes(event.kind);
      const isWanted = isFailure ? navigator.onLine : sample > 0;
      const key = [event.kind, event.area, event.version, event.call && event.message].join(' ');
      if (!isWanted || known.has(key)) return;
      if (event.call && ++calls > CALLS_MAX) return;
      known.add(key);
      pending.push(event);
      timer ??= setTimeout(flush, SEND_AFTER_MS);
    },
  };
}
