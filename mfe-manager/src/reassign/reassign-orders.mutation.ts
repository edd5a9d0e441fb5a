import { reassignOrders } from '@shop/contracts/manager/manager-users';
import { call } from '@shop/platform/http';
import { refreshManaged } from '../common/managed.queries.ts';

/** Moves all orders of a user to another in one transaction; resolves to their number. Rejects as the call does. */
export async function moveOrders(userId: number, newUserId: number): Promise<number> {
  const { moved } = await call(reassignOrders, { body: { userId, newUserId } });
  void refreshManaged();
  return moved;
}
