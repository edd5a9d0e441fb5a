import { type StaffMember, sendStaffLink } from '@shop/contracts/office/staff';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { nameOf } from './staff.queries.ts';

/** Emails a new link for the password; a failure is reported. */
export async function sendLink(member: StaffMember): Promise<void> {
  try {
    await call(sendStaffLink, { params: { id: member.id } });
    toast.success(`Ссылка отправлена на\u00a0${member.login}. Прежние больше не\u00a0действуют.`);
  } catch (error) {
    toast.danger(`${nameOf(member)}: ссылка не\u00a0отправлена. ${messageOf(error)}`);
  }
}
