import { useLocation } from '@shop/platform/router';
import { useSession } from '@shop/platform/session';

/** Here a person who does not agree takes a copy of the data or has them erased, so nothing is asked. */
const OWN_DATA_PATH = '/my-profile/';

/** Whether a required text waits for the user's consent, on a page that asks for it. */
export function useAsksConsent(): boolean {
  const session = useSession();
  const { pathname } = useLocation();
  return session.status === 'in' && session.user.asksConsent === true && pathname !== OWN_DATA_PATH;
}
