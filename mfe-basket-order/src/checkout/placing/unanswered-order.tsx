import { messageOf } from '@shop/platform/http';
import { Button, Spinner, Stack, Text } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { useEffect, useEffectEvent, useState } from 'react';
import { unansweredOrder } from './order-attempt.ts';
import type { PlaceOrder } from './place-order.mutation.ts';

/**
 * An unanswered order whose basket is empty by now was most likely placed. It is sent again under its own
 * idempotency key: the server answers with the placed order and cannot create another from an empty basket.
 */
export function UnansweredOrder({ order }: { order: PlaceOrder }) {
  const [attemptedAt] = useState(order.submittedAt);
  function ask() {
    const body = unansweredOrder();
    if (body && !order.isPending) order.mutate(body);
  }
  const askAtOnce = useEffectEvent(ask);
  useEffect(() => askAtOnce(), []);

  if (order.isError && order.submittedAt !== attemptedAt)
    return (
      <Notice
        tone="warning"
        title="Не знаем, оформлен ли заказ"
        action={
          <Button size="s" onClick={ask}>
            Проверить
          </Button>
        }
      >
        {messageOf(order.error)} Ответ на ваше подтверждение не пришёл. Проверка не создаст второй заказ.
      </Notice>
    );
  return (
    <Stack gap={3} align="center" padding={8}>
      <Spinner label="Проверяем, оформлен ли заказ" />
      <Text tone="muted" aria-hidden>
        Проверяем, оформлен ли заказ…
      </Text>
    </Stack>
  );
}
