import { messageOf, NoAnswer } from '@shop/shared/http';
import { Button, Stack } from '@shop/shared/ui';
import { Notice } from '@shop/shared/ui/notice';
import { useId } from 'react';
import { ActionBar } from '../common/action-bar.tsx';
import type { Checkout } from './checkout.queries.ts';
import type { CheckoutForm } from './checkout-form.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

interface PlaceOrderProps {
  readonly checkout: Checkout;
  readonly form: CheckoutFormState;
  readonly isCounting: boolean;
  /** The sums on screen are not those of the choices. */
  readonly hasFailed: boolean;
  readonly isPlacing: boolean;
  readonly error: Error | null;
}

/** The one button that makes an order of it, why it cannot, and what went wrong. */
export function PlaceOrder({ checkout, form, isCounting, hasFailed, isPlacing, error }: PlaceOrderProps) {
  const reasonId = useId();
  const obstacle = hasFailed
    ? 'Итог ещё не пересчитан для вашего выбора.'
    : whyNotPlace(checkout, form.values);
  const reason = obstacle ?? (form.isIncomplete ? 'Заполните отмеченные поля.' : null);
  return (
    <Stack gap={3}>
      {error && !isPlacing && (
        <Notice tone="danger" title="Заказ не оформлен">
          {messageOf(error)}
          {error instanceof NoAnswer && ' Если заказ всё же дошёл до нас, повтор не создаст второй.'}
        </Notice>
      )}
      <ActionBar totalKopecks={checkout.totals.totalKopecks} reason={reason} reasonId={reasonId}>
        <Button
          type="submit"
          variant="primary"
          size="l"
          full
          disabled={obstacle !== null}
          pending={isPlacing || (isCounting && obstacle === null)}
          aria-describedby={reason ? reasonId : undefined}
        >
          Подтвердить заказ
        </Button>
      </ActionBar>
    </Stack>
  );
}

/** Why the order cannot be placed as chosen, in words for the buyer; null when it can. */
function whyNotPlace({ errors, paySystems }: Checkout, { paySystem }: CheckoutForm): string | null {
  if (errors.length > 0) return 'Сначала исправьте замечания к заказу.';
  const chosen = paySystems.find(({ code }) => code === paySystem);
  return chosen?.isAvailable === false
    ? `${chosen.name}: ${chosen.note}. Выберите другой способ оплаты.`
    : null;
}
