import { IconButton } from '@shop/ui';
import { CompareIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import type { ListToggleProps } from './favourite-toggle.tsx';
import { useIsListed } from './header-lists.ts';
import { loadChanges } from './load-changes.ts';

/** The scales of a product: they turn only when the server has confirmed it (§4); until then it is seen to work. */
export function CompareToggle({ productId, name, size, failureMs }: ListToggleProps) {
  const isCompared = useIsListed('compare', productId);
  const [isPending, setIsPending] = useState(false);
  async function handleClick() {
    setIsPending(true);
    const changes = await loadChanges();
    await changes?.setCompared([productId], !isCompared, name, failureMs);
    setIsPending(false);
  }
  return (
    <IconButton
      label={`К сравнению: ${name}`}
      title={isCompared ? 'Убрать из сравнения' : 'К сравнению'}
      icon={<CompareIcon />}
      pressed={isCompared}
      pending={isPending}
      size={size}
      onClick={() => void handleClick()}
    />
  );
}
