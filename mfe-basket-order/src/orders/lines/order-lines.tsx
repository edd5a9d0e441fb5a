import type { Order } from '@shop/contracts/basket-order/orders';
import { GoodsBody, GoodsHead, GoodsTable } from '@shop/kit/goods';
import { type ReactNode, useRef } from 'react';
import { LinesWindow } from './lines-window.tsx';
import { OrderLine } from './order-line.tsx';
import { HeadCell, HeadLine } from './order-line-parts.ts';

/** The lines of an order. Users without the right to prices get no columns of sums. */
export function OrderLines({ order: { lines, totalKopecks } }: { readonly order: Order }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isPriced = totalKopecks !== null;
  return (
    <GoodsTable aria-label="Товары заказа" aria-rowcount={lines.length + 1}>
      <GoodsHead>
        <HeadLine $layout={isPriced ? 'priced' : 'plain'} aria-rowindex={1}>
          <HeadCell $area="product">Товар</HeadCell>
          {isPriced && <HeadCell $area="price">Цена</HeadCell>}
          <HeadCell $area="quantity">Количество</HeadCell>
          {isPriced && <HeadCell $area="total">Сумма</HeadCell>}
        </HeadLine>
      </GoodsHead>
      <GoodsBody ref={body}>
        <LinesWindow
          body={body}
          lines={lines}
          renderLine={(line, place): ReactNode => (
            <OrderLine key={line.position} line={line} isPriced={isPriced} {...place} />
          )}
        />
      </GoodsBody>
    </GoodsTable>
  );
}
