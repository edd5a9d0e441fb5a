import type { TelemetryEvent } from '@shop/contracts/platform/telemetry';
import { BoundedMap } from './bounded-map.ts';
import { knownCalls } from './known-calls.ts';
import type { Ticket } from './reporter/ticket.ts';

/** As many as our own page tells of at most. */
const CALLS_A_PAGE = 20;
const PAGES_KEPT = 10_000;

/** Failed calls that pages tell of: what no contract knows is not counted, and of one page no more than its number. */
export class FailedCalls {
  readonly #told = new BoundedMap<string, number>(PAGES_KEPT);

  /** The events without the calls that are not counted. */
  async admitted({ nonce }: Ticket, events: readonly TelemetryEvent[]): Promise<readonly TelemetryEvent[]> {
    if (!events.some(({ kind }) => kind === 'call')) return events;
    const known = await knownCalls();
    return events.filter(({ kind, call }) => {
      if (kind !== 'call') return true;
      if (call && !known.has(call.call)) return false;
      const told = (this.#told.get(nonce) ?? 0) + 1;
      this.#told.set(nonce, told);
      return told <= CALLS_A_PAGE;
    });
  }
}
