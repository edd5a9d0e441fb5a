import { removeSalePointFromCompany } from '@shop/contracts/manager/manager-sale-points';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { refreshManaged } from '../common/managed.queries.ts';

export interface PointName {
  readonly id: number;
  readonly name: string;
}

/** Removes a sale point from companies by their ids; a failure is reported. Resolves to whether it was removed. */
export async function detachPoint({ id, name }: PointName, contragents: readonly number[]): Promise<boolean> {
  try {
    for (const contragent of contragents)
      await call(removeSalePointFromCompany, { body: { salePointId: id, contragent } });
    return true;
  } catch (error) {
    toast.danger(`Точка «${name}» не\u00a0убрана. ${messageOf(error)}`);
    return false;
  } finally {
    void refreshManaged();
  }
}
