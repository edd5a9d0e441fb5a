import { ORDER_STATUS_NAMES, type Order } from '@shop/contracts/basket-order/orders';
import { formatInstant } from '@shop/domain/format/date';
import { useIsAllowed } from '@shop/platform/session';
import { Button } from '@shop/ui';
import { RetryIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { useRepeatedOrder } from '../copy/use-repeated-order.ts';
import type { CancelOutcome } from './cancel-outcome.ts';

interface CancelNoticeProps {
  readonly order: Order;
  readonly outcome: CancelOutcome | undefined;
  readonly repeated: ReturnType<typeof useRepeatedOrder>;
}

/** Reports that the order was cancelled and offers to repeat it, or why the cancellation was refused. */
export function CancelNotice({ order, outcome, repeated }: CancelNoticeProps) {
  const canBuy = useIsAllowed('basket.use');
  if (outcome?.kind === 'refused')
    return (
      <Focused>
        <Notice tone="warning" title="Заказ не отменён">
          {outcome.reason}{' '}
          {order.status !== outcome.statusBefore && (
            <>Статус заказа сейчас — «{ORDER_STATUS_NAMES[order.status]}».</>
          )}
        </Notice>
      </Focused>
    );
  if (order.status !== 'cancelled') return null;
  const isInBasket = repeated.copiedId === order.id;
  const notice = (
    <Notice
      tone={outcome ? 'success' : 'neutral'}
      title={`Заказ № ${order.number} отменён`}
      action={
        canBuy && (
          <Button
            size="s"
            icon={<RetryIcon />}
            pending={repeated.repeating === order.id}
            aria-disabled={isInBasket}
            onClick={() => isInBasket || repeated.repeat(order.id)}
          >
            {isInBasket ? 'В\u00a0корзине' : 'Вернуть товары в\u00a0корзину'}
          </Button>
        )
      }
    >
      {describeCancellation(order)}
      {outcome && ' Зарезервированные товары снова свободны.'}
    </Notice>
  );
  return outcome ? <Focused>{notice}</Focused> : notice;
}

function describeCancellation({ statuses, cancelReason }: Order): string {
  const step = statuses.find(({ status }) => status === 'cancelled');
  const who = step && [formatInstant(step.reachedAt), step.byName].filter(Boolean).join(', ');
  return [who && `${who}.`, cancelReason && `Причина: ${cancelReason.replace(/\.$/, '')}.`]
    .filter(Boolean)
    .join(' ');
}

/** The dialog's button is gone or no longer applies, so the notice takes the focus. */
function Focused({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <Place ref={box} tabIndex={-1}>
      {children}
    </Place>
  );
}

const Place = styled.div`
  &:focus {
    outline: none;
  }
`;
