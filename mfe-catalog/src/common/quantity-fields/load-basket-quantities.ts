import type { Service } from '@shop/contracts/platform/services';
import { getSession } from '@shop/platform/session';
import { loadService } from '@shop/remote';

export type BasketQuantities = Service<'basket.quantities'>;

/** The basket's service of quantities; undefined for staff, who have no basket, and where it does not load. */
export async function loadBasketQuantities(): Promise<BasketQuantities | undefined> {
  const session = getSession();
  if (session.status !== 'in' || session.user.role !== 'CUSTOMER') return undefined;
  try {
    return await loadService('basket.quantities');
  } catch {
    // Rejected, or a kept release of the shell that has no services at all.
    return undefined;
  }
}
