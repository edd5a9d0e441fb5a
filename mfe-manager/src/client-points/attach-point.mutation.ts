import { addSalePointToCompanies } from '@shop/contracts/manager/manager-sale-points';
import { countOf } from '@shop/domain/format/number';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import type { Company } from '../common/companies-dialog.tsx';
import { refreshManaged } from '../common/managed.queries.ts';
import { UNDO_MS } from '../common/undo.ts';
import { detachPoint, type PointName } from './detach-point.mutation.ts';

/** Adds a sale point to companies and offers an undo. Resolves to whether it was added. */
export async function attachPoint(point: PointName, companies: readonly Company[]): Promise<boolean> {
  try {
    const contragents = companies.map(({ id }) => id);
    const { added } = await call(addSalePointToCompanies, { body: { salePointId: point.id, contragents } });
    const [only] = companies;
    const whose =
      companies.length === 1 ? only?.name : countOf(added.length, 'компания', 'компании', 'компаний');
    toast(`Точка «${point.name}» привязана: ${whose}`, {
      durationMs: UNDO_MS,
      action: { label: 'Отменить', onClick: () => void detachPoint(point, added) },
    });
    return true;
  } catch (error) {
    toast.danger(`Точка «${point.name}» не\u00a0привязана. ${messageOf(error)}`);
    return false;
  } finally {
    void refreshManaged();
  }
}
