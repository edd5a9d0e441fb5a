import type { ShopConfig } from '@shop/contracts/platform/discovery';
import { failureKinds, TELEMETRY_PATH, type TelemetryEvent } from '@shop/contracts/platform/telemetry';

/**
 * Short enough to hear from a visitor who gives up on a broken page, long enough to combine the reports of a page's
 * start.
 */
const SEND_AFTER_MS = 1500;
/** Keeps the longest messages of two-byte letters below the origin's limit. */
const EVENTS_A_REPORT = 25;
/** The number of different failed calls that a page reports. */
const CALLS_MAX = 20;

export interface Outbox {
  add(event: TelemetryEvent): void;
}

/**
 * Sends reports, each kind once per release and each failed call once: 1.5 s after the first one and when the page is
 * left. A page outside the sample sends failures only; one without a network sends nothing, because everything fails
 * there.
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
      // The browser refuses a beacon when too much is queued; the next flush tries again.
      if (!navigator.sendBeacon(TELEMETRY_PATH, JSON.stringify({ ticket, events }))) return;
      pending.splice(0, events.length);
    }
  };
  // Registered on the window after the listeners of web-vitals, so that their last values are included.
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
