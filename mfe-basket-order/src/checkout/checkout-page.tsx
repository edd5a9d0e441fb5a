import { messageOf } from '@shop/shared/http';
import { usePageTitle } from '@shop/shared/microfrontend';
import { useIsAllowed } from '@shop/shared/session';
import { Button, ErrorPanel, PageHeader, Stack } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { BasketIcon } from '@shop/shared/ui/icons';
import { useState } from 'react';
import { readCheckoutDraft } from './checkout-draft.ts';
import { CheckoutFields } from './checkout-fields.tsx';
import { choicesOf } from './checkout-form.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { useCheckout } from './use-checkout.ts';

const breadcrumbs = [{ label: 'Корзина', to: '/basket/' }, { label: 'Оформление заказа' }];

/** Checkout (§2): delivery, shipment and payment on one page, with what each choice costs beside it. */
export function CheckoutPage() {
  const isAllowed = useIsAllowed('order.place');
  usePageTitle('Оформление заказа');
  return (
    <Stack gap={5}>
      <PageHeader title="Оформление заказа" breadcrumbs={breadcrumbs} />
      {isAllowed ? <CheckoutContent /> : <NotAllowed />}
    </Stack>
  );
}

function CheckoutContent() {
  const [draft] = useState(readCheckoutDraft);
  const [choices, setChoices] = useState(() => choicesOf(draft));
  const { checkout, isPending, isCounting, isFetching, failure, recount } = useCheckout(choices);

  if (isPending) return <CheckoutSkeleton />;
  if (!checkout)
    return (
      <ErrorPanel
        title="Не удалось рассчитать заказ"
        text={messageOf(failure)}
        onRetry={recount}
        retrying={isFetching}
      />
    );
  if (checkout.lines.length === 0)
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
        {checkout.errors[0] ?? 'В корзине пока ничего нет.'}
      </EmptyState>
    );
  return (
    <CheckoutFields
      draft={draft}
      checkout={checkout}
      isCounting={isCounting}
      failure={failure}
      onRecount={recount}
      onChoose={setChoices}
    />
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
