import {
  addSalePointToCompanies,
  removeSalePointFromCompany,
} from '@shop/contracts/manager/manager-sale-points';
import { countOf } from '@shop/domain/format/number';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import type { Company } from '../common/companies-dialog.tsx';
import { refreshManaged } from '../common/managed.queries.ts';

/** Time to change one's mind. */
const UNDO_MS = 15_000;

interface Point {
  readonly id: number;
  readonly name: string;
}

/** Makes a sale point one of companies too, and offers the way back. Answers whether it is. */
export async function attachPoint(point: Point, companies: readonly Company[]): Promise<boolean> {
  try {
    const contragents = companies.map(({ id }) => id);
    const { added } = await call(addSalePointToCompanies, { body: { salePointId: point.id, contragents } });
    const [only] = companies;
    const whose =
      companies.length === 1 ? only?.name : countOf(added.length, 'компания', 'компании', 'компаний');
    toast(`Точка «${point.name}» привязана: ${whose}`, {
      durationMs: UNDO_MS,
      action: { label: 'Отменить', onClick: () => void takePointOut(point, added) },
    });
    return true;
  } catch (error) {
    toast.danger(`Точка «${point.name}» не\u00a0привязана. ${messageOf(error)}`);
    return false;
  } finally {
    void refreshManaged();
  }
}

/** Takes a sale point from a company, and offers the way back. */
export async function detachPoint(point: Point, company: Company): Promise<void> {
  if (await takePointOut(point, [company.id]))
    toast(`Точка «${point.name}» убрана из\u00a0компании ${company.name}`, {
      durationMs: UNDO_MS,
      action: { label: 'Вернуть', onClick: () => void attachPoint(point, [company]) },
    });
}

async function takePointOut({ id, name }: Point, contragents: readonly number[]): Promise<boolean> {
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
