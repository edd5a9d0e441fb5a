import { type Consignee, saveConsignee } from '@shop/contracts/basket-order/consignees';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { refreshConsignees } from './address.queries.ts';

/** Saves a consignee and refreshes the lists; without `id` a new one is added. Rejects when the server refuses. */
export async function saveConsigneeFields(
  id: number | undefined,
  fields: Omit<CallInput<typeof saveConsignee>['body'], 'id'>,
): Promise<Consignee> {
  const saved = await call(saveConsignee, { body: { ...fields, id } });
  refreshConsignees();
  toast.success(id === undefined ? 'Грузополучатель добавлен' : 'Грузополучатель изменён');
  return saved;
}
