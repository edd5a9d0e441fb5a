import type { ManagedUser } from '@shop/contracts/manager/manager-users';
import { usePart } from '@shop/kit/page/use-part';
import { type ReactNode, useState } from 'react';

export type UserDialogKind = 'edit' | 'companies' | 'reassign';

interface Opened {
  readonly kind: UserDialogKind;
  readonly user: ManagedUser;
}

const loadEdit = async () =>
  (await import(/* webpackChunkName: "edit-user" */ './edit-user-dialog.tsx')).EditUserDialog;
const loadCompanies = async () =>
  (await import(/* webpackChunkName: "user-companies" */ './user-companies-dialog.tsx')).UserCompaniesDialog;
const loadReassign = async () =>
  (await import(/* webpackChunkName: "reassign-orders" */ '../reassign/reassign-dialog.tsx')).ReassignDialog;

/** The dialogs about a user: each comes with the first press, one is open at a time. */
export function useUserDialogs() {
  const [opened, setOpened] = useState<Opened>();
  const parts = {
    edit: usePart(loadEdit),
    companies: usePart(loadCompanies),
    reassign: usePart(loadReassign),
  };
  function open(kind: UserDialogKind, user: ManagedUser) {
    setOpened({ kind, user });
    parts[kind].ask();
  }
  /** The user as the list has it now, for a dialog that stays open while something changes. */
  function dialog(users: readonly ManagedUser[]): ReactNode {
    const Dialog = opened && parts[opened.kind].part;
    if (!opened || !Dialog) return null;
    const user = users.find(({ id }) => id === opened.user.id) ?? opened.user;
    return <Dialog user={user} onClose={() => setOpened(undefined)} />;
  }
  return { open, dialog, opening: opened && parts[opened.kind].isPending ? opened : undefined };
}
