import { useEvent } from '@shop/platform/events';
import { useNavigate } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Button, PageHeader, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { BasketIcon } from '@shop/ui/parts/icons';
import { type ReactNode, useState } from 'react';
import { forgetSeenLines } from '../../common/seen-lines.ts';
import { dropCheckoutDraft } from '../form/checkout-draft.ts';
import { useCheckout } from '../form/use-checkout.ts';
import { useCheckoutChoices } from '../form/use-checkout-choices.ts';
import { unansweredOrder } from '../placing/order-attempt.ts';
import { isRefused, usePlaceOrder } from '../placing/place-order.mutation.ts';
import { PlacedElsewhere } from '../placing/placed-elsewhere.tsx';
import { UnansweredOrder } from '../placing/unanswered-order.tsx';
import { CheckoutFields } from './checkout-fields.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

const breadcrumbs = [{ label: 'Корзина', to: '/basket/' }, { label: 'Оформление заказа' }];

/** Checkout (§2): delivery, shipment and payment on one page, with the cost of each choice. */
export function CheckoutPage() {
  const isAllowed = useIsAllowed('order.place');
  usePageTitle('Оформление заказа');
  return isAllowed ? (
    <Checkout />
  ) : (
    <Framed>
      <NotAllowed />
    </Framed>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <Stack gap={5}>
      <PageHeader title="Оформление заказа" breadcrumbs={breadcrumbs} />
      {children}
    </Stack>
  );
}

function Checkout() {
  const { choices, choose } = useCheckoutChoices();
  const { checkout, isPending, isCounting, failure, recount } = useCheckout(choices);
  const navigate = useNavigate();
  const order = usePlaceOrder(({ id, number }) => {
    dropCheckoutDraft();
    forgetSeenLines();
    navigate(`/orders/${id}/`, { replace: true, state: { placedNumber: number } });
  });
  const [placedElsewhere, setPlacedElsewhere] = useState<number>();
  const isEmpty = checkout?.lines.length === 0;
  const isUnanswered = isEmpty && !order.isSuccess && unansweredOrder() !== undefined;

  useEvent('order.placed', ({ orderId }) => {
    if (!order.isSuccess) setPlacedElsewhere(orderId);
  });
  useEvent('basket.changed', () => {
    // Placing the order itself empties the basket.
    if (!order.isPending && !order.isSuccess) recount();
  });

  if (isPending)
    return (
      <Framed>
        <CheckoutSkeleton />
      </Framed>
    );
  if (!checkout)
    return (
      <PageFailure
        error={failure}
        title="Не удалось рассчитать заказ"
        onRetry={recount}
        retrying={isCounting}
      />
    );
  return (
    <Framed>
      {isUnanswered ? (
        <UnansweredOrder order={order} />
      ) : placedElsewhere !== undefined && (order.isIdle || isRefused(order.error)) ? (
        <PlacedElsewhere
          orderId={placedElsewhere}
          onReturn={isEmpty || isCounting ? undefined : () => setPlacedElsewhere(undefined)}
        />
      ) : isEmpty && !order.isSuccess ? (
        <NothingToOrder reason={checkout.errors[0]} />
      ) : (
        <CheckoutFields
          key={checkout.counterparty.id}
          {...{ checkout, choices, isCounting, failure, order }}
          onChoose={choose}
          onRecount={recount}
        />
      )}
    </Framed>
  );
}

function NothingToOrder({ reason }: { reason: string | undefined }) {
  return (
    <EmptyState
      icon={<BasketIcon />}
      title="Нечего оформлять"
      action={
        <>
          <Button variant="primary" to="/catalog/">
            Перейти в каталог
          </Button>
          <Button to="/orders/">Мои заказы</Button>
        </>
      }
    >
      {reason ?? 'В корзине пока ничего нет.'}
    </EmptyState>
  );
}

function NotAllowed() {
  return (
    <EmptyState
      icon={<BasketIcon />}
      title="Нужно право оформлять заказы"
      action={<Button to="/basket/">Вернуться в корзину</Button>}
    >
      Право «Заказы» выдаёт администратор вашей компании. Корзина общая — коллега с этим правом может оформить
      то, что вы в неё добавили.
    </EmptyState>
  );
}
