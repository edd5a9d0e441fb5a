import { type SalePoint, saveSalePoint } from '@shop/contracts/manager/sale-points';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { refreshSalePoints } from './sale-points.queries.ts';

/** Time to change one's mind. */
const UNDO_MS = 15_000;

/** Closes a sale point of a company, or opens it again, and offers the way back. */
export async function setSalePointOpen(point: SalePoint, contragent: number, isOpen: boolean): Promise<void> {
  const { id, name, address, contactName, contactPhone, workingHours, coordinates } = point;
  const words = { name, address, contactName, contactPhone, workingHours, coordinates };
  try {
    await call(saveSalePoint, { body: { ...words, id, contragent, active: isOpen } });
    toast(isOpen ? `Точка «${name}» снова работает` : `Точка «${name}» закрыта`, {
      durationMs: UNDO_MS,
      action: {
        label: isOpen ? 'Закрыть' : 'Вернуть',
        onClick: () => void setSalePointOpen(point, contragent, !isOpen),
      },
    });
  } catch (error) {
    toast.danger(`${isOpen ? 'Точка не\u00a0открыта' : 'Точка не\u00a0закрыта'}. ${messageOf(error)}`);
  }
  refreshSalePoints();
}
