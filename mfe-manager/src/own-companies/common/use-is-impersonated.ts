import { useSession } from '@shop/platform/session';

/** Whether somebody impersonates the user, who alone may change people, permissions and companies. */
export function useIsImpersonated(): boolean {
  const session = useSession();
  return session.status === 'in' && session.user.actedBy !== null;
}
