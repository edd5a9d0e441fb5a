import { useSession } from '@shop/platform/session';

/** The impersonated user and the company; undefined without impersonation. Notifications belong to the user alone. */
export function useImpersonatedUser() {
  const session = useSession();
  if (session.status !== 'in' || !session.user.actedBy) return undefined;
  return { userName: session.user.name, companyName: session.user.actedBy.companyName };
}
