import { networkOf } from '@shop/server/client-network';

const MINUTE_MS = 60_000;
/** More addresses in a minute than any shop has customers: then the count begins anew rather than grow. */
const ADDRESSES_MAX = 100_000;

/**
 * Limits reports by client address and minute, so that nobody alone fills the figures or uses up the tickets.
 */
export class AddressLimit {
  readonly #perMinute: number;
  readonly #counts = new Map<string, number>();
  #minute = 0;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts one more of this address, unless its limit for this minute is reached. */
  admits(address: string, nowMs = Date.now()): boolean {
    const minute = Math.floor(nowMs / MINUTE_MS);
    if (minute !== this.#minute || this.#counts.size >= ADDRESSES_MAX) this.#counts.clear();
    this.#minute = minute;
    const visitor = networkOf(address);
    const count = this.#counts.get(visitor) ?? 0;
    if (count >= this.#perMinute) return false;
    this.#counts.set(visitor, count + 1);
    return true;
  }
}
