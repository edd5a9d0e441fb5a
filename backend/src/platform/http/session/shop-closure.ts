import { getCounterparties, getHeader, switchCounterparty } from '@shop/contracts/account/header';
import { returnToOwnSession } from '@shop/contracts/account/impersonation';
import { checkSession, getCsrfToken, logOut } from '@shop/contracts/account/session';
import type { Call } from '@shop/contracts/platform/call';
import type { Actor } from '../../actor/actor.ts';
import { Unavailable } from '../../errors/errors.ts';

/**
 * Calls that a session needs to stay or to end, even while the shop is closed. Calls open to visitors are never closed.
 */
const alwaysAllowed: readonly unknown[] = [checkSession, logOut, getCsrfToken, returnToOwnSession];
/** Calls that let a user of a closed company see his other companies and switch to one. */
const allowedInClosedCompany: readonly unknown[] = [getHeader, getCounterparties, switchCounterparty];

/** Whether a call is answered with `data.closed` only (§8: the 501 page). Throws `Unavailable` during maintenance. */
export function isClosedTo(call: Call, { closure }: Actor): boolean {
  if (closure === null || call.access === 'public' || alwaysAllowed.includes(call)) return false;
  if (closure === 'maintenance')
    throw new Unavailable('Ведутся технические работы. Сайт скоро снова заработает');
  return !allowedInClosedCompany.includes(call);
}
