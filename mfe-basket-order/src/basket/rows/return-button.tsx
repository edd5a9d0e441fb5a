import { formatNumber } from '@shop/domain/format/number';
import { Button } from '@shop/ui';
import { UndoIcon } from '@shop/ui/parts/icons';
import { basketClient } from '../client/current-basket.ts';
import type { BasketLine } from '../state/basket-state.ts';

/** Puts a deleted row back. One that a colleague took away, perhaps while it was typed in, says how much would come back. */
export function ReturnButton({ line: { offerId, row, quantity, note } }: { line: BasketLine }) {
  const words = note ? `Вернуть с\u00a0количеством ${formatNumber(quantity)}` : 'Вернуть';
  return (
    <Button
      size="s"
      icon={<UndoIcon />}
      aria-label={`${words}: ${row.name}`}
      data-keeps-focus
      onClick={() => basketClient.dispatch({ type: 'returned', offerIds: [offerId] })}
    >
      {words}
    </Button>
  );
}
