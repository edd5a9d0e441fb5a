import { returnToOwnSession } from '@shop/contracts/account/acting';
import { getCounterparties, getHeader, switchCounterparty } from '@shop/contracts/account/header';
import { checkSession, getCsrfToken, logOut } from '@shop/contracts/account/session';
import type { Call } from '@shop/contracts/platform/call';
import type { ActingUser } from '../../actor/acting-user.ts';
import { Unavailable } from '../../errors/errors.ts';

/** What a session needs to stay or to end, whatever is shut. Calls open to visitors are never shut. */
const always: readonly unknown[] = [checkSession, logOut, getCsrfToken, returnToOwnSession];
/** The way out of a closed company: to see where else one buys, and to go there. */
const wayOut: readonly unknown[] = [getHeader, getCounterparties, switchCounterparty];

/**
 * Whether a call is answered `data.closed` instead of anything else (§8: the 501 page). Throws `Unavailable` during
 * technical works.
 */
export function isClosedTo(call: Call, { shut }: ActingUser): boolean {
  if (shut === null || call.access === 'public' || always.includes(call)) return false;
  if (shut === 'works') throw new Unavailable('Ведутся технические работы. Сайт скоро снова заработает');
  return !wayOut.includes(call);
}
