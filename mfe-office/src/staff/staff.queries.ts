import { getStaff, type StaffMember } from '@shop/contracts/office/staff';
import { callKey, callQuery, queryClient } from '@shop/platform/query';

export const staffQuery = () => callQuery(getStaff, {});

export function refreshStaff(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey(getStaff) });
}

/** Reads a member anew, past the cache, and refreshes the list; undefined for somebody who is gone. */
export async function readMember(id: number): Promise<StaffMember | undefined> {
  const { items } = await queryClient.fetchQuery({ ...staffQuery(), staleTime: 0 });
  return items.find((member) => member.id === id);
}

/** «Анна Штатная» in a list or a sentence; without a name, the login. */
export function nameOf({ name, login }: Pick<StaffMember, 'name' | 'login'>): string {
  return name || login;
}
