import type { Order } from '@shop/contracts/basket-order/orders';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useIsAllowed } from '@shop/platform/session';
import { Button } from '@shop/ui';
import { CloseIcon, MoreIcon, RetryIcon } from '@shop/ui/parts/icons';
import { useRef, useState } from 'react';
import type { useCancellation } from '../cancellation/use-cancellation.tsx';
import type { useRepeatedOrder } from '../copy/use-repeated-order.ts';

async function loadMenu() {
  return (await import(/* webpackChunkName: "orders-lazy" */ './order-menu.tsx')).OrderMenu;
}

interface OrderActionsProps {
  readonly order: Order;
  readonly repeated: ReturnType<typeof useRepeatedOrder>;
  readonly cancellation: ReturnType<typeof useCancellation>;
}

/** Actions of the whole order: repeat, cancel, and a menu with the rest. */
export function OrderActions({ order, repeated, cancellation }: OrderActionsProps) {
  const canBuy = useIsAllowed('basket.use');
  const { chunk: OrderMenu, isPending, ask } = useLazyChunk(loadMenu);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isInBasket = repeated.copiedId === order.id;
  return (
    <>
      {canBuy && (
        <Button
          icon={<RetryIcon />}
          pending={repeated.repeating === order.id}
          aria-disabled={isInBasket}
          aria-label={isInBasket ? undefined : 'Повторить заказ'}
          onClick={() => isInBasket || repeated.repeat(order.id)}
        >
          {isInBasket ? 'В\u00a0корзине' : 'Повторить'}
        </Button>
      )}
      {order.canCancel && (
        <Button icon={<CloseIcon />} pending={cancellation.isPending} onClick={cancellation.ask}>
          Отменить
        </Button>
      )}
      <Button
        ref={opener}
        variant="quiet"
        icon={<MoreIcon />}
        pending={isOpen && isPending}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen);
          ask();
        }}
      >
        Ещё
      </Button>
      {isOpen && OrderMenu && opener.current && (
        <OrderMenu anchor={opener.current} order={order} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
