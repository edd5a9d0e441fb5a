import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { MessageIcon } from '@shop/ui/parts/icons';

/** Shown to users without the permission: who can grant it. */
export function NoRight() {
  return (
    <EmptyState
      icon={<MessageIcon />}
      title="Нужно право на обращения"
      action={<Button to="/">На главную</Button>}
    >
      Право «Обращения» выдаёт администратор вашей компании.
    </EmptyState>
  );
}
