import { BlockList, isIP, isIPv4 } from 'node:net';

/** Whether the text is an address or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/** Whether the address is in one of the networks; no networks mean any address. */
export function isInNetworks(ip: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  // A socket of both families writes IPv4 as `::ffff:10.0.0.1`.
  const plain = /^::ffff:([\d.]+)$/i.exec(ip)?.[1] ?? ip;
  return list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}
