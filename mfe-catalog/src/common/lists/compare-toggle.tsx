import { IconButton } from '@shop/ui';
import { CompareIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import type { ListToggleProps } from './favourite-toggle.tsx';
import { useIsListed } from './header-lists.ts';
import { loadListMutations } from './load-list-mutations.ts';

/**
 * Adds a product to the comparison or removes it. The state changes after the server's confirmation (§4); the
 * button is pending until then.
 */
export function CompareToggle({ productId, name, size, failureMs }: ListToggleProps) {
  const isCompared = useIsListed('compare', productId);
  const [isPending, setIsPending] = useState(false);
  async function handleClick() {
    setIsPending(true);
    const changes = await loadListMutations();
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
