import type { Order } from '@shop/contracts/basket-order/orders';
import { formatInstant } from '@shop/domain/format/date';
import { useIsAllowed } from '@shop/platform/session';
import { PageHeader, Row, Stack } from '@shop/ui';
import { OrderStatusBadge } from '../../common/order-status-badge.tsx';
import { SummaryColumns } from '../../common/summary-columns.tsx';
import { CancelNotice } from '../cancellation/cancel-notice.tsx';
import { useCancellation } from '../cancellation/use-cancellation.tsx';
import { useRepeatedOrder } from '../copy/use-repeated-order.ts';
import { ChangeNotice } from '../differences/change-notice.tsx';
import { ReservationNotice } from '../reservation/reservation-notice.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderPrintStyles } from './order-print-styles.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderShipments } from './order-shipments.tsx';
import { OrderSums } from './order-sums.tsx';
import { OrderTerms } from './order-terms.tsx';
import { PlacedPanel } from './placed-panel.tsx';
import { usePlacedNumber } from './use-placed-number.ts';

const toOrders = { label: 'Заказы', to: '/orders/' };

export function OrderContent({ order }: { readonly order: Order }) {
  const isManager = useIsAllowed('manager.counterparties');
  const placedNumber = usePlacedNumber();
  const repeated = useRepeatedOrder();
  const cancellation = useCancellation(order);
  return (
    <Stack gap={5}>
      <OrderPrintStyles />
      <PageHeader
        title={`Заказ № ${order.number}`}
        breadcrumbs={[isManager ? toClient(order) : toOrders, { label: `№ ${order.number}` }]}
        lead={
          <Row gap={2}>
            <OrderStatusBadge status={order.status} />
            <span>
              {formatInstant(order.createdAt)} · {order.counterpartyName}
            </span>
          </Row>
        }
        actions={<OrderActions order={order} repeated={repeated} cancellation={cancellation} />}
      />
      {placedNumber === order.number && order.status !== 'cancelled' && <PlacedPanel order={order} />}
      <CancelNotice order={order} outcome={cancellation.outcome} repeated={repeated} />
      <ChangeNotice order={order} />
      <ReservationNotice order={order} repeated={repeated} />
      <OrderProgress order={order} />
      <SummaryColumns
        label="Условия заказа"
        summaryFirst
        aside={
          <>
            <OrderSums order={order} />
            <div data-off-paper>
              <OrderDocuments order={order} />
            </div>
            <OrderTerms order={order} />
          </>
        }
      >
        <OrderGoods order={order} />
        <OrderShipments order={order} />
      </SummaryColumns>
      {cancellation.dialog}
      {repeated.dialog}
    </Stack>
  );
}

/**
 * Managers return to the client's card, or to the list of clients if an older server sends no company code.
 */
function toClient({ counterpartyName, counterpartyCode }: Order) {
  return {
    label: counterpartyName,
    to: `/manager/mycompanies/${counterpartyCode && `${counterpartyCode}/`}`,
  };
}
