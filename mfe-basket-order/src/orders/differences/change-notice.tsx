import type { OrderChange } from '@shop/contracts/basket-order/order-changes';
import type { Order } from '@shop/contracts/basket-order/orders';
import { formatInstant } from '@shop/domain/format/date';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { messageOf } from '@shop/platform/http';
import { Button, Row, toast } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { useState } from 'react';
import { decideChange } from './decide-change.mutation.ts';
import { DifferenceList } from './difference-list.tsx';

/** The change that waits for the buyer's answer, and the latest one that was applied or decided on; keeps the focus. */
export function ChangeNotice({ order }: { readonly order: Order }) {
  const { waitingChange, changes } = order;
  const [latest] = changes;
  const region = useKeptFocus<HTMLDivElement>(waitingChange?.id);
  if (waitingChange === null && latest === undefined) return null;
  return (
    <div ref={region}>
      {waitingChange !== null ? (
        <WaitingChange order={order} change={waitingChange} />
      ) : (
        latest && (
          <Notice title={titleOf(latest)}>
            <DifferenceList change={latest} />
          </Notice>
        )
      )}
    </div>
  );
}

function WaitingChange({ order, change }: { readonly order: Order; readonly change: OrderChange }) {
  const { canDecideChange, id } = order;
  return (
    <Notice
      tone="warning"
      title="Отдел продаж предлагает изменить заказ"
      action={canDecideChange && <Decision orderId={id} changeId={change.id} />}
    >
      <DifferenceList change={change} />
      {canDecideChange
        ? 'Пока вы не\u00a0ответите, заказ остаётся прежним.'
        : 'Ответит тот, кто оформляет заказы компании. Пока заказ остаётся прежним.'}
    </Notice>
  );
}

function titleOf({ state, proposedAt, decidedAt, decidedByName }: OrderChange): string {
  const when = formatInstant(decidedAt ?? proposedAt);
  const who = decidedByName === null ? '' : `, ${decidedByName}`;
  if (state === 'accepted') return `Изменение принято ${when}${who}`;
  if (state === 'declined') return `Изменение отклонено ${when}${who}: заказ остался прежним`;
  return `Заказ изменён ${when}`;
}

function Decision({ orderId, changeId }: { readonly orderId: number; readonly changeId: number }) {
  const [pending, setPending] = useState<'accept' | 'decline' | null>(null);

  async function handleDecision(isAccepted: boolean) {
    setPending(isAccepted ? 'accept' : 'decline');
    try {
      await decideChange({ orderId, changeId, isAccepted });
      toast.success(isAccepted ? 'Заказ изменён' : 'Заказ остался прежним, менеджер узнает об\u00a0этом');
    } catch (error) {
      toast.danger(`Ответ не\u00a0отправлен. ${messageOf(error)}`);
    }
    setPending(null);
  }

  return (
    <Row gap={2}>
      <Button
        size="s"
        variant="primary"
        pending={pending === 'accept'}
        aria-disabled={pending !== null}
        onClick={() => pending === null && void handleDecision(true)}
      >
        Согласен
      </Button>
      <Button
        size="s"
        pending={pending === 'decline'}
        aria-disabled={pending !== null}
        onClick={() => pending === null && void handleDecision(false)}
      >
        Не&nbsp;согласен
      </Button>
    </Row>
  );
}
