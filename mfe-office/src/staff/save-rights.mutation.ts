import type { StaffRight } from '@shop/contracts/account/permissions';
import { type StaffMember, saveStaffRights } from '@shop/contracts/office/staff';
import { call, messageOf } from '@shop/platform/http';
import { checkSession, getSession } from '@shop/platform/session';
import { toast } from '@shop/ui';
import { UNDO_MS } from '../common/undo.ts';
import { nameOf, refreshStaff } from './staff.queries.ts';

/**
 * Replaces the rights of a member, which were `member.rights`, and offers an undo. Rejects as the call does: with a
 * conflict if somebody else has changed them meanwhile.
 */
export async function saveRights(member: StaffMember, rights: readonly StaffRight[]): Promise<void> {
  await save(member, { before: member.rights, rights });
  const name = nameOf(member);
  // The user could not take it back without this right.
  if (isSelf(member) && !rights.includes('office.people')) return void toast(`Права изменены: ${name}`);
  toast(`Права изменены: ${name}`, {
    durationMs: UNDO_MS,
    action: { label: 'Вернуть', onClick: () => void restore(member, rights) },
  });
}

async function restore(member: StaffMember, before: readonly StaffRight[]): Promise<void> {
  try {
    await save(member, { before, rights: member.rights });
    toast(`Вернули как было: ${nameOf(member)}`);
  } catch (error) {
    toast.danger(`${nameOf(member)}: права не\u00a0вернули. ${messageOf(error)}`);
  }
}

interface NewRights {
  /** The rights that the user has seen. */
  readonly before: readonly StaffRight[];
  readonly rights: readonly StaffRight[];
}

async function save(member: StaffMember, { before, rights }: NewRights): Promise<void> {
  await call(saveStaffRights, {
    params: { id: member.id },
    body: { rights: [...rights], before: [...before] },
  });
  // Menus and sections follow at once.
  if (isSelf(member)) await checkSession();
  void refreshStaff();
}

/** Whether the member is the user. */
export function isSelf({ id }: StaffMember): boolean {
  const session = getSession();
  return session.status === 'in' && session.user.id === id;
}
