import { networkOf } from '@shop/server/client-network';

const LIMIT = 20;
const WINDOW_MS = 60_000;
const ADDRESSES_KEPT = 10_000;

interface Failures {
  count: number;
  readonly endsAt: number;
}

/**
 * Limits failures by address: after 20 within a minute the address has to wait for its end. Only failures
 * count.
 */
export class FailureLimit {
  readonly #known = new Map<string, Failures>();

  /** Seconds that the address has to wait; 0 when it need not. */
  waitSeconds(address: string, nowMs = Date.now()): number {
    const failures = this.#known.get(networkOf(address));
    if (!failures || failures.endsAt <= nowMs || failures.count < LIMIT) return 0;
    return Math.ceil((failures.endsAt - nowMs) / 1000);
  }

  count(address: string, nowMs = Date.now()): void {
    const network = networkOf(address);
    const failures = this.#known.get(network);
    if (failures && failures.endsAt > nowMs) {
      failures.count += 1;
      return;
    }
    this.#known.delete(network);
    this.#known.set(network, { count: 1, endsAt: nowMs + WINDOW_MS });
    // Oldest first: a map keeps the order in which addresses came.
    for (const [oldest] of this.#known) {
      if (this.#known.size <= ADDRESSES_KEPT) break;
      this.#known.delete(oldest);
    }
  }
}
