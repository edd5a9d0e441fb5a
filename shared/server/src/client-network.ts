const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * Whose address it is, for limits: providers give a client a whole IPv6 network, the first half of its addresses, and of
 * IPv4 one address.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, IPV6_GROUPS - head.length - tail.length)).fill('0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, NETWORK_GROUPS);
  return groups.map((group) => Number.parseInt(group, 16)).join(':');
}
