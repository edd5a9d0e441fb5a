import { getFinanceSections } from '@shop/contracts/finances/finances';
import { ApiRefusal } from '@shop/platform/http';
import { callKey, useQueryClient } from '@shop/platform/query';
import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { WalletIcon } from '@shop/ui/parts/icons';
import { useEffect } from 'react';

/** Whether the right was taken away: the server knows before the page does, and another try would not help. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiRefusal && error.code === 'forbidden';
}

/** Instead of finances, for whoever may not see them: who can change that. The tabs are asked for again. */
export function NoRight() {
  const cache = useQueryClient();
  useEffect(() => void cache.invalidateQueries({ queryKey: callKey(getFinanceSections) }), [cache]);
  return (
    <EmptyState
      icon={<WalletIcon />}
      title="Нужно право видеть финансы"
      action={<Button to="/">На главную</Button>}
    >
      Право «Финансы» выдаёт администратор вашей компании.
    </EmptyState>
  );
}
