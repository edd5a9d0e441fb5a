import { setCounterpartyActive } from '@shop/contracts/manager/manager';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { refreshManaged } from '../common/managed.queries.ts';

/** Time to change one's mind. */
const UNDO_MS = 15_000;

export interface SwitchedCompany {
  readonly id: number;
  readonly name: string;
}

/** Switches a client on or off, says what that means for its people, and offers the way back. */
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
