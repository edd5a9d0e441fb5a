import { createHmac } from 'node:crypto';
import { networkOf } from '@shop/server/client-network';
import type { ShopAnswer } from '../../accounts/shop-accounts.ts';

/**
 * The two audiences: visitors whose session was live when they reported, and guests on pages that need none.
 */
export type Audience = 'session' | 'guest';
/** The units by which a release is judged: each has one vote, however many pages or addresses it uses. */
export type Unit = 'network' | 'account';

/**
 * A page's statement on a release: it tried it, it failed on it, or, for the shell, it or any area failed on
 * it.
 */
export type Finding = 'tried' | 'failed' | 'shaken';
/** A figure the judge weighs: `session account failed`. */
export type EvidenceKind = `${Audience} ${Unit} ${Finding}`;

/** The reporter, as keyed hashes from which nobody can be identified. */
export interface Witness {
  readonly audience: Audience;
  readonly units: ReadonlyMap<Unit, string>;
  /** Comes from the machine of the shop itself. */
  readonly isLoopback: boolean;
}

const IPV4_NETWORK_PARTS = 3;
const IPV6_NETWORK_GROUPS = 3;

/**
 * The witness behind a report; undefined when the API could not say whether the session is live. `account` is the
 * API's answer, undefined when the report came without a session.
 */
export function witnessFrom(
  ip: string,
  account: ShopAnswer<number> | undefined,
  secret: string,
): Witness | undefined {
  if (account?.kind === 'no-answer') return undefined;
  const address = plainAddress(ip);
  const hash = (unit: Unit, value: string | number) =>
    createHmac('sha256', secret).update(`${unit} ${value}`).digest('base64url').slice(0, 22);
  const units = new Map<Unit, string>([['network', hash('network', wideNetworkOf(address))]]);
  if (account?.kind === 'yes') units.set('account', hash('account', account.value));
  return { audience: account?.kind === 'yes' ? 'session' : 'guest', units, isLoopback: isLoopback(address) };
}

/** The /24 of an IPv4 address, the /48 of an IPv6 one: the size that one provider or company controls. */
export function wideNetworkOf(ip: string): string {
  const address = plainAddress(ip);
  if (isLoopback(address)) return 'loopback';
  if (!address.includes(':')) return address.split('.').slice(0, IPV4_NETWORK_PARTS).join('.');
  return networkOf(address).split(':').slice(0, IPV6_NETWORK_GROUPS).join(':');
}

/** A server that listens on IPv6 sees IPv4 clients as mapped addresses. */
function plainAddress(ip: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
