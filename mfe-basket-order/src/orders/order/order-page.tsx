import { QueryStates } from '@shop/kit/page/query-states';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { isNotFound, PageNotFound, usePageTitle } from '@shop/remote';
import { orderIdOf, orderQuery } from '../common/order.queries.ts';
import { OrderContent } from './order-content.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

/** One order (§2). An order of somebody else is answered as not found. */
export function OrderPage() {
  const id = useOrderId();
  const order = useQuery({ ...orderQuery(id), throwOnError: isNotFound });
  usePageTitle(order.data && `Заказ № ${order.data.order.number}`);
  useEvent('order.changed', ({ orderId }) => {
    if (orderId === id) void order.refetch();
  });
  // A payment changes the paid sum.
  useEvent('ledger.changed', () => void order.refetch());
  return (
    <QueryStates query={order} scope="page" pending={<OrderSkeleton />} failure="Не удалось загрузить заказ">
      {(data) => <OrderContent key={id} order={data.order} />}
    </QueryStates>
  );
}

/** Throws `PageNotFound` for a URL that cannot be an order's. */
function useOrderId(): number {
  const id = orderIdOf(useParams().code);
  if (id === undefined) throw new PageNotFound();
  return id;
}
