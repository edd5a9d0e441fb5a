import type { SlotProps } from '@shop/contracts/platform/slots';
import { Stack } from '@shop/ui';
import { CustomerBasketPanel } from '../customer-card/customer-basket.tsx';
import { CustomerOrdersPanel } from '../customer-card/customer-orders.tsx';

/** A customer's card: its basket and its last orders. */
export function Widget({ code }: SlotProps['customer.card']) {
  return (
    <Stack gap={4}>
      <CustomerBasketPanel code={code} />
      <CustomerOrdersPanel code={code} />
    </Stack>
  );
}
