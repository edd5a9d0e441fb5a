import { useMutation } from '@shop/platform/query';
import { logOut } from '@shop/platform/session';
import { ConfirmDialog } from '@shop/ui';
import { useEffect } from 'react';
import { prefetchPage } from '../../host/screen/shell-pages.ts';

interface LogoutDialogProps {
  readonly onClose: () => void;
}

/** Asks, then ends the session in every tab (§4). The guard of the screen leads to the login page. */
export function LogoutDialog({ onClose }: LogoutDialogProps) {
  const { mutate, isPending } = useMutation({ mutationFn: logOut });
  // Preloads the login page, which a logout without a connection shows too.
  useEffect(() => void prefetchPage('auth'), []);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Выйти из аккаунта?"
      confirmLabel="Выйти"
      cancelLabel="Остаться"
      onConfirm={() => mutate()}
      pending={isPending}
    >
      Корзина и избранное сохранятся: войдите снова, и всё будет на месте.
    </ConfirmDialog>
  );
}
