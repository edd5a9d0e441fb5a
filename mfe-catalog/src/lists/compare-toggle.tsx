import { IconButton, toast } from '@shop/shared/ui';
import { CompareIcon } from '@shop/shared/ui/icons';
import { useState } from 'react';
import type { ListToggleProps } from './favourite-toggle.tsx';
import { useIsListed } from './header-lists.ts';
import { PART_FAILED } from './part-failed.ts';

/** The scales of a product: they turn only when the server has confirmed it (§4); until then it is seen to work. */
export function CompareToggle({ productId, name, size }: ListToggleProps) {
  const isCompared = useIsListed('compare', productId);
  const [isPending, setIsPending] = useState(false);
  async function handleClick() {
    setIsPending(true);
    try {
      const { setCompared } = await loadMutation();
      await setCompared([productId], !isCompared, name);
    } catch {
      toast.danger(PART_FAILED);
    } finally {
      setIsPending(false);
    }
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

function loadMutation() {
  return import(/* webpackChunkName: "lists" */ './set-compared.mutation.ts');
}
