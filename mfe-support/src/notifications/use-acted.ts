import { useSession } from '@shop/platform/session';

/** For whom somebody acts, and at which company; undefined for whoever is here in person. Notifications are the user's own. */
export function useActed() {
  const session = useSession();
  if (session.status !== 'in' || !session.user.actedBy) return undefined;
  return { userName: session.user.name, companyName: session.user.actedBy.companyName };
}
