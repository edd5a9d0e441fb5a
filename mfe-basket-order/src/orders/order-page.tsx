import { useEvent } from '@shop/shared/events';
import { formatInstant } from '@shop/shared/format/date';
import { isNotFound, PageFailure, PageNotFound, usePageTitle } from '@shop/shared/microfrontend';
import { useQuery } from '@shop/shared/query';
import { useLocation, useNavigate, useParams } from '@shop/shared/router';
import { useIsAllowed } from '@shop/shared/session';
import { Button, PageHeader, Skeleton, Stack } from '@shop/shared/ui';
import { TemplateIcon } from '@shop/shared/ui/icons';
import { Notice } from '@shop/shared/ui/notice';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useSaveAsTemplate } from '../templates/use-save-as-template.tsx';
import { orderQuery } from './order.queries.ts';
import { OrderContent } from './order-content.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';

/** One order (§2): what, how, for how much, how far it has got, and its papers. Anybody else's is not found. */
export function OrderPage() {
  const id = useOrderId();
  const { data, isPending, error, isFetching, refetch } = useQuery({
    ...orderQuery(id),
    throwOnError: isNotFound,
  });
  const placedNumber = usePlacedNumber();
  const template = useSaveAsTemplate();
  const canSave = useIsAllowed('basket.use');
  usePageTitle(data && `Заказ № ${data.order.number}`);
  useEvent('order.changed', ({ orderId }) => {
    if (orderId === id) void refetch();
  });

  if (isPending) return <OrderSkeleton />;
  if (!data)
    return (
      <PageFailure
        error={error}
        title="Не удалось загрузить заказ"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  const { order } = data;
  return (
    <Stack gap={5}>
      {placedNumber === order.number && (
        <Notice tone="success" title={`Заказ № ${order.number} оформлен`}>
          Мы уже приняли его в работу. Счёт — в документах заказа, о каждом следующем шаге придёт уведомление.
        </Notice>
      )}
      <PageHeader
        title={`Заказ № ${order.number}`}
        breadcrumbs={[{ label: 'Заказы', to: '/orders/' }, { label: `№ ${order.number}` }]}
        lead={`${formatInstant(order.createdAt)} · ${order.counterpartyName}`}
        actions={
          <>
            <OrderStatusBadge status={order.status} />
            {canSave && (
              <Button
                size="s"
                icon={<TemplateIcon />}
                pending={template.isPending}
                onClick={() =>
                  template.save({ lines: order.lines, suggestedName: `Заказ № ${order.number}` })
                }
              >
                Сохранить как шаблон
              </Button>
            )}
          </>
        }
      />
      <OrderContent order={order} />
      {template.dialog}
    </Stack>
  );
}

/** Throws for what cannot be an order's address. */
function useOrderId(): number {
  const { code = '' } = useParams();
  if (!/^[1-9]\d{0,14}$/.test(code)) throw new PageNotFound();
  return Number(code);
}

/** The number of the order that was placed a moment ago. Taken out of the history, or a reload would say it again. */
function usePlacedNumber(): string | undefined {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [placed] = useState(() => v.safeParse(placedState, state));
  useEffect(() => {
    if (placed.success) navigate(pathname, { replace: true, state: null });
  }, [placed.success, pathname, navigate]);
  return placed.success ? placed.output.placedNumber : undefined;
}

const placedState = v.object({ placedNumber: v.string() });

function OrderSkeleton() {
  return (
    <Stack gap={5} aria-busy="true">
      <Skeleton height={36} width="min(360px, 70%)" />
      <Skeleton height={88} />
      <Skeleton height={320} />
    </Stack>
  );
}
