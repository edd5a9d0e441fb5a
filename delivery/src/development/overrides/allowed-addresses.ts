import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

/** Whether an address is among those that a setting lists. */
export type AddressCheck = (address: string) => boolean;

interface Range {
  readonly address: string;
  readonly family: 'ipv4' | 'ipv6';
  readonly bits: number;
}

/**
 * Parses `OVERRIDES_FROM=10.8.0.0/16,192.168.1.7,fd00::/8`. A range that contains every address is refused.
 */
export const addressList = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => parseRange(part.trim()))),
  v.check(
    (ranges) => ranges.every((range) => range !== undefined),
    'must be a list of addresses such as 10.8.0.0/16,192.168.1.7',
  ),
  v.check((ranges) => ranges.every((range) => range?.bits !== 0), 'must not let everybody in'),
  v.transform((ranges) => checkOf(ranges.filter((range) => range !== undefined))),
);

function parseRange(text: string): Range | undefined {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0 || !/^\d{1,3}$/.test(bits ?? '0')) return undefined;
  const longest = version === 4 ? 32 : 128;
  const length = bits === undefined ? longest : Number(bits);
  return length > longest ? undefined : { address, family: familyOf(version), bits: length };
}

function checkOf(ranges: readonly Range[]): AddressCheck {
  const list = new BlockList();
  for (const { address, bits, family } of ranges) list.addSubnet(address, bits, family);
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, familyOf(version));
  };
}

function familyOf(version: number): 'ipv4' | 'ipv6' {
  return version === 4 ? 'ipv4' : 'ipv6';
}
