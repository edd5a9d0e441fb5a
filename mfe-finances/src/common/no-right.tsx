import { getFinanceSections } from '@shop/contracts/finances/finances';
import { callKey, useQueryClient } from '@shop/platform/query';
import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { WalletIcon } from '@shop/ui/parts/icons';
import { useEffect } from 'react';

/** Shown to users without the permission: who can grant it. The list of tabs is requested again. */
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
