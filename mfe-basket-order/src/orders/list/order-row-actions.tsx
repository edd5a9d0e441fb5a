import type { OrderSummary } from '@shop/contracts/basket-order/orders';
import { useIsAllowed } from '@shop/platform/session';
import { Button, Row } from '@shop/ui';
import { DocumentIcon, RetryIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import type { useRepeatedOrder } from '../copy/use-repeated-order.ts';
import { openInvoice } from './open-invoice.mutation.ts';

interface OrderRowActionsProps {
  readonly order: OrderSummary;
  readonly repeated: ReturnType<typeof useRepeatedOrder>;
}

/** Actions of an order in the list. */
export function OrderRowActions({ order, repeated }: OrderRowActionsProps) {
  const canBuy = useIsAllowed('basket.use');
  const [isOpening, setIsOpening] = useState(false);
  const isInBasket = repeated.copiedId === order.id;

  async function open() {
    setIsOpening(true);
    await openInvoice(order);
    setIsOpening(false);
  }
  return (
    <Row gap={1} justify="end">
      {order.canOpenDocuments && order.status !== 'cancelled' && (
        <Button
          size="s"
          variant="quiet"
          icon={<DocumentIcon />}
          aria-label={`Счёт на оплату заказа № ${order.number}`}
          pending={isOpening}
          onClick={() => void open()}
        >
          Счёт
        </Button>
      )}
      {canBuy && (
        <Button
          size="s"
          variant="quiet"
          icon={<RetryIcon />}
          aria-label={`${isInBasket ? 'В корзине: ' : 'Повторить '}заказ № ${order.number}`}
          pending={repeated.repeating === order.id}
          aria-disabled={isInBasket}
          onClick={() => isInBasket || repeated.repeat(order.id)}
        >
          {isInBasket ? 'В\u00a0корзине' : 'Повторить'}
        </Button>
      )}
    </Row>
  );
}
