import { addStaffMember, type StaffMember } from '@shop/contracts/office/staff';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { refreshStaff } from './staff.queries.ts';

/** Adds a manager, who gets an invitation by email. Rejects as the call does. */
export async function inviteMember(member: CallInput<typeof addStaffMember>['body']): Promise<StaffMember> {
  const added = await call(addStaffMember, { body: member });
  void refreshStaff();
  return added;
}
