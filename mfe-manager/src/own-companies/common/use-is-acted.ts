import { useSession } from '@shop/platform/session';

/** Whether somebody acts for the user: people, rights and new companies are the user's own to change then. */
export function useIsActed(): boolean {
  const session = useSession();
  return session.status === 'in' && session.user.actedBy !== null;
}
