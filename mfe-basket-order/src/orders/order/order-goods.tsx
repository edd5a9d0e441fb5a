import type { Order } from '@shop/contracts/basket-order/orders';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { Button, Panel } from '@shop/ui';
import { MessageIcon } from '@shop/ui/parts/icons';
import { useRef, useState } from 'react';
import { OrderLines } from '../lines/order-lines.tsx';

async function loadClaim() {
  return (await import(/* webpackChunkName: "orders-lazy" */ '../claim/claim-lines.tsx')).ClaimLines;
}

/** The ordered lines. Shipped ones can be selected for a claim in place. */
export function OrderGoods({ order }: { readonly order: Order }) {
  const hasShipped = order.lines.some(({ shippedQuantity }) => shippedQuantity > 0);
  const { chunk: ClaimLines, isPending, ask } = useLazyChunk(loadClaim);
  const [isClaiming, setIsClaiming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isChoosing = isClaiming && ClaimLines !== undefined;
  return (
    <Panel
      title={isChoosing ? 'К\u00a0каким товарам претензия?' : 'Состав заказа'}
      padding={0}
      actions={
        order.canClaim &&
        hasShipped && (
          <Button
            ref={opener}
            size="s"
            variant="quiet"
            icon={<MessageIcon />}
            pending={isClaiming && isPending}
            aria-pressed={isChoosing}
            onClick={() => {
              setIsClaiming(!isClaiming);
              ask();
            }}
          >
            Претензия
          </Button>
        )
      }
    >
      {isChoosing ? (
        <ClaimLines
          order={order}
          onCancel={() => {
            setIsClaiming(false);
            opener.current?.focus();
          }}
        />
      ) : (
        <OrderLines order={order} />
      )}
    </Panel>
  );
}
