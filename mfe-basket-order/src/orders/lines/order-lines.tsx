import type { Order } from '@shop/contracts/basket-order/orders';
import { type ReactNode, useRef } from 'react';
import { Body, Head, Table } from '../../common/row-parts.ts';
import { LinesWindow } from './lines-window.tsx';
import { OrderLine } from './order-line.tsx';
import { HeadCell, HeadLine } from './order-line-parts.ts';

/** What was ordered and what of it has been shipped; without the right to prices, without the columns of sums. */
export function OrderLines({ order: { lines, totalKopecks } }: { readonly order: Order }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isPriced = totalKopecks !== null;
  return (
    <Table aria-label="Товары заказа" aria-rowcount={lines.length + 1}>
      <Head>
        <HeadLine $layout={isPriced ? 'priced' : 'plain'} aria-rowindex={1}>
          <HeadCell $area="product">Товар</HeadCell>
          {isPriced && <HeadCell $area="price">Цена</HeadCell>}
          <HeadCell $area="quantity">Количество</HeadCell>
          {isPriced && <HeadCell $area="total">Сумма</HeadCell>}
        </HeadLine>
      </Head>
      <Body ref={body}>
        <LinesWindow
          body={body}
          lines={lines}
          draw={(line, place): ReactNode => (
            <OrderLine key={line.position} line={line} isPriced={isPriced} {...place} />
          )}
        />
      </Body>
    </Table>
  );
}
