import { BlockList, isIPv4, isIPv6 } from 'node:net';
import * as v from 'valibot';
import { requestDadata } from '../../platform/dadata/dadata.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** The place of an address as the location service names it; `region` distinguishes cities that share a name. */
export interface Place {
  readonly city: string;
  readonly region: string;
}

/** Returns null when the location is unknown. Throws when the location service does not answer. */
export type LocateIp = (address: string) => Promise<Place | null>;

const TIMEOUT_MS = 2000;
const CACHE_MS = 60 * 60 * 1000;
const MAX_CACHED = 1000;

const found = v.object({
  location: v.nullable(
    v.object({
      data: v.object({
        city: v.optional(v.nullable(v.string()), null),
        settlement: v.optional(v.nullable(v.string()), null),
        region: v.optional(v.nullable(v.string()), null),
      }),
    }),
  ),
});

/**
 * Locates an address with DaData when a key is configured. Private network addresses are never sent outside; a demo
 * shop places them in its default city.
 */
export function ipLocation(settings: Settings): LocateIp {
  const cache = new Map<string, { readonly place: Place | null; readonly untilMs: number }>();
  return async (address) => {
    if (isInner(address)) return settings.hasDemoUsers ? { city: settings.defaultCity, region: '' } : null;
    if (settings.dadataKey === undefined) return null;
    const cached = cache.get(address);
    if (cached !== undefined && cached.untilMs > Date.now()) return cached.place;
    const place = await requestPlace(settings, address);
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? '');
    cache.set(address, { place, untilMs: Date.now() + CACHE_MS });
    return place;
  };
}

async function requestPlace(settings: Settings, address: string): Promise<Place | null> {
  const path = `iplocate/address?ip=${encodeURIComponent(address)}`;
  const { location } = v.parse(found, await requestDadata(settings, { path, timeoutMs: TIMEOUT_MS }));
  const { city = null, settlement = null, region = null } = location?.data ?? {};
  const name = city ?? settlement;
  return name === null ? null : { city: name, region: region ?? '' };
}

const inner = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  inner.addSubnet(network, bits, 'ipv4');
inner.addAddress('::1', 'ipv6');
inner.addSubnet('fc00::', 7, 'ipv6');
inner.addSubnet('fe80::', 10, 'ipv6');

/** Returns true for text that is no address, too. */
function isInner(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return inner.check(plain, 'ipv4');
  return !isIPv6(plain) || inner.check(plain, 'ipv6');
}
