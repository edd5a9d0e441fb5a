const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The network that an address counts as, for rate limits: providers assign a client a whole IPv6 network (the first
 * half of the address), but a single IPv4 address.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, IPV6_GROUPS - head.length - tail.length)).fill('0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, NETWORK_GROUPS);
  return groups.map((group) => Number.parseInt(group, 16)).join(':');
}
