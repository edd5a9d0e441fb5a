import type { ManagedUser } from '@shop/contracts/manager/manager-users';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
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

/** The dialogs about a user: each is a lazy chunk, and one is open at a time. */
export function useUserDialogs() {
  const [opened, setOpened] = useState<Opened>();
  const chunks = {
    edit: useLazyChunk(loadEdit),
    companies: useLazyChunk(loadCompanies),
    reassign: useLazyChunk(loadReassign),
  };
  function open(kind: UserDialogKind, user: ManagedUser) {
    setOpened({ kind, user });
    chunks[kind].ask();
  }
  /** Passes the current user of the list to the open dialog, which stays open across changes. */
  function dialog(users: readonly ManagedUser[]): ReactNode {
    const Dialog = opened && chunks[opened.kind].chunk;
    if (!opened || !Dialog) return null;
    const user = users.find(({ id }) => id === opened.user.id) ?? opened.user;
    return <Dialog user={user} onClose={() => setOpened(undefined)} />;
  }
  return { open, dialog, opening: opened && chunks[opened.kind].isPending ? opened : undefined };
}
