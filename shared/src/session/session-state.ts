import { useSyncExternalStore } from 'react';
import { isAllowed, type PermissionName } from '../contracts/permissions.ts';
import type { SessionUser } from '../contracts/session.ts';

/** `unknown` until the first check has answered; `out` without a token or after the session ended. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly user: SessionUser; readonly expiresAt: string };

let current: Session = { status: 'unknown' };
const listeners = new Set<() => void>();

export function getSession(): Session {
  return current;
}

export function setSession(session: Session): void {
  current = session;
  for (const notify of [...listeners]) notify();
}

/** Calls back on every change of the session; returns the way to stop. */
export function onSessionChange(callback: () => void): () => void {
  // As often as it was asked for, whoever else asked with the same function.
  const listener = () => callback();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Who is logged in. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, getSession);
}

/** Whether the one list of permissions allows it to whoever is logged in; for showing, the server decides. */
export function useIsAllowed(permission: PermissionName): boolean {
  const session = useSession();
  return session.status === 'in' && isAllowed(permission, session.user);
}
