import type { Order } from '@shop/contracts/basket-order/orders';
import { formatDay, formatInstant, moscowToday } from '@shop/domain/format/date';
import { messageOf } from '@shop/platform/http';
import { Button, toast } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { useState } from 'react';
import { RepeatButton } from '../copy/repeat-button.tsx';
import type { useRepeatedOrder } from '../copy/use-repeated-order.ts';
import { extend } from './extend-reservation.mutation.ts';

interface ReservationNoticeProps {
  readonly order: Order;
  readonly repeated: ReturnType<typeof useRepeatedOrder>;
}

/** Until when the goods are reserved (§1.70), with the extension; after the end, what happened and what can be done. */
export function ReservationNotice({ order, repeated }: ReservationNoticeProps) {
  const { reservation, paySystem } = order;
  if (reservation === null) return null;
  const until = formatDay(reservation.until);
  const isInvoice = paySystem === 'invoice';
  if (reservation.releasedAt !== null)
    return (
      <Notice
        tone="warning"
        title="Товары больше не в резерве"
        action={<RepeatButton order={order} repeated={repeated} label="Повторить заказ" />}
      >
        {isInvoice ? 'Оплата не поступила' : 'Заказ не начали собирать'} до {until}, и&nbsp;товары вернулись
        в&nbsp;продажу {formatInstant(reservation.releasedAt)}. Заказ остаётся:{' '}
        {isInvoice && 'его можно оплатить, '}
        отгрузим, когда товары будут на&nbsp;складе. Чтобы получить то, что есть сейчас, повторите заказ,
        а&nbsp;этот отмените.
      </Notice>
    );
  const isOver = reservation.until < moscowToday();
  return (
    <Notice
      title={isOver ? `Срок резерва закончился ${until}` : `Товары в резерве до ${until}`}
      action={<ExtendButton orderId={order.id} extendableTo={reservation.extendableTo} />}
    >
      {isOver
        ? 'Товары пока отложены за\u00a0вами.'
        : isInvoice
          ? 'Оплатите заказ в\u00a0этот срок, и\u00a0они останутся за\u00a0вами до\u00a0отгрузки.'
          : 'Когда начнём собирать заказ, они останутся за\u00a0вами до\u00a0отгрузки.'}
      {isOver && isInvoice && ' Если вы оплатили заказ, платёж скоро появится здесь.'}
      {reservation.isExtended && ' Резерв продлён, ещё раз продлить его нельзя.'}
    </Notice>
  );
}

interface ExtendButtonProps {
  readonly orderId: number;
  readonly extendableTo: string | null;
}

/** Stays after the extension, so that the page below does not move and the focus has its place. */
function ExtendButton({ orderId, extendableTo }: ExtendButtonProps) {
  const [isPending, setIsPending] = useState(false);
  const [isDone, setIsDone] = useState(false);
  if (extendableTo === null && !isDone) return null;

  async function handleClick() {
    setIsPending(true);
    try {
      await extend(orderId);
      setIsDone(true);
    } catch (error) {
      toast.danger(`Резерв не продлён. ${messageOf(error)}`);
    }
    setIsPending(false);
  }

  return (
    <Button size="s" pending={isPending} aria-disabled={isDone} onClick={() => isDone || void handleClick()}>
      {extendableTo === null || isDone ? 'Продлён' : `Продлить до\u00a0${formatDay(extendableTo)}`}
    </Button>
  );
}
