import type { TelemetryEvent } from '@shop/contracts/platform/telemetry';
import { BoundedMap } from './bounded-map.ts';
import { knownCalls } from './known-calls.ts';
import type { Ticket } from './reporter/ticket.ts';

/** The same number that our own page reports at most. */
const CALLS_A_PAGE = 20;
const PAGES_MAX = 10_000;

/**
 * Filters failed calls in a report: calls outside the contracts do not count, nor more than the limit per
 * page.
 */
export class FailedCalls {
  readonly #counts = new BoundedMap<string, number>(PAGES_MAX);

  /** The events without the calls that are not counted. */
  async admitted({ nonce }: Ticket, events: readonly TelemetryEvent[]): Promise<readonly TelemetryEvent[]> {
    if (!events.some(({ kind }) => kind === 'call')) return events;
    const known = await knownCalls();
    return events.filter(({ kind, call }) => {
      if (kind !== 'call') return true;
      if (call && !known.has(call.call)) return false;
      const count = (this.#counts.get(nonce) ?? 0) + 1;
      this.#counts.set(nonce, count);
      return count <= CALLS_A_PAGE;
    });
  }
}
