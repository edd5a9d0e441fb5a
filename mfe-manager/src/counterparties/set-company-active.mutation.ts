import { setCounterpartyActive } from '@shop/contracts/manager/manager';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { refreshManaged } from '../common/managed.queries.ts';
import { UNDO_MS } from '../common/undo.ts';

export interface SwitchedCompany {
  readonly id: number;
  readonly name: string;
}

/** Switches a client on or off, explains what that means for its people, and offers an undo. */
export async function setCompanyActive(company: SwitchedCompany, active: boolean): Promise<void> {
  const { id, name } = company;
  try {
    await call(setCounterpartyActive, { body: { id, active } });
    toast(
      active
        ? `${name} снова работает. Сотрудники могут заказывать.`
        : `Отключено: ${name}. Сотрудники не\u00a0могут заказывать, заказы в\u00a0пути придут.`,
      {
        durationMs: UNDO_MS,
        action: {
          label: active ? 'Отключить' : 'Вернуть',
          onClick: () => void setCompanyActive(company, !active),
        },
      },
    );
  } catch (error) {
    toast.danger(`${name}: состояние не\u00a0изменено. ${messageOf(error)}`);
  }
  void refreshManaged();
}
