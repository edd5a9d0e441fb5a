import { ApiRefusal, messageOf } from '@shop/platform/http';
import { Button, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { useId } from 'react';
import { ActionBar } from '../../common/action-bar.tsx';
import type { Checkout } from '../form/checkout.queries.ts';
import type { CheckoutForm } from '../form/checkout-form.ts';
import type { CheckoutFormState } from '../form/use-checkout-form.ts';
import { isRefused } from './place-order.mutation.ts';

interface PlaceOrderProps {
  readonly checkout: Checkout;
  readonly form: CheckoutFormState;
  readonly isCounting: boolean;
  /** The sums on screen do not match the choices. */
  readonly hasFailed: boolean;
  readonly isPlacing: boolean;
  readonly error: Error | null;
  /** Whether the order changed since the buyer saw it, and whether the changes have been on screen. */
  readonly changes: 'none' | 'unseen' | 'seen';
  readonly onShowChanges: () => void;
}

const names = {
  none: 'Подтвердить заказ',
  unseen: 'Подтвердить с изменениями',
  seen: 'Подтвердить с изменениями',
} as const;

/** The submit button, the reason why it is disabled, and the error of the last attempt. */
export function PlaceOrder(props: PlaceOrderProps) {
  const { checkout, form, isCounting, hasFailed, isPlacing, error, changes, onShowChanges } = props;
  const reasonId = useId();
  const obstacle = hasFailed
    ? 'Итог ещё не пересчитан для вашего выбора.'
    : whyNotPlace(checkout, form.values);
  const reason = obstacle ?? (form.isIncomplete ? 'Заполните отмеченные поля.' : null);
  const mustReview = changes === 'unseen' && obstacle === null;
  return (
    <Stack gap={3}>
      {error && !isPlacing && !(isChanged(error) && changes !== 'none') && (
        <Notice tone="danger" title={isRefused(error) ? 'Заказ не оформлен' : 'Ответа не было'}>
          {messageOf(error)}
          {!isRefused(error) &&
            ' Заполненное сохранено. Если заказ всё же дошёл, повтор не\u00a0создаст второй.'}
        </Notice>
      )}
      <ActionBar totalKopecks={checkout.totals.totalKopecks} reason={reason} reasonId={reasonId}>
        <Button
          variant="primary"
          size="l"
          full
          type={mustReview ? 'button' : 'submit'}
          disabled={obstacle !== null}
          pending={isPlacing || (isCounting && obstacle === null)}
          aria-describedby={reason ? reasonId : undefined}
          onClick={mustReview ? onShowChanges : undefined}
        >
          {mustReview ? 'Посмотреть изменения' : names[changes]}
        </Button>
      </ActionBar>
    </Stack>
  );
}

function isChanged(error: Error): boolean {
  return error instanceof ApiRefusal && error.code === 'changed';
}

/** The reason why the order cannot be placed as chosen, for the buyer; null if it can. */
function whyNotPlace({ errors, paySystems }: Checkout, { paySystem }: CheckoutForm): string | null {
  if (errors.length > 0) return 'Сначала исправьте замечания к заказу.';
  const chosen = paySystems.find(({ code }) => code === paySystem);
  return chosen?.isAvailable === false
    ? `«${chosen.name}» сейчас не\u00a0подходит. Выберите другой способ оплаты.`
    : null;
}
