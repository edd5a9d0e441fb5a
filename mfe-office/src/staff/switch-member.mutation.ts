import { type StaffMember, switchStaffMember } from '@shop/contracts/office/staff';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { UNDO_MS } from '../common/undo.ts';
import { nameOf, refreshStaff } from './staff.queries.ts';

/** Switches a member on or off and offers an undo; a refusal is reported in the server's words. */
export async function switchMember(member: StaffMember, isActive: boolean): Promise<void> {
  const name = nameOf(member);
  try {
    await call(switchStaffMember, { params: { id: member.id }, body: { isActive } });
    toast(
      isActive
        ? `${name}: снова входит`
        : `Отключено: ${name}. Сеансы закрыты${member.clients > 0 ? `, клиентов без менеджера: ${member.clients}` : ''}.`,
      {
        durationMs: UNDO_MS,
        action: {
          label: isActive ? 'Отключить' : 'Вернуть',
          onClick: () => void switchMember(member, !isActive),
        },
      },
    );
  } catch (error) {
    toast.danger(`${name}: ничего не\u00a0изменено. ${messageOf(error)}`);
  }
  void refreshStaff();
}
