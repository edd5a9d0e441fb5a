import type { Session } from '@shop/platform/session';

/** The decision of a guard: pass, redirect, wait for the session, or «no such guard» (§6, §8). */
export type Verdict =
  | { readonly kind: 'pass' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown' };

const pass: Verdict = { kind: 'pass' };
const wait: Verdict = { kind: 'wait' };
const home: Verdict = { kind: 'redirect', to: '/' };

/** The login page for visitors, and the target for users who are logged in already. */
export interface Ways {
  readonly toLogin: string;
  readonly fromLogin: string;
}

type Guard = (session: Session, ways: Ways) => Verdict;

/** A guard that requires a session and a condition; others are redirected home. */
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

/** Runs the guard of that name. */
export function runGuard(name: string, session: Session, ways: Ways): Verdict {
  const role = /^role:([A-Z]+)$/.exec(name)?.[1];
  const guard = role ? member((own) => own === role) : Object.hasOwn(guards, name) ? guards[name] : undefined;
  return guard ? guard(session, ways) : { kind: 'unknown' };
}
