import { type SalePoint, saveSalePoint } from '@shop/contracts/manager/sale-points';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { UNDO_MS } from '../undo.ts';
import { refreshSalePoints } from './sale-points.queries.ts';

/** Closes a sale point of a company or reopens it, and offers an undo. */
export async function setSalePointOpen(point: SalePoint, contragent: number, isOpen: boolean): Promise<void> {
  const { id, name, address, contactName, contactPhone, workingHours, coordinates } = point;
  const fields = { name, address, contactName, contactPhone, workingHours, coordinates };
  try {
    await call(saveSalePoint, { body: { ...fields, id, contragent, active: isOpen } });
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
