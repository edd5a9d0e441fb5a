import type { SlotProps } from '@shop/contracts/platform/slots';
import { useIsAllowed } from '@shop/platform/session';
import { Button } from '@shop/ui';
import { BasketIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { addLines } from '../basket/client/add-lines.mutation.ts';

/** «В корзину» for everything that is ticked in a list; nothing for those who have no basket. */
export function Widget({ lines }: SlotProps['products.bulk-actions']) {
  const isAllowed = useIsAllowed('basket.use');
  const [isAdding, setIsAdding] = useState(false);
  if (!isAllowed) return null;
  async function handleAdd() {
    setIsAdding(true);
    await addLines(lines);
    setIsAdding(false);
  }
  return (
    <Button
      variant="primary"
      icon={<BasketIcon />}
      aria-label="Выбранные в корзину"
      pending={isAdding}
      disabled={lines.length === 0}
      onClick={() => void handleAdd()}
    >
      В&nbsp;корзину
    </Button>
  );
}
