import { ORDER_STATUS_NAMES, type Order } from '@shop/contracts/basket-order/orders';
import { formatInstant } from '@shop/domain/format/date';
import { Notice } from '@shop/ui/parts/notice';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { RepeatButton } from '../copy/repeat-button.tsx';
import type { useRepeatedOrder } from '../copy/use-repeated-order.ts';
import type { CancelOutcome } from './cancel-outcome.ts';

interface CancelNoticeProps {
  readonly order: Order;
  readonly outcome: CancelOutcome | undefined;
  readonly repeated: ReturnType<typeof useRepeatedOrder>;
}

/** Reports that the order was cancelled and offers to repeat it, or why the cancellation was refused. */
export function CancelNotice({ order, outcome, repeated }: CancelNoticeProps) {
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
  const notice = (
    <Notice
      tone={outcome ? 'success' : 'neutral'}
      title={`Заказ № ${order.number} отменён`}
      action={<RepeatButton order={order} repeated={repeated} label={'Вернуть товары в\u00a0корзину'} />}
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
