import { ApiRefusal } from '@shop/platform/http';
import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { MessageIcon } from '@shop/ui/parts/icons';

/** Whether the right was taken away: the server knows before the page does, and another try would not help. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiRefusal && error.code === 'forbidden';
}

/** Instead of appeals, for whoever may not see them: who can change that. */
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
