import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { isNotFound, PageFailure, PageNotFound, usePageTitle } from '@shop/remote';
import { orderQuery } from '../common/order.queries.ts';
import { OrderContent } from './order-content.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

/** One order (§2): what, how, for how much, how far it has got, and its papers. Anybody else's is not found. */
export function OrderPage() {
  const id = useOrderId();
  const { data, isPending, error, isFetching, refetch } = useQuery({
    ...orderQuery(id),
    throwOnError: isNotFound,
  });
  usePageTitle(data && `Заказ № ${data.order.number}`);
  useEvent('order.changed', ({ orderId }) => {
    if (orderId === id) void refetch();
  });
  // A payment changes what is paid of it.
  useEvent('ledger.changed', () => void refetch());

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
  return <OrderContent key={id} order={data.order} />;
}

/** Throws for what cannot be an order's address. */
function useOrderId(): number {
  const { code = '' } = useParams();
  if (!/^[1-9]\d{0,14}$/.test(code)) throw new PageNotFound();
  return Number(code);
}
