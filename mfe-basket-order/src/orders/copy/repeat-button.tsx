import type { Order } from '@shop/contracts/basket-order/orders';
import { useIsAllowed } from '@shop/platform/session';
import { Button } from '@shop/ui';
import { RetryIcon } from '@shop/ui/parts/icons';
import type { useRepeatedOrder } from './use-repeated-order.ts';

interface RepeatButtonProps {
  readonly order: Order;
  readonly repeated: ReturnType<typeof useRepeatedOrder>;
  readonly label: string;
}

/** Puts the order's goods into the basket, from a notice; nothing for those who have no basket. */
export function RepeatButton({ order: { id }, repeated, label }: RepeatButtonProps) {
  const canBuy = useIsAllowed('basket.use');
  const isInBasket = repeated.copiedId === id;
  if (!canBuy) return null;
  return (
    <Button
      size="s"
      icon={<RetryIcon />}
      pending={repeated.repeating === id}
      aria-disabled={isInBasket}
      onClick={() => isInBasket || repeated.repeat(id)}
    >
      {isInBasket ? 'В\u00a0корзине' : label}
    </Button>
  );
}
