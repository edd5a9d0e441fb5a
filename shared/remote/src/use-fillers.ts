import { isAllowed } from '@shop/contracts/account/permissions';
import type { SlotName } from '@shop/contracts/platform/slots';
import { useSession } from '@shop/platform/session';
import { getHost, type SlotFiller } from './host.ts';

/** The fillers of a slot that the current user may see, in the order of their `area.json`. */
export function useFillers<N extends SlotName>(slot: N): readonly SlotFiller<N>[] {
  const session = useSession();
  return getHost()
    .fillers(slot)
    .filter(
      ({ permission }) => !permission || (session.status === 'in' && isAllowed(permission, session.user)),
    );
}
