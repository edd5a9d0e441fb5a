const MINUTE_MS = 60_000;
/** More addresses in a minute than any shop has customers: then the count begins anew rather than grow. */
const ADDRESSES_MAX = 100_000;

/** Counts failing pages by client address, so that nobody alone can bring a release down with pages he opened for it. */
export class AddressLimit {
  readonly #perMinute: number;
  readonly #counts = new Map<string, number>();
  #minute = 0;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Whether another failing page of this address counts this minute; if so it is counted. */
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

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Providers give a visitor a whole IPv6 network, the first half of its addresses; of IPv4 one address. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, IPV6_GROUPS - head.length - tail.length)).fill('0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, NETWORK_GROUPS);
  return groups.map((group) => Number.parseInt(group, 16)).join(':');
}
