import { PageFailure, usePageTitle } from '@shop/shared/microfrontend';
import { useIsAllowed } from '@shop/shared/session';
import { Button, PageHeader, Stack } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { BasketIcon } from '@shop/shared/ui/icons';
import { type ReactNode, useState } from 'react';
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
  const [draft] = useState(readCheckoutDraft);
  const [choices, setChoices] = useState(() => choicesOf(draft));
  const { checkout, isPending, isCounting, isFetching, failure, recount } = useCheckout(choices);

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
        retrying={isFetching}
      />
    );
  return (
    <Framed>
      {checkout.lines.length === 0 ? (
        <NothingToOrder reason={checkout.errors[0]} />
      ) : (
        <CheckoutFields
          draft={draft}
          checkout={checkout}
          isCounting={isCounting}
          failure={failure}
          onRecount={recount}
          onChoose={setChoices}
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
