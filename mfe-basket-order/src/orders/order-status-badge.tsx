import { ORDER_STATUS_NAMES, type OrderStatus } from '@shop/shared/contracts/order-list';
import type { Tone } from '@shop/shared/theme';
import { Badge } from '@shop/shared/ui';

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
