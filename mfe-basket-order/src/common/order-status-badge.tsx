import { ORDER_STATUS_NAMES, type OrderStatus } from '@shop/contracts/basket-order/order-list';
import { Badge } from '@shop/ui';
import type { Tone } from '@shop/ui/theme';

const tones: Readonly<Record<OrderStatus, Tone>> = {
  new: 'info',
  confirmed: 'info',
  picking: 'warning',
  shipped: 'accent',
  delivered: 'success',
  cancelled: 'neutral',
};

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{ORDER_STATUS_NAMES[status]}</Badge>;
}
