import { messageOf } from '@shop/shared/http';
import { Button, Spinner, Stack, Text } from '@shop/shared/ui';
import { Notice } from '@shop/shared/ui/notice';

interface LostOrderProps {
  readonly error: Error | null;
  readonly onAsk: () => void;
}

/** While it is found out what became of an order whose answer was lost. */
export function LostOrder({ error, onAsk }: LostOrderProps) {
  if (error)
    return (
      <Notice
        tone="warning"
        title="Не знаем, оформлен ли заказ"
        action={
          <Button size="s" onClick={onAsk}>
            Проверить
          </Button>
        }
      >
        {messageOf(error)} Ответ на ваше подтверждение не пришёл. Проверка не создаст второй заказ.
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
