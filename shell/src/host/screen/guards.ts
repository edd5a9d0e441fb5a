import type { Session } from '@shop/platform/session';

/** What a guard says of a visitor: let pass, send elsewhere, wait for the session, or «no such guard» (§6, §8). */
export type Verdict =
  | { readonly kind: 'pass' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown' };

const pass: Verdict = { kind: 'pass' };
const wait: Verdict = { kind: 'wait' };
const home: Verdict = { kind: 'redirect', to: '/' };

/** Where a visitor goes who must log in first, and where one goes who is logged in already. */
export interface Ways {
  readonly toLogin: string;
  readonly fromLogin: string;
}

type Guard = (session: Session, ways: Ways) => Verdict;

/** A guard that needs somebody logged in, and then a condition; others go home. */
function member(isAllowed: (role: string) => boolean): Guard {
  return (session, { toLogin }) => {
    if (session.status === 'unknown') return wait;
    if (session.status === 'out') return { kind: 'redirect', to: toLogin };
    return isAllowed(session.user.role) ? pass : home;
  };
}

const guards: Readonly<Record<string, Guard>> = {
  open: () => pass,
  auth: member(() => true),
  guest: ({ status }, { fromLogin }) => {
    if (status === 'unknown') return wait;
    return status === 'in' ? { kind: 'redirect', to: fromLogin } : pass;
  },
  manager: member((role) => role === 'MANAGER'),
  'not-manager': member((role) => role !== 'MANAGER'),
  user: member((role) => role === 'CUSTOMER'),
  technical: () => ({ kind: 'redirect', to: '/engineering-works/' }),
};

/** Asks the guard of that name. */
export function askGuard(name: string, session: Session, ways: Ways): Verdict {
  const role = /^role:([A-Z]+)$/.exec(name)?.[1];
  const guard = role ? member((own) => own === role) : Object.hasOwn(guards, name) ? guards[name] : undefined;
  return guard ? guard(session, ways) : { kind: 'unknown' };
}
